/** The risk zone as sets of squares, and every way an infection can lie in it: made once an edition. */
import { riskCells } from '../../sheets/prototype-c19/cells.ts';
import type { At, Facts } from '../../sheets/prototype-c19/facts.ts';
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import {
	bitsOf,
	common,
	count,
	firstSquare,
	has,
	isEmpty,
	lowest,
	meet,
	none,
	squaresOf,
	union,
	isWithin,
	without,
	type Bits
} from '../kit/bits.ts';
import {
	gridOf,
	isOn,
	numberOf,
	rimOf,
	ringOf,
	sections,
	squareOf,
	type Grid,
	type Square
} from '../kit/grid.ts';
import {
	isPolyomino,
	normal,
	orientations,
	placements,
	sameShape,
	type Freedom,
	type Placement,
	type Polyomino
} from '../kit/polyomino.ts';

/** Who is what; all others are healthy. */
export interface Zone {
	readonly infected: Bits;
	readonly resistant: Bits;
	readonly half: Bits;
}

/** The row of the first person of a column. */
export const topOf = ({ risk }: Facts, column: number): number =>
	Math.max(
		0,
		risk.map.findIndex((line) => line.charAt(column) === '.')
	);

export const healthyZone: Zone = { infected: none, resistant: none, half: none };

/** A shape laid in the zone. */
export interface Lying {
	readonly placement: Placement;
	readonly mask: Bits;
	/** Every square that shares a side with one of its squares, its own inner ones too. */
	readonly touched: Bits;
}

/** Every way in which an infection can lie in the zone. */
export interface Ways {
	readonly all: readonly Lying[];
	/** By the number of their first square. */
	readonly from: readonly (readonly Lying[])[];
	/** The shape as it may be turned, wherever it lies. */
	readonly shapes: readonly Polyomino[];
}

export interface Hospital {
	readonly first: At;
	/** PC19-R9: the individuals that touch it, or all around it. */
	readonly touching: Bits;
	readonly around: Bits;
}

export interface ZoneMap {
	/** The individuals. Hospitals and gaps are outside: nobody stands there. */
	readonly grid: Grid;
	readonly everybody: Bits;
	readonly entries: Bits;
	readonly resistantEntries: Bits;
	readonly rows: readonly Bits[];
	readonly columns: readonly Bits[];
	readonly hospitals: readonly Hospital[];
	readonly turned: (value: number) => Ways;
	readonly mirrored: (value: number) => Ways;
	/** Whether each shape hangs together. */
	readonly unbroken: boolean;
}

/** Every square that shares a side with one of the set. */
export function touchedBy({ beside }: Grid, set: Bits): Bits {
	// one list is filled and nothing else is made: this is asked before every list of resistant individuals
	const words: [number, number, number, number, ...number[]] = [0, 0, 0, 0];
	for (let i = 0; i < set.length; i++) {
		for (let left = set[i] ?? 0; left !== 0; left &= left - 1) {
			const near = beside[i * 32 + lowest(left)] ?? none;
			for (let word = 0; word < near.length; word++) words[word] = (words[word] ?? 0) | (near[word] ?? 0);
		}
	}
	return words;
}

function waysFor(grid: Grid, shape: Polyomino, freedom: Freedom): Ways {
	const shapes = orientations(shape, freedom);
	const all = placements(grid, shapes).map((placement): Lying => {
		const { mask } = placement;
		return { placement, mask, touched: touchedBy(grid, mask) };
	});
	const from: Lying[][] = Array.from({ length: grid.rows * grid.columns }, () => []);
	for (const way of all) from[firstSquare(way.mask)]?.push(way);
	return { all, from, shapes };
}

const noWays: Ways = { all: [], from: [], shapes: [] };

/** Made for each value when it is first asked for: a large zone has thousands of ways. */
function waysByValue(grid: Grid, { shapes }: Facts, freedom: Freedom): (value: number) => Ways {
	const made: (Ways | undefined)[] = [];
	return (value) => {
		const shape = shapes[value - 1];
		return shape ? (made[value] ??= waysFor(grid, shape, freedom)) : noWays;
	};
}

