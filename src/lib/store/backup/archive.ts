/** The long jobs run beside the page, so that five thousand tables do not freeze it. This is the page's side. */
import type { Damaged } from './damage.ts';
import type { EditionItem } from './editions.ts';
import type { Exported } from './export.ts';
import type { Choices, Imported } from './import.ts';
import type { Item, Refusal } from './inspect.ts';
import type { OnProgress, Progress } from './progress.ts';

export type Preview =
	| { readonly ok: true; readonly items: readonly Item[]; readonly editions: readonly EditionItem[] }
	| { readonly ok: false; readonly refusal: Refusal };

/** What was kept of a file. */
export interface Brought extends Imported {
	readonly editions: number;
}

/** Question and answer of each job. */
export interface Jobs {
	export: {
		ask: { readonly ids: readonly string[] | null };
		answer: Exported;
	};
	inspect: { ask: { readonly file: Blob }; answer: Preview };
	import: { ask: { readonly choices: Choices }; answer: Brought };
	check: { ask: Record<string, never>; answer: readonly Damaged[] };
}

export type JobName = keyof Jobs;
export type ArchiveJob = { [J in JobName]: { readonly job: J } & Jobs[J]['ask'] }[JobName];
export type ArchiveNews =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'done'; readonly answer: unknown }
	| { readonly kind: 'failed'; readonly why: string; readonly message: string };

export interface Archive {
	/** One job at a time. Rejects when it failed. */
	do<J extends JobName>(job: J, ask: Jobs[J]['ask'], onProgress: OnProgress): Promise<Jobs[J]['answer']>;
	close(): void;
}

export function openArchive(): Archive {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
	return {
		do: (job, ask, onProgress) =>
			new Promise((resolve, reject) => {
				worker.onmessage = ({ data }: MessageEvent<ArchiveNews>) => {
					if (data.kind === 'progress') onProgress(data.progress);
					else if (data.kind === 'failed') reject(new Error(data.message, { cause: data.why }));
					else resolve(data.answer as Jobs[typeof job]['answer']);
				};
				worker.onerror = (event) => {
					reject(new Error(event.message));
				};
				worker.postMessage({ job, ...ask });
			}),
		close: () => {
			worker.terminate();
		}
	};
}
