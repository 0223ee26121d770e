/** A grid of up to 128 squares with some of them outside, and what is connected on it. Neighbours share a side. */
import { bitsOf, common, isEmpty, lowest, squaresOf, without, type Bits } from './bits.ts';

export type Square = readonly [row: number, column: number];

export interface Grid {
	readonly rows: number;
	readonly columns: number;
	/** The squares that belong to it. */
	readonly inside: Bits;
	/** The neighbours of each square, by its number. */
	readonly beside: readonly Bits[];
}

const SIDES: readonly Square[] = [
	[-1, 0],
	[0, -1],
	[0, 1],
	[1, 0]
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
	if (rows * columns > 128) throw new Error('a grid has at most 128 squares');
	const inside = map.flatMap((row, r) =>
		[...row].flatMap((letter, c) => (letter === outside ? [] : [r * columns + c]))
	);
	const bare: Grid = { rows, columns, inside: bitsOf(inside), beside: [] };
	const beside = Array.from({ length: rows * columns }, (_, at) => {
		const [row, column] = squareOf(bare, at);
		const around = SIDES.map(([r, c]): Square => [row + r, column + c]);
		return bitsOf(around.filter((square) => isOn(bare, square)).map((square) => numberOf(bare, square)));
	});
	return { ...bare, beside };
}

/** All that is connected with the first square of `squares` through `squares`. */
export function sectionOf(grid: Grid, squares: Bits): Bits {
	const reached: [number, number, number, number] = [0, 0, 0, 0];
	const open: [number, number, number, number] = [0, 0, 0, 0];
	const from = squares.findIndex((word) => word !== 0);
	if (from < 0) return reached;
	const seed = (squares[from] ?? 0) & -(squares[from] ?? 0);
	reached[from] = seed;
	open[from] = seed;
	for (let word = from; word >= 0; word = open.findIndex((left) => left !== 0)) {
		const bits = open[word] ?? 0;
		open[word] = bits & (bits - 1);
		const beside = grid.beside[word * 32 + lowest(bits)];
		if (beside === undefined) continue;
		for (let w = 0; w < 4; w++) {
			const fresh = (beside[w] ?? 0) & (squares[w] ?? 0) & ~(reached[w] ?? 0);
			reached[w] = (reached[w] ?? 0) | fresh;
			open[w] = (open[w] ?? 0) | fresh;
		}
	}
	return reached;
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

/** The squares of the grid that share a side with one of `squares` and are not among them. */
export function rimOf(grid: Grid, squares: Bits): Bits {
	const beside = squaresOf(squares).flatMap((at) => squaresOf(grid.beside[at] ?? [0, 0, 0, 0]));
	return without(common(bitsOf(beside), grid.inside), squares);
}
