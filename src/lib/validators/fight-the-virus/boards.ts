/** What follows from the facts of an edition, made once: neighbours, what lies underneath, where shapes fit. */
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import type { Facts, NumberSquare, Reward, TestingSquare } from '../../sheets/fight-the-virus/facts.ts';
import { curveCells, testingCells } from '../../sheets/fight-the-virus/cells.ts';
import { bitsOf, type Bits } from '../kit/bits.ts';
import { gridOf, numberOf, type Grid } from '../kit/grid.ts';
import {
	isPolyomino,
	orientations,
	placements,
	sameShape,
	shapesWithin,
	type Freedom,
	type Placement,
	type Polyomino
} from '../kit/polyomino.ts';

/** Shapes that have a name; an own edition may have others. */
const named = {
	single: [[0, 0]],
	lineOfTwo: [
		[0, 0],
		[0, 1]
	],
	lineOfThree: [
		[0, 0],
		[0, 1],
		[0, 2]
	],
	squareOfFour: [
		[0, 0],
		[0, 1],
		[1, 0],
		[1, 1]
	],
	plus: [
		[0, 1],
		[1, 0],
		[1, 1],
		[1, 2],
		[2, 1]
	]
} as const satisfies Readonly<Record<string, Polyomino>>;

export type ShapeName = keyof typeof named | 'free' | 'other';

function nameOf(laid: readonly Polyomino[]): ShapeName {
	const isLaid = (shape: Polyomino): boolean => laid.some((way) => sameShape(way, shape));
	const names = Object.keys(named) as (keyof typeof named)[];
	return names.find((name) => isLaid(named[name])) ?? 'other';
}

/** The virus, and the shapes of the values 1 to 6 on it. */
export interface Virus {
	readonly map: readonly string[];
	readonly grid: Grid;
	readonly spikes: Bits;
	readonly free: Facts['free'];
	/** Whether the squares of each of the shapes 1 to 5 are connected. */
	readonly connected: boolean;
	readonly nameOf: (value: number) => ShapeName;
	/** How many squares the shape of a value from 1 to 5 has. */
	readonly sizeOf: (value: number) => number;
	/** The ways to lay the shape of a value. */
	readonly waysOf: (value: number) => readonly Polyomino[];
	/** Every place where the shape of a value lies inside. */
	readonly placesOf: (value: number) => readonly Placement[];
}

const virusOf =
	(freedom: Freedom) =>
	({ analysis: map, shapes, free }: Facts): Virus => {
		const grid = gridOf(map);
		const spikes = map.flatMap((line, row) =>
			[...line].flatMap((letter, column) => (letter === 's' ? [numberOf(grid, [row, column])] : []))
		);
		const ways: (readonly Polyomino[])[] = [];
		const places: (readonly Placement[])[] = [];
		const layOut = (value: number): readonly Polyomino[] => {
			if (value === 6) return shapesWithin(free.short, free.long, free.most);
			const shape = shapes[value - 1];
			return shape ? orientations(shape, freedom) : [];
		};
		const waysOf = (value: number): readonly Polyomino[] => (ways[value] ??= layOut(value));
		return {
			map,
			grid,
			spikes: bitsOf(spikes),
			free,
			connected: shapes.every(isPolyomino),
			nameOf: (value) => (value === 6 ? 'free' : nameOf(waysOf(value))),
			sizeOf: (value) => shapes[value - 1]?.length ?? 0,
			waysOf,
			// a large virus has tens of thousands of places for a 6: made when a 6 is first used
			placesOf: (value) => (places[value] ??= placements(grid, waysOf(value)))
		};
	};

/** FTV-R9 */
export const virusTurned = onceAnEdition(virusOf('turn'));
export const virusTurnedAndFlipped = onceAnEdition(virusOf('turn and flip'));

/** A square of testing, by its index from the top left. */
export interface TestingPlace extends TestingSquare {
	readonly index: number;
	readonly id: string;
	/** Squares directly underneath, and those that it is underneath of. */
	readonly below: readonly number[];
	readonly above: readonly number[];
}

