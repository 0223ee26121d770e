/** The spread curve (FTV-C): seven columns of numbers, some squares circled by setbacks. */
import { curve, curveCell, type NumberSquare } from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import type { Gain } from './bonuses.ts';
import type { At } from './moves.ts';
import { refuse } from './sentences.ts';
import type { Agreed, PlayerSheet } from './state.ts';

type Numbers = readonly number[];
type Rulings = Agreed['rulings'];
/** The part of a sheet that this area is about. */
export type Curve = Pick<PlayerSheet, 'curve' | 'curveOrder' | 'circles'>;

/** What is entered: the value of a die, or the number chosen for a bonus. */
export interface Entry {
	readonly number: number;
	readonly by: 'die' | 'bonus';
}

const { squares, columns, rows, rowBonus } = curve;

/** Squares are numbered row by row, 7 a row; some of these numbers have no square. */
const numberOf = (row: number, column: number): number => row * columns + column;

export interface Place extends NumberSquare {
	readonly at: number;
	readonly beside: readonly number[];
}

const exists = (row: number, column: number): boolean =>
	squares.some((square) => square.row === row && square.column === column);

export const places: readonly Place[] = squares.map((square) => {
	const { row, column } = square;
	const around: readonly At[] = [
		[row - 1, column],
		[row, column - 1],
		[row, column + 1],
		[row + 1, column]
	];
	const beside = around.filter(([r, c]) => exists(r, c)).map(([r, c]) => numberOf(r, c));
	return { ...square, at: numberOf(row, column), beside };
});

/** By number; a number without a square has no place. */
const placeAt: readonly (Place | undefined)[] = Array.from({ length: rows * columns }, (_, at) =>
	places.find((place) => place.at === at)
);

/** The places of each column, from the bottom up. */
export const columnsUp: readonly (readonly Place[])[] = curve.heights.map((_, column) =>
	places.filter((place) => place.column === column).sort((a, b) => b.row - a.row)
);

const atOf = ({ row, column }: Place): At => [row, column];
export const idOf = (at: number): string => curveCell([Math.floor(at / columns), at % columns]);

export const numberAt = (numbers: Numbers, at: number): number => numbers[at] ?? 0;
const isFilled = (numbers: Numbers, { at }: Place): boolean => numberAt(numbers, at) !== 0;

type Progress = 'blank' | 'begun' | 'complete';

export function progressOf(numbers: Numbers, column: number): Progress {
	const places = columnsUp[column] ?? [];
	const [bottom] = places;
	const top = places[places.length - 1];
	if (!bottom || !top || !isFilled(numbers, bottom)) return 'blank';
	return isFilled(numbers, top) ? 'complete' : 'begun';
}

export const allColumns: readonly number[] = columnsUp.map((_, column) => column);

/** The column that is begun and incomplete. */
export const begunColumn = (numbers: Numbers): number | undefined =>
	allColumns.find((column) => progressOf(numbers, column) === 'begun');

/** FTV-C3 */
const isFace = (rulings: Rulings, { number, by }: Entry): Complaint[] =>
	number > 6 && by === 'die' && rulings['FTV-R8'] === 'a'
		? [refuse('FTV-C3', 'curveTooHigh', { value: number })]
		: [];

/** FTV-C4 */
function standsOnFilled(numbers: Numbers, place: Place): Complaint[] {
	const gaps = (columnsUp[place.column] ?? []).filter(
		(other) => other.row > place.row && !isFilled(numbers, other)
	);
	if (gaps.length === 0) return [];
	const ids = gaps.map(({ at }) => idOf(at));
	return [refuse('FTV-C4', 'fromBelow', { column: place.column + 1 }, ids)];
}

const openSquares = (numbers: Numbers, column: number): string[] =>
	(columnsUp[column] ?? []).filter((place) => !isFilled(numbers, place)).map(({ at }) => idOf(at));

/** FTV-C5: under FTV-R5 b always the leftmost incomplete column. */
function isItsTurn(rulings: Rulings, numbers: Numbers, { column }: Place): Complaint[] {
	if (rulings['FTV-R5'] === 'b') {
		const leftmost = allColumns.find((other) => progressOf(numbers, other) !== 'complete');
		if (leftmost === undefined || leftmost === column) return [];
		return [refuse('FTV-C5', 'leftmostColumn', { column: leftmost + 1 }, openSquares(numbers, leftmost))];
	}
	const begun = begunColumn(numbers);
	if (begun === undefined || begun === column) return [];
	return [refuse('FTV-C5', 'completeColumn', { column: begun + 1 }, openSquares(numbers, begun))];
}

/** FTV-C6 */
function differsFromNeighbours(numbers: Numbers, place: Place, { number }: Entry): Complaint[] {
	const equal = place.beside.filter((at) => numberAt(numbers, at) === number);
	return equal.length > 0 ? [refuse('FTV-C6', 'sameBeside', { value: number }, equal.map(idOf))] : [];
}

/** FTV-R2: the filled neighbour whose opposite a circled square takes, or none if the circle does not bind. */
function countingNeighbour(rulings: Rulings, sheet: Curve, place: Place): number | null {
	const filled = place.beside.filter((at) => numberAt(sheet.curve, at) !== 0);
	const last = sheet.curveOrder.findLast((at) => filled.includes(at));
	if (last === undefined) return null;
	const number = numberAt(sheet.curve, last);
	// FTV-R8 b: a die has no face opposite to a 7
	if (number > 6) return null;
	const others = filled.filter((at) => at !== last).map((at) => numberAt(sheet.curve, at));
	const binds =
		rulings['FTV-R2'] === 'a' ? !others.includes(7 - number) : others.every((other) => other === number);
	return binds ? last : null;
}

