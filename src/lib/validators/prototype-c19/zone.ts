/** The risk zone as sets of squares, and every way an infection can lie in it. */
import { riskCell } from '../../sheets/prototype-c19/cell-ids.ts';
import { risk, shapes } from '../../sheets/prototype-c19/facts.ts';
import { bitsOf, has, meet, none, union, within, type Bits } from '../kit/bits.ts';
import { gridOf, isOn, numberOf, squareOf, type Square } from '../kit/grid.ts';
import { orientations, placements, type Freedom } from '../kit/polyomino.ts';

export interface Zone {
	readonly infected: Bits;
	readonly resistant: Bits;
	readonly half: Bits;
}

export const healthyZone: Zone = { infected: none, resistant: none, half: none };

/** Hospitals are outside the grid: nobody stands there. */
export const grid = gridOf(risk.map, 'H');
export const everybody = grid.inside;
export const isIndividual = (square: Square): boolean => isOn(grid, square);
export const numberAt = (square: Square): number => numberOf(grid, square);
export const squareAt = (at: number): Square => squareOf(grid, at);
export const beside = (at: number): Bits => grid.beside[at] ?? none;

/** The ids of those squares that are on the sheet. */
export const cellIds = (squares: readonly Square[]): string[] =>
	squares
		.filter(([row, column]) => row < risk.rows && column < risk.columns)
		.map(([row, column]) => riskCell(row, column));

export const entry = numberAt(risk.entry);
export const resistantEntry = numberAt(risk.resistantEntry);

const squaresWhere = (test: (row: number, column: number) => boolean): Bits => {
	const numbers: number[] = [];
	for (let row = 0; row < risk.rows; row++) {
		for (let column = 0; column < risk.columns; column++) {
			if (isIndividual([row, column]) && test(row, column)) numbers.push(numberAt([row, column]));
		}
	}
	return bitsOf(numbers);
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const rowsOfZone: readonly Bits[] = upTo(risk.rows).map((at) => squaresWhere((row) => row === at));
export const columnsOfZone: readonly Bits[] = upTo(risk.columns).map((at) =>
	squaresWhere((_, column) => column === at)
);

/** PC19-R9: the four that touch a hospital, or all eight around it. */
const around = (reach: (rows: number, columns: number) => boolean): readonly Bits[] =>
	risk.hospitals.map(([r, c]) =>
		squaresWhere((row, column) => reach(Math.abs(row - r), Math.abs(column - c)))
	);
export const aroundHospitals = {
	a: around((rows, columns) => rows + columns === 1),
	b: around((rows, columns) => Math.max(rows, columns) === 1)
} as const;

export interface Lying {
	readonly squares: readonly Square[];
	readonly mask: Bits;
	/** Every square that shares a side with one of its squares, its own inner ones too. */
	readonly touched: Bits;
}

export const touchedBy = (numbers: readonly number[]): Bits =>
	numbers.reduce<Bits>((all, at) => union(all, beside(at)), none);

const lyingIn = (freedom: Freedom): readonly (readonly Lying[])[] =>
	shapes.map((shape) =>
		placements(grid, orientations(shape, freedom)).map(({ squares, mask }) => ({
			squares,
			mask,
			touched: touchedBy(squares.map(numberAt))
		}))
	);

/** PC19-R2: turned only, or mirrored too. */
const lying = { a: lyingIn('turn'), b: lyingIn('turn and flip') } as const;
const lyingShapes = {
	a: shapes.map((shape) => orientations(shape, 'turn')),
	b: shapes.map((shape) => orientations(shape, 'turn and flip'))
} as const;

export const waysToLie = (mirrored: 'a' | 'b', value: number): readonly Lying[] =>
	lying[mirrored][value - 1] ?? [];
export const shapesOf = (mirrored: 'a' | 'b', value: number) => lyingShapes[mirrored][value - 1] ?? [];

/** PC19-R5: who counts as infected for connections. */
export const connecting = (half: 'a' | 'b', { infected, half: halves }: Zone): Bits =>
	half === 'b' ? union(infected, halves) : infected;

export const isFull = ({ infected }: Zone): boolean => within(everybody, infected);

export const isHealthy = ({ infected, resistant, half }: Zone, square: Square): boolean => {
	if (!isIndividual(square)) return false;
	const at = numberAt(square);
	return !has(infected, at) && !has(resistant, at) && !has(half, at);
};

export const touches = (square: Square, set: Bits): boolean => meet(beside(numberAt(square)), set);
