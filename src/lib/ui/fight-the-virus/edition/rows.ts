/** Rows of testing and of the curve as an edition states them: squares, and after a space the letter of the bonus. */
import { limits } from '../../../sheets/fight-the-virus/limits.ts';

/** Plain, red, extra die, red and extra die. */
export const kinds = ['-', 'R', '+', '*'] as const;
export type Kind = (typeof kinds)[number];
/** What each is called. */
export const kindNames = { '-': 'plain', R: 'red', '+': 'extra', '*': 'both' } as const satisfies Readonly<
	Record<Kind, string>
>;

/** A square of testing: units of gap before it, units of width. */
export interface Brick {
	readonly gap: number;
	readonly width: number;
	readonly kind: Kind;
}
/** A square of testing by its place. */
export type BrickAt = readonly [row: number, square: number];

export const squaresIn = (line: string): string => line.split(' ')[0] ?? '';
export const bonusIn = (line: string): string => line.split(' ')[1] ?? '-';
/** `-` is no bonus. */
export const rowOf = (squares: string, bonus: string): string =>
	bonus === '-' ? squares : `${squares} ${bonus}`;

export const bricksIn = (line: string): Brick[] =>
	[...squaresIn(line).matchAll(/(\.*)([-R+*])(=*)/g)].map(([, gap = '', letter = '-', more = '']) => ({
		gap: gap.length,
		width: 1 + more.length,
		kind: kinds.find((kind) => kind === letter) ?? '-'
	}));

/** A row without squares is still a row. */
export const bricksAs = (bricks: readonly Brick[]): string =>
	bricks.map(({ gap, width, kind }) => '.'.repeat(gap) + kind + '='.repeat(width - 1)).join('') || '.';

export const unitsOf = (bricks: readonly Brick[]): number =>
	bricks.reduce((sum, { gap, width }) => sum + gap + width, 0);

/** Where each square begins, in units from the left. */
export const leftsOf = (bricks: readonly Brick[]): number[] =>
	bricks.map(({ gap }, at) => unitsOf(bricks.slice(0, at)) + gap);

/** The squares of the row below that a square rests on. */
export function restsOn(rows: readonly (readonly Brick[])[], [row, square]: BrickAt): number[] {
	const bricks = rows[row] ?? [];
	const below = rows[row + 1] ?? [];
	const from = leftsOf(bricks)[square] ?? 0;
	const to = from + (bricks[square]?.width ?? 0);
	return leftsOf(below).flatMap((left, at) =>
		left < to && from < left + (below[at]?.width ?? 0) ? [at] : []
	);
}

/** All squares as wide as one another, each row in the middle of the widest. */
function arranged(lines: readonly string[], width: number): string[] {
	const rows = lines.map(bricksIn);
	const widest = Math.max(...rows.map((bricks) => bricks.length));
	return lines.map((line, at) => {
		const bricks = rows[at] ?? [];
		const inset = Math.floor(((widest - bricks.length) * width) / 2);
		const laid = bricks.map(({ kind }, nth): Brick => ({ gap: nth === 0 ? inset : 0, width, kind }));
		return rowOf(bricksAs(laid), bonusIn(line));
	});
}

/** Every square rests on two. */
export const asBricks = (lines: readonly string[]): string[] => arranged(lines, 2);
/** Every square rests on one. */
export const asColumns = (lines: readonly string[]): string[] => arranged(lines, 1);

/** How high a column of the curve is. */
export const heightOf = (map: readonly string[], column: number): number =>
	map.filter((line) => (line[column] ?? '.') !== '.').length;

const topOf = (lines: readonly string[], column: number): number =>
	lines.findIndex((line) => (squaresIn(line)[column] ?? '.') !== '.');

/** How high it can become: up to the top row, and as many new rows as there may be. */
export function mostHeight(lines: readonly string[], column: number): number {
	const top = topOf(lines, column);
	return (
		heightOf(lines.map(squaresIn), column) + limits.curve.rows - lines.length + (top < 0 ? lines.length : top)
	);
}

/** The curve with one square more on top of a column, and with a new row where it needs one. */
export function raised(lines: readonly string[], column: number): string[] {
	const top = topOf(lines, column);
	const room = top === 0 ? ['.'.repeat(squaresIn(lines[0] ?? '').length), ...lines] : [...lines];
	const row = top < 0 ? room.length - 1 : Math.max(0, top - 1);
	return room.map((line, at) => (at === row ? line.slice(0, column) + '-' + line.slice(column + 1) : line));
}

/** The curve without the highest square of a column. */
export function lowered(lines: readonly string[], column: number): string[] {
	const top = topOf(lines, column);
	return lines.map((line, at) => (at === top ? line.slice(0, column) + '.' + line.slice(column + 1) : line));
}

/** The curve with squares added on top of a column, or taken away there, until it is so high. */
export function heightened(lines: readonly string[], column: number, height: number): string[] {
	const more = height - heightOf(lines.map(squaresIn), column);
	const change = more > 0 ? raised : lowered;
	let changed = [...lines];
	for (let left = Math.abs(more); left > 0; left--) changed = change(changed, column);
	return changed;
}
