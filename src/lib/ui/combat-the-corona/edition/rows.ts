/** What both lists of cards do with their lines. */

export const replacedAt = (
	lines: readonly string[],
	at: number,
	...by: readonly string[]
): readonly string[] => [...lines.slice(0, at), ...by, ...lines.slice(at + 1)];

/** An id that stands above already: in which line, and one that is free. */
export interface Twice {
	readonly line: number;
	readonly free: string;
}

export function twiceAt(ids: readonly string[], at: number, freeId: (like: string) => string): Twice | null {
	const id = ids[at] ?? '';
	const first = ids.indexOf(id);
	return id === '' || first === at ? null : { line: first + 1, free: freeId(id) };
}
