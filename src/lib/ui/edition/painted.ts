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

/** What is being drawn until the finger or the mouse lets go: one change, and one step back. */
export interface Stroke {
	/** Which finger draws it. */
	readonly pointer: number;
	readonly letter: string;
	readonly mirror: Mirror;
	readonly rows: readonly string[];
	/** The square that it came to last; null outside of the map. */
	readonly at: Square | null;
}

/** The squares of the straight way to another one, without the first. */
function wayTo([row, column]: Square, [toRow, toColumn]: Square): Square[] {
	const steps = Math.max(Math.abs(toRow - row), Math.abs(toColumn - column));
	return Array.from({ length: steps }, (_, at): Square => {
		const part = (at + 1) / steps;
		return [Math.round(row + (toRow - row) * part), Math.round(column + (toColumn - column) * part)];
	});
}

/** A stroke drawn on: a fast finger skips no square, and one that left the map draws nothing on its way back. */
export function drawnTo(stroke: Stroke, at: Square | null): Stroke {
	if (at === null) return { ...stroke, at };
	const way = stroke.at === null ? [at] : wayTo(stroke.at, at);
	const rows = way.reduce(
		(map: readonly string[], square) => painted(map, square, stroke.letter, stroke.mirror),
		stroke.rows
	);
	return { ...stroke, rows, at };
}

/** The map cut or filled up to a size, at the bottom and at the right. */
export const resized = (rows: readonly string[], height: number, width: number): string[] =>
	Array.from({ length: height }, (_, row) => (rows[row] ?? '').slice(0, width).padEnd(width, BLANK));

export const blank = (rows: readonly string[]): string[] => rows.map((line) => BLANK.repeat(line.length));

export const countOf = (rows: readonly string[], letters: string): number =>
	rows.reduce((sum, line) => sum + [...line].filter((letter) => letters.includes(letter)).length, 0);
