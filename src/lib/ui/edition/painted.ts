/** A map of letters, one string a row, as it is painted. */

/** Reflections that a painted square takes along. */
export interface Mirror {
	/** Left and right. */
	readonly across: boolean;
	/** Top and bottom. */
	readonly down: boolean;
}

/** What can be painted: a letter of the facts, with a name and a sign. */
export interface Letter {
	readonly letter: string;
	readonly name: string;
	/** Where no drawing says it better. */
	readonly shown: string;
	/** A drawing on a square of 24 units. */
	readonly path?: string;
	/** The square itself says it: the sign stands in the palette only. */
	readonly plain?: true;
	/** A goal: drawn in red, with its sign. */
	readonly red?: true;
}

/** The letter whose key is pressed where the keyboard paints; null for any other key. */
export function letterOfKey(
	letters: readonly Letter[],
	{ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
): string | null {
	if (ctrlKey || metaKey || altKey) return null;
	const pressed = key.toLowerCase();
	return letters.find(({ letter }) => letter.toLowerCase() === pressed)?.letter ?? null;
}

export const NO_MIRROR: Mirror = { across: false, down: false };
/** What a new row or column is made of. */
const BLANK = '.';

const widthOf = (rows: readonly string[]): number => rows[0]?.length ?? 0;

/** The map with this letter at a square and at its reflections. */
export function painted(
	rows: readonly string[],
	[row, column]: Square,
	letter: string,
	{ across, down }: Mirror = NO_MIRROR
): string[] {
	const lines = new Set([row, ...(down ? [rows.length - 1 - row] : [])]);
	const places = new Set([column, ...(across ? [widthOf(rows) - 1 - column] : [])]);
	return rows.map((line, r) =>
		lines.has(r) ? [...line].map((old, c) => (places.has(c) ? letter : old)).join('') : line
	);
}

export type Square = readonly [row: number, column: number];

/** The map with this letter at all squares of a stroke. */
export const stroked = (
	rows: readonly string[],
	squares: readonly Square[],
	letter: string,
	mirror: Mirror
): readonly string[] =>
	squares.reduce((map: readonly string[], square) => painted(map, square, letter, mirror), rows);

/** The map cut or filled up to a size, at the bottom and at the right. */
export const resized = (rows: readonly string[], height: number, width: number): string[] =>
	Array.from({ length: height }, (_, row) => (rows[row] ?? '').slice(0, width).padEnd(width, BLANK));

/** The map without what is empty around it, so that the same drawing is the same map; one square at least. */
export function trimmed(rows: readonly string[]): string[] {
	const filled = (line: string): boolean => /[^.]/.test(line);
	const columns = Array.from({ length: widthOf(rows) }, (_, at) => rows.map((line) => line[at]).join(''));
	const [top, bottom] = [rows.findIndex(filled), rows.findLastIndex(filled)];
	const [left, right] = [columns.findIndex(filled), columns.findLastIndex(filled)];
	return top < 0 ? [BLANK] : rows.slice(top, bottom + 1).map((line) => line.slice(left, right + 1));
}

export const blank = (rows: readonly string[]): string[] => rows.map((line) => BLANK.repeat(line.length));

export const countOf = (rows: readonly string[], letters: string): number =>
	rows.reduce((sum, line) => sum + [...line].filter((letter) => letters.includes(letter)).length, 0);
