declare global {
	namespace App {
		interface Error {
			/** `load`: a part of the app did not arrive. Anything else is ours. */
			why?: 'load';
		}
		interface PageState {
			/** Something lies open over the page: the way back closes it first. */
			open?: boolean;
			/** Where whoever asked came from. */
			back?: string;
		}
	}
}
export {};
