/** How an edition plays beside the app's own: many quick games in a worker. This is the page's side. */
import type { Edition } from '../../table/record.ts';
import type { Comparison } from '../../table/trial.ts';

/** Games on each of the two sheets. */
export const GAMES = 200;

export interface TrialsWanted {
	readonly game: string;
	readonly edition: Edition;
	readonly games: number;
}
/** What was found so far, or why no more will be. */
export type TrialsNews =
	| { readonly kind: 'played'; readonly comparison: Comparison }
	| { readonly kind: 'failed'; readonly said: string };

export interface Trials {
	/** Once all are played. */
	readonly over: Promise<void>;
	stop(): void;
}

/** Plays on both sheets; `onPlayed` hears what the games come to, again and again until all are played. */
export function compare(asked: TrialsWanted, onPlayed: (found: Comparison) => void): Trials {
	const worker = new Worker(new URL('./fairness-worker.ts', import.meta.url), { type: 'module' });
	const over = new Promise<void>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<TrialsNews>) => {
			if (data.kind === 'failed') reject(new Error(data.said));
			else {
				onPlayed(data.comparison);
				if (data.comparison.games < asked.games) return;
				resolve();
			}
			worker.terminate();
		};
		worker.onerror = (event) => {
			reject(new Error(event.message));
		};
	});
	worker.postMessage(asked);
	return {
		over,
		stop: () => {
			worker.terminate();
		}
	};
}