/** FTV-C8 */
function takesOpposite(rulings: Rulings, sheet: Curve, place: Place, { number }: Entry): Complaint[] {
	if (!has(sheet.circles, place.at)) return [];
	const neighbour = countingNeighbour(rulings, sheet, place);
	if (neighbour === null) return [];
	const beside = numberAt(sheet.curve, neighbour);
	const takes = 7 - beside;
	if (number === takes) return [];
	return [refuse('FTV-C8', 'opposite', { value: number, takes, beside }, [idOf(neighbour), idOf(place.at)])];
}

/** FTV-R6 b frees the bonus number from neighbours and circles. */
const isFree = (rulings: Rulings, { by }: Entry): boolean => by === 'bonus' && rulings['FTV-R6'] === 'b';

const canTake = (rulings: Rulings, sheet: Curve, place: Place, entry: Entry): boolean =>
	isFree(rulings, entry) ||
	(differsFromNeighbours(sheet.curve, place, entry).length === 0 &&
		takesOpposite(rulings, sheet, place, entry).length === 0);

/** FTV-C7: under FTV-R7 b only circled squares that can take this number come first. */
function leavesNoCircleWaiting(rulings: Rulings, sheet: Curve, place: Place, entry: Entry): Complaint[] {
	// under FTV-R5 b only the leftmost column may be begun, and FTV-C5 has already seen to it
	if (rulings['FTV-R5'] === 'b' || begunColumn(sheet.curve) !== undefined) return [];
	const waiting = columnsUp.flatMap(([bottom]) =>
		bottom &&
		!isFilled(sheet.curve, bottom) &&
		has(sheet.circles, bottom.at) &&
		(rulings['FTV-R7'] === 'a' || canTake(rulings, sheet, bottom, entry))
			? [bottom]
			: []
	);
	if (waiting.length === 0 || waiting.some(({ column }) => column === place.column)) return [];
	return [
		refuse(
			'FTV-C7',
			'circledFirst',
			{ columns: waiting.map(({ column }) => column + 1) },
			waiting.map(({ at }) => idOf(at))
		)
	];
}

/** The rules about an empty square, in their order. FTV-C7 is looked at only if FTV-C5 holds. */
function checkPlace(rulings: Rulings, sheet: Curve, place: Place, entry: Entry): Complaint[] {
	const turn = isItsTurn(rulings, sheet.curve, place);
	const free = isFree(rulings, entry);
	return [
		...standsOnFilled(sheet.curve, place),
		...turn,
		...(free ? [] : differsFromNeighbours(sheet.curve, place, entry)),
		...(turn.length > 0 ? [] : leavesNoCircleWaiting(rulings, sheet, place, entry)),
		...(free ? [] : takesOpposite(rulings, sheet, place, entry))
	];
}

export function checkCurve(rulings: Rulings, sheet: Curve, entry: Entry, [row, column]: At): Complaint[] {
	const face = isFace(rulings, entry);
	const place = column < columns ? placeAt[numberOf(row, column)] : undefined;
	// FTV-C1
	if (!place) return [...face, refuse('FTV-C1', 'noCurveSquare', {})];
	const number = numberAt(sheet.curve, place.at);
	// FTV-C2
	if (number !== 0) return [...face, refuse('FTV-C2', 'curveFilled', { number }, [idOf(place.at)])];
	return [...face, ...checkPlace(rulings, sheet, place, entry)];
}

/** The lowest empty square of each column: the only ones that can be legal. */
function nextSquares(numbers: Numbers): Place[] {
	const found: Place[] = [];
	for (const column of columnsUp) {
		const next = column.find((place) => !isFilled(numbers, place));
		if (next) found.push(next);
	}
	return found;
}

export function legalCurve(rulings: Rulings, sheet: Curve, entry: Entry): At[] {
	if (isFace(rulings, entry).length > 0) return [];
	return nextSquares(sheet.curve)
		.filter((place) => checkPlace(rulings, sheet, place, entry).length === 0)
		.map(atOf);
}

export function enterCurve<S extends Curve>(sheet: S, number: number, [row, column]: At): S {
	const at = numberOf(row, column);
	return {
		...sheet,
		curve: sheet.curve.map((old, other) => (other === at ? number : old)),
		curveOrder: [...sheet.curveOrder, at]
	};
}

/** FTV-C9, FTV-C11: what the square at `at`, just filled, gives. */
export function gainOfCurve(numbers: Numbers, [row, column]: At): Gain {
	const complete = places.every((place) => place.row !== row || isFilled(numbers, place));
	return {
		bonus: complete ? (rowBonus[row] ?? null) : null,
		extra: placeAt[numberOf(row, column)]?.extra ?? false
	};
}

/** FTV-C10 */
export const openCurveGoals = (numbers: Numbers): At[] =>
	places.filter((place) => place.red && !isFilled(numbers, place)).map(atOf);

/** Rows from the top; null where there is no square. */
export const curveRows = (numbers: Numbers): (number | null)[][] =>
	Array.from({ length: rows }, (_, row) =>
		allColumns.map((column) => {
			const place = placeAt[numberOf(row, column)];
			return place ? numberAt(numbers, place.at) : null;
		})
	);
