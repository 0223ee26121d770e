/** A grid with some of its squares outside, and what is connected on it. Neighbours share a side. */
import { bitsOf, first, firstSquare, isEmpty, none, squaresOf, union, without, type Bits } from './bits.ts';

export type Square = readonly [row: number, column: number];

export interface Grid {
	readonly rows: number;
	readonly columns: number;
	/** The squares that belong to it. */
	readonly inside: Bits;
	/** The squares that are not in the first column, and those that are not in the last. */
	readonly notFirst: Bits;
	readonly notLast: Bits;
	/** The neighbours of each square, by its number. */
	readonly beside: readonly Bits[];
	/** The neighbours of each square and those at its corners. */
	readonly around: readonly Bits[];
}

const SIDES: readonly Square[] = [
	[-1, 0],
	[0, -1],
	[0, 1],
	[1, 0]
];

const CORNERS: readonly Square[] = [
	[-1, -1],
	[-1, 1],
	[1, -1],
	[1, 1]
];

/** The number of a square: rows from the top, columns from the left. */
export const numberOf = (grid: Grid, [row, column]: Square): number => row * grid.columns + column;

export const squareOf = (grid: Grid, at: number): Square => [
	Math.floor(at / grid.columns),
	at % grid.columns
];

export const isOn = (grid: Grid, [row, column]: Square): boolean => {
	if (row < 0 || column < 0 || row >= grid.rows || column >= grid.columns) return false;
	const at = row * grid.columns + column;
	return (((grid.inside[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;
};

/** One string a row; `outside` is the letter of what does not belong to the grid. */
export function gridOf(map: readonly string[], outside = '.'): Grid {
	const rows = map.length;
	const columns = Math.max(...map.map((row) => row.length));
	const inside = map.flatMap((row, r) =>
		[...row].flatMap((letter, c) => (letter === outside ? [] : [r * columns + c]))
	);
	const bare: Grid = {
		rows,
		columns,
		inside: bitsOf(inside),
		notFirst: bitsOf(inside.filter((at) => at % columns !== 0)),
		notLast: bitsOf(inside.filter((at) => at % columns !== columns - 1)),
		beside: [],
		around: []
	};
	const near = (steps: readonly Square[]): Bits[] =>
		Array.from({ length: rows * columns }, (_, at) => {
			const [row, column] = squareOf(bare, at);
			const found: number[] = [];
			for (const [down, right] of steps) {
				const square: Square = [row + down, column + right];
				if (isOn(bare, square)) found.push(numberOf(bare, square));
			}
			return bitsOf(found);
		});
	return { ...bare, beside: near(SIDES), around: near([...SIDES, ...CORNERS]) };
}

/** All that is connected with the first square of `squares` through `squares`. */
export function sectionOf(grid: Grid, squares: Bits): Bits {
	return squares.length > 4 || grid.columns > 31
		? sectionFrom(grid, firstSquare(squares), squares)
		: shortSectionOf(grid, squares);
}

/** All that is connected with the square `start` through `squares`, on a grid of any size. */
export function sectionFrom({ columns }: Grid, start: number, squares: Bits): Bits {
	// what is not reached yet, in one copy of the set: nothing else is allocated on the way
	const left: [number, number, number, number, ...number[]] = [...squares];
	const open: number[] = [];
	const reach = (at: number): void => {
		const word = left[at >> 5] ?? 0;
		const bit = 1 << (at & 31);
		if (at < 0 || (word & bit) === 0) return;
		left[at >> 5] = word & ~bit;
		open.push(at);
	};
	reach(start);
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		const column = at % columns;
		reach(at - columns);
		reach(at + columns);
		if (column > 0) reach(at - 1);
		if (column < columns - 1) reach(at + 1);
	}
	return without(squares, left);
}

/**
 * The same in four words: what is reached grows in all directions at once, by shifting it. Words in variables and not
 * in a list: this is the innermost loop of every list of legal shapes.
 */
function shortSectionOf({ columns, notFirst, notLast }: Grid, squares: Bits): Bits {
	const [s0, s1, s2, s3] = squares;
	const [f0, f1, f2, f3] = notFirst;
	const [l0, l1, l2, l3] = notLast;
	const rest = 32 - columns;
	let [r0, r1, r2, r3] = first(squares);
	for (;;) {
		// to the right and to the left, but not around the edge
		const a0 = r0 | (((r0 << 1) & f0) | ((r0 >>> 1) & l0) | ((r1 << 31) & l0));
		const a1 = r1 | (((r1 << 1) & f1) | ((r0 >>> 31) & f1) | ((r1 >>> 1) & l1) | ((r2 << 31) & l1));
		const a2 = r2 | (((r2 << 1) & f2) | ((r1 >>> 31) & f2) | ((r2 >>> 1) & l2) | ((r3 << 31) & l2));
		const a3 = r3 | (((r3 << 1) & f3) | ((r2 >>> 31) & f3) | ((r3 >>> 1) & l3));
		const b0 = a0 & s0;
		const b1 = a1 & s1;
		const b2 = a2 & s2;
		const b3 = a3 & s3;
		// down and up
		const n0 = (b0 | (b0 << columns) | (b0 >>> columns) | (b1 << rest)) & s0;
		const n1 = (b1 | (b1 << columns) | (b0 >>> rest) | (b1 >>> columns) | (b2 << rest)) & s1;
		const n2 = (b2 | (b2 << columns) | (b1 >>> rest) | (b2 >>> columns) | (b3 << rest)) & s2;
		const n3 = (b3 | (b3 << columns) | (b2 >>> rest) | (b3 >>> columns)) & s3;
		if (n0 === r0 && n1 === r1 && n2 === r2 && n3 === r3) return [r0, r1, r2, r3];
		r0 = n0;
		r1 = n1;
		r2 = n2;
		r3 = n3;
	}
}

export const isConnected = (grid: Grid, squares: Bits): boolean =>
	isEmpty(without(squares, sectionOf(grid, squares)));

/** The connected parts of a set, in the order of their first squares. */
export function sections(grid: Grid, squares: Bits): Bits[] {
	const found: Bits[] = [];
	for (let left = squares; !isEmpty(left);) {
		const section = sectionOf(grid, left);
		found.push(section);
		left = without(left, section);
	}
	return found;
}

/** All squares of the grid that are near one of `squares` and not among them. */
function bordering(near: readonly Bits[], squares: Bits): Bits {
	let found = none;
	for (const at of squaresOf(squares)) found = union(found, near[at] ?? none);
	return without(found, squares);
}

/** The squares that share a side with one of `squares` and are not among them. */
export const rimOf = (grid: Grid, squares: Bits): Bits => bordering(grid.beside, squares);

/** The squares that share a side or a corner with one of `squares` and are not among them. */
export const ringOf = (grid: Grid, squares: Bits): Bits => bordering(grid.around, squares);
