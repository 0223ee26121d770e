/** How far a long piece of work has come. */
export interface Progress {
	readonly done: number;
	readonly of: number;
}

export type OnProgress = (progress: Progress) => void;

/** Cuts a list into pieces small enough for one transaction. */
export function* pieces<T>(list: readonly T[], size = 40): Generator<readonly T[]> {
	for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
