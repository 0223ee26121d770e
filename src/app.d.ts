declare global {
	namespace App {
		interface Error {
			/** `load`: a part of the app did not arrive. Anything else is ours. */
			why?: 'load';
		}
	}
}
export {};
