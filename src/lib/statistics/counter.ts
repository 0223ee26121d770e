/** The page's side: five thousand tables are counted and added up beside the page, which stays quick. */
import type { Progress } from '../store/backup/progress.ts';
import type { DiceSummary } from './dice.ts';
import type { Filter, Played } from './played.ts';
import type { Records } from './records.ts';
import type { Summary } from './summary.ts';

export type CounterQuestion =
	/** Of one game, or of all. */
	| { readonly ask: 'read'; readonly game: string | null }
	| { readonly ask: 'summary'; readonly filter: Filter }
	/** The tables themselves, the last played first. */
	| { readonly ask: 'tables'; readonly filter: Filter }
	| { readonly ask: 'records'; readonly id: string }
	/** Ordinary dice of everybody, as far as they are counted already or soon are. */
	| { readonly ask: 'dice' };

export type CounterAnswer =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| {
			readonly kind: 'read';
			readonly people: readonly { readonly person: string; readonly name: string }[];
			readonly games: readonly string[];
			readonly unread: number;
	  }
	| { readonly kind: 'summary'; readonly filter: Filter; readonly summary: Summary }
	| { readonly kind: 'tables'; readonly tables: readonly Played[] }
	| { readonly kind: 'records'; readonly records: Records | null }
	| { readonly kind: 'dice'; readonly dice: DiceSummary | null; readonly since: number }
	| { readonly kind: 'failed'; readonly message: string };

type Answer<K extends CounterAnswer['kind']> = Extract<CounterAnswer, { readonly kind: K }>;

export interface Counter {
	read(game: string | null, onProgress: (progress: Progress) => void): Promise<Answer<'read'>>;
	summary(filter: Filter): Promise<Answer<'summary'>['summary']>;
	tables(filter: Filter): Promise<readonly Played[]>;
	records(id: string): Promise<Records | null>;
	dice(): Promise<Answer<'dice'>>;
	close(): void;
}

export function openCounter(): Counter {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	/** Answers come in the order of the questions. */
	let queue: Promise<unknown> = Promise.resolve();
	const ask = <K extends CounterAnswer['kind']>(
		kind: K,
		asked: CounterQuestion,
		onProgress: (progress: Progress) => void = () => undefined
	): Promise<Answer<K>> => {
		const answer = queue.then(
			() =>
				new Promise<Answer<K>>((resolve, reject) => {
					worker.onmessage = ({ data }: MessageEvent<CounterAnswer>) => {
						if (data.kind === 'progress') onProgress(data.progress);
						else if (data.kind === 'failed') reject(new Error(data.message));
						else if (data.kind === kind) resolve(data as Answer<K>);
					};
					worker.onerror = (event) => {
						reject(new Error(event.message));
					};
					worker.postMessage(asked);
				})
		);
		queue = answer.catch(() => undefined);
		return answer;
	};
	return {
		read: (game, onProgress) => ask('read', { ask: 'read', game }, onProgress),
		summary: async (filter) => (await ask('summary', { ask: 'summary', filter })).summary,
		tables: async (filter) => (await ask('tables', { ask: 'tables', filter })).tables,
		records: async (id) => (await ask('records', { ask: 'records', id })).records,
		dice: () => ask('dice', { ask: 'dice' }),
		close: () => {
			worker.terminate();
		}
	};
}
