/** How an edition plays beside the app's own: many quick games in a worker. This is the page's side. */
import type { Edition } from '../../table/record.ts';
import type { Trial } from '../../table/trial.ts';

/** Games on each of the two sheets. */
export const GAMES = 200;

export interface Played {
	/** How often of all games it was won, or the points on average. */
	readonly result: number;
	/** Of a won game, or of any where there are points; null when there is none. */
	readonly length: number | null;
}
export interface Comparison {
	readonly measure: Trial['measure'];
	readonly mine: Played;
	readonly ours: Played;
}

export interface TrialsWanted {
	readonly game: string;
	readonly edition: Edition;
	readonly games: number;
}
export type TrialsNews =
	| { readonly kind: 'progress'; readonly done: number }
	| { readonly kind: 'done'; readonly comparison: Comparison };

export interface Trials {
	readonly comparison: Promise<Comparison>;
	stop(): void;
}

/** Plays on both sheets; `onProgress` hears how many of all games are done. */
export function compare(asked: TrialsWanted, onProgress: (done: number) => void): Trials {
	const worker = new Worker(new URL('./fairness-worker.ts', import.meta.url), { type: 'module' });
	const comparison = new Promise<Comparison>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<TrialsNews>) => {
			if (data.kind === 'progress') onProgress(data.done);
			else {
				resolve(data.comparison);
				worker.terminate();
			}
		};
		worker.onerror = (event) => {
			reject(new Error(event.message));
		};
	});
	worker.postMessage(asked);
	return {
		comparison,
		stop: () => {
			worker.terminate();
		}
	};
}
