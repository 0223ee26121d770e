/** A grid with some of its squares outside, and what is connected on it. Neighbours share a side. */
import {
	bitsOf,
	first,
	firstSquare,
	isEmpty,
	lowest,
	none,
	squaresOf,
	union,
	without,
	type Bits
} from './bits.ts';

export type Square = readonly [row: number, column: number];

export interface Grid {
	readonly rows: number;
	readonly columns: number;
	/** The squares that belong to it. */
	readonly inside: Bits;
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
	const bare: Grid = { rows, columns, inside: bitsOf(inside), beside: [], around: [] };
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
	return squares.length > 4
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

function shortSectionOf(grid: Grid, squares: Bits): Bits {
	// words in variables and not in a list: this is the innermost loop of every list of legal shapes
	const [s0, s1, s2, s3] = squares;
	let [r0, r1, r2, r3] = first(squares);
	let [o0, o1, o2, o3] = [r0, r1, r2, r3];
	while ((o0 | o1 | o2 | o3) !== 0) {
		let at: number;
		if (o0 !== 0) {
			at = lowest(o0);
			o0 &= o0 - 1;
		} else if (o1 !== 0) {
			at = 32 + lowest(o1);
			o1 &= o1 - 1;
		} else if (o2 !== 0) {
			at = 64 + lowest(o2);
			o2 &= o2 - 1;
		} else {
			at = 96 + lowest(o3);
			o3 &= o3 - 1;
		}
		const [b0, b1, b2, b3] = grid.beside[at] ?? none;
		o0 |= b0 & s0 & ~r0;
		o1 |= b1 & s1 & ~r1;
		o2 |= b2 & s2 & ~r2;
		o3 |= b3 & s3 & ~r3;
		r0 |= o0;
		r1 |= o1;
		r2 |= o2;
		r3 |= o3;
	}
	return [r0, r1, r2, r3];
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