function hospitalsOf(map: readonly string[], grid: Grid): Hospital[] {
	const whole = gridOf(map, ' ');
	const houses = gridOf(
		map.map((line) => line.replace(/[^H]/g, ' ')),
		' '
	);
	return sections(houses, houses.inside).map((house) => ({
		first: squareOf(houses, squaresOf(house)[0] ?? 0),
		touching: common(rimOf(whole, house), grid.inside),
		around: common(ringOf(whole, house), grid.inside)
	}));
}

export const zoneMapOf = onceAnEdition((facts: Facts): ZoneMap => {
	const { map, rows, columns, entries, resistantEntries } = facts.risk;
	const grid = gridOf(
		map.map((line) => line.replaceAll('H', '-')),
		'-'
	);
	const people = squaresOf(grid.inside);
	const where = (test: (square: Square) => boolean): Bits =>
		bitsOf(people.filter((at) => test(squareOf(grid, at))));
	const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
	const setOf = (squares: readonly At[]): Bits => bitsOf(squares.map((square) => numberOf(grid, square)));
	return {
		grid,
		everybody: grid.inside,
		entries: setOf(entries),
		resistantEntries: setOf(resistantEntries),
		rows: upTo(rows).map((at) => where(([row]) => row === at)),
		columns: upTo(columns).map((at) => where(([, column]) => column === at)),
		hospitals: hospitalsOf(map, grid),
		turned: waysByValue(grid, facts, 'turn'),
		mirrored: waysByValue(grid, facts, 'turn and flip'),
		unbroken: facts.shapes.every(isPolyomino)
	};
});

/** The ids of those squares that are on the sheet. */
export const cellIds = ({ grid }: ZoneMap, squares: readonly Square[]): string[] =>
	squares.filter(([row, column]) => row < grid.rows && column < grid.columns).map(riskCells.make);

export const idsOfSet = (map: ZoneMap, set: Bits): string[] =>
	cellIds(
		map,
		squaresOf(set).map((at) => squareOf(map.grid, at))
	);

/** Whether all of them are infected; a group of nobody never is (rows, columns and hospitals without individuals). */
export const isStruck = (group: Bits, infected: Bits): boolean =>
	!isEmpty(group) && isWithin(group, infected);

/** The groups that are struck, by their places. */
export function struck(groups: readonly Bits[], infected: Bits): number[] {
	const found: number[] = [];
	for (let at = 0; at < groups.length; at++) if (isStruck(groups[at] ?? none, infected)) found.push(at);
	return found;
}

/** PC19-R5: who counts as infected for connections. */
export const connecting = (answer: string, { infected, half }: Zone): Bits =>
	answer === 'b' ? union(infected, half) : infected;

export const isZoneFull = ({ everybody }: ZoneMap, { infected }: Zone): boolean =>
	isWithin(everybody, infected);

export const isHealthy = (
	{ grid }: ZoneMap,
	{ infected, resistant, half }: Zone,
	square: Square
): boolean => {
	if (!isOn(grid, square)) return false;
	const at = numberOf(grid, square);
	return !has(infected, at) && !has(resistant, at) && !has(half, at);
};

export const touches = ({ grid }: ZoneMap, square: Square, set: Bits): boolean =>
	meet(grid.beside[numberOf(grid, square)] ?? none, set);

/** How many sides of these squares meet somebody unhurt who is left out: where an infection could still go. */
export function openSides(
	{ grid, everybody }: ZoneMap,
	{ infected, half }: Zone,
	squares: readonly Square[]
): number {
	const laid = squares.map((square) => numberOf(grid, square));
	const hurt = union(union(infected, half), bitsOf(laid));
	const open = without(everybody, hurt);
	return laid.reduce((sides, at) => sides + count(common(grid.beside[at] ?? none, open)), 0);
}

/** Whether the squares have one of these shapes, wherever they lie. */
export function hasShape({ shapes }: Ways, squares: readonly Square[]): boolean {
	const laid = normal(squares);
	return shapes.some((shape) => sameShape(shape, laid));
}