export interface TestingRow {
	readonly first: number;
	readonly size: number;
	readonly reward: Reward | null;
}

export interface Testing {
	readonly places: readonly TestingPlace[];
	readonly rows: readonly TestingRow[];
	/** The red squares. */
	readonly goals: readonly TestingPlace[];
}

const overlap = (a: TestingSquare, b: TestingSquare): boolean =>
	a.left < b.left + b.width && b.left < a.left + a.width;

export const testingOf = onceAnEdition(({ testing }: Facts): Testing => {
	const squares = testing.flatMap((row) => row.squares);
	const touching = (square: TestingSquare, row: number): number[] =>
		squares.flatMap((other, index) => (other.row === row && overlap(square, other) ? [index] : []));
	const places = squares.map((square, index): TestingPlace => ({
		...square,
		index,
		id: testingCells.make([square.row, square.column]),
		below: touching(square, square.row + 1),
		above: touching(square, square.row - 1)
	}));
	const rows = testing.map(({ squares: { length: size }, reward }, row): TestingRow => ({
		first: squares.findIndex((square) => square.row >= row),
		size,
		reward
	}));
	return { places, rows, goals: places.filter(({ red }) => red) };
});

/** A square of the curve, by its number: rows from the top, columns from the left, with a square or without. */
export interface CurvePlace extends NumberSquare {
	readonly at: number;
	readonly id: string;
	/** Neighbours, which share a side. */
	readonly beside: readonly CurvePlace[];
	/** All squares below it in its column, gaps passed over. */
	readonly below: readonly CurvePlace[];
}

/** A column: its places from the bottom up. */
export interface CurveColumn {
	readonly column: number;
	readonly places: readonly CurvePlace[];
	readonly bottom: CurvePlace;
}

export interface Curve {
	readonly rows: number;
	/** How many places a row has, with a square or without. */
	readonly width: number;
	/** By number; a number without a square has no place. */
	readonly placeAt: readonly (CurvePlace | undefined)[];
	/** Row by row, from the left. */
	readonly places: readonly CurvePlace[];
	/** From the left; characters without any square are no columns. */
	readonly columns: readonly CurveColumn[];
	readonly columnAt: readonly (CurveColumn | undefined)[];
	readonly rewards: readonly (Reward | null)[];
	readonly inRow: readonly (readonly CurvePlace[])[];
	readonly goals: readonly CurvePlace[];
}

export const curveOf = onceAnEdition(({ curve, curveColumns: width }: Facts): Curve => {
	const linked = curve.flatMap(({ squares }) =>
		squares.map((square) => ({
			...square,
			at: square.row * width + square.column,
			id: curveCells.make([square.row, square.column]),
			beside: [] as CurvePlace[],
			below: [] as CurvePlace[]
		}))
	);
	for (const place of linked) {
		for (const other of linked) {
			const [down, right] = [other.row - place.row, other.column - place.column];
			if (Math.abs(down) + Math.abs(right) === 1) place.beside.push(other);
			if (right === 0 && down > 0) place.below.push(other);
		}
	}
	const places: readonly CurvePlace[] = linked;
	const placeAt = Array.from({ length: curve.length * width }, (_, at) =>
		places.find((place) => place.at === at)
	);
	const columnAt = Array.from({ length: width }, (_, column): CurveColumn | undefined => {
		const upwards = places.filter((place) => place.column === column).reverse();
		const [bottom] = upwards;
		return bottom && { column, places: upwards, bottom };
	});
	return {
		rows: curve.length,
		width,
		placeAt,
		places,
		columns: columnAt.filter((column) => column !== undefined),
		columnAt,
		rewards: curve.map(({ reward }) => reward),
		inRow: curve.map((_, row) => places.filter((place) => place.row === row)),
		goals: places.filter(({ red }) => red)
	};
});
