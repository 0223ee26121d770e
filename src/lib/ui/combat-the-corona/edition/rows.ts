/** What both lists of cards do with their lines. */
import type { Text } from './texts.ts';

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

/** What a line of a deck is given, whatever stands on its card. */
export interface RowProps {
	readonly line: string;
	readonly text: Text;
	/** The number of the line that has the same id already, and an id that is free. */
	readonly twice: Twice | null;
	readonly onchange: (line: string) => void;
	readonly onduplicate: () => void;
	readonly onremove: () => void;
}

export function twiceAt(ids: readonly string[], at: number, freeId: (like: string) => string): Twice | null {
	const id = ids[at] ?? '';
	const first = ids.indexOf(id);
	return id === '' || first === at ? null : { line: first + 1, free: freeId(id) };
}
