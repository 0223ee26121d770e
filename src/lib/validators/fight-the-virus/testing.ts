/** Testing (FTV-T): a brick pyramid of numbers. */
import { testing, testingCell, type NumberSquare } from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { At } from './moves.ts';
import { refuse } from './sentences.ts';
import type { Agreed } from './state.ts';
import type { Gain } from './bonuses.ts';

type Numbers = readonly number[];

const { squares, widths, rowBonus } = testing;
const firstOfRow = widths.map((_, row) => widths.slice(0, row).reduce((sum, width) => sum + width, 0));

const indexOf = (row: number, column: number): number | null =>
	column >= 0 && column < (widths[row] ?? 0) ? (firstOfRow[row] ?? 0) + column : null;

const existing = (...indices: (number | null)[]): number[] => indices.filter((index) => index !== null);

interface Place extends NumberSquare {
	readonly below: readonly number[];
	readonly above: readonly number[];
}

const places: readonly Place[] = squares.map((square) => {
	const { row, column } = square;
	return {
		...square,
		below: existing(indexOf(row + 1, column), indexOf(row + 1, column + 1)),
		above: existing(indexOf(row - 1, column - 1), indexOf(row - 1, column))
	};
});

const atOf = (index: number): At => {
	const { row, column } = squares[index] ?? { row: 0, column: 0 };
	return [row, column];
};
const idOf = (index: number): string => testingCell(atOf(index));
const numberAt = (numbers: Numbers, index: number): number => numbers[index] ?? 0;

/** FTV-T3: under FTV-R4 b a 1 needs nothing underneath. */
function restsOnFilled(
	rulings: Agreed['rulings'],
	numbers: Numbers,
	place: Place,
	value: number
): Complaint[] {
	if (value === 1 && rulings['FTV-R4'] === 'b') return [];
	const empty = place.below.filter((index) => numberAt(numbers, index) === 0);
	return empty.length > 0 ? [refuse('FTV-T3', 'needsSupport', { empty: empty.length }, empty.map(idOf))] : [];
}

/** FTV-T4 */
function isHigher(numbers: Numbers, place: Place, value: number): Complaint[] {
	if (value === 1) return [];
	const notLower = place.below.filter((index) => numberAt(numbers, index) >= value);
	const below = Math.max(...notLower.map((index) => numberAt(numbers, index)));
	return notLower.length > 0 ? [refuse('FTV-T4', 'notHigher', { value, below }, notLower.map(idOf))] : [];
}

/** FTV-T5: only under FTV-R4 b there can be a 1 above an empty square. */
function keepsOnesApart(numbers: Numbers, place: Place, value: number): Complaint[] {
	if (value !== 1) return [];
	const ones = (indices: readonly number[]) => indices.filter((index) => numberAt(numbers, index) === 1);
	const below = ones(place.below);
	const above = ones(place.above);
	if (below.length > 0) return [refuse('FTV-T5', 'oneOnOne', {}, below.map(idOf))];
	return above.length > 0 ? [refuse('FTV-T5', 'oneUnderOne', {}, above.map(idOf))] : [];
}

const checkPlace = (
	rulings: Agreed['rulings'],
	numbers: Numbers,
	place: Place,
	value: number
): Complaint[] => [
	...restsOnFilled(rulings, numbers, place, value),
	...isHigher(numbers, place, value),
	...keepsOnesApart(numbers, place, value)
];

export function checkTest(
	rulings: Agreed['rulings'],
	numbers: Numbers,
	value: number,
	[row, column]: At
): Complaint[] {
	const index = indexOf(row, column);
	const place = index === null ? undefined : places[index];
	// FTV-T1
	if (index === null || !place) return [refuse('FTV-T1', 'noTestingSquare', {})];
	const number = numberAt(numbers, index);
	// FTV-T2
	if (number !== 0) return [refuse('FTV-T2', 'testingFilled', { number }, [idOf(index)])];
	return checkPlace(rulings, numbers, place, value);
}

export function legalTests(rulings: Agreed['rulings'], numbers: Numbers, value: number): At[] {
	const mayHang = value === 1 && rulings['FTV-R4'] === 'b';
	const found: At[] = [];
	for (let index = 0; index < places.length; index++) {
		const place = places[index];
		if (!place || numberAt(numbers, index) !== 0) continue;
		// most squares are out of reach: this is known without a complaint about each of them
		if (!mayHang && place.below.some((below) => numberAt(numbers, below) === 0)) continue;
		if (checkPlace(rulings, numbers, place, value).length === 0) found.push([place.row, place.column]);
	}
	return found;
}

export function enterTest(numbers: Numbers, value: number, [row, column]: At): number[] {
	const index = indexOf(row, column);
	return numbers.map((number, other) => (other === index ? value : number));
}

/** FTV-T7, FTV-T9: what the square at `at`, just filled, gives. */
export function gainOfTest(numbers: Numbers, [row, column]: At): Gain {
	const first = firstOfRow[row] ?? 0;
	const complete = numbers.slice(first, first + (widths[row] ?? 0)).every((number) => number !== 0);
	return {
		bonus: complete ? (rowBonus[row] ?? null) : null,
		extra: places[indexOf(row, column) ?? -1]?.extra ?? false
	};
}

/** FTV-T8 */
export const openTestingGoals = (numbers: Numbers): At[] =>
	squares.flatMap((square, index): At[] =>
		square.red && numberAt(numbers, index) === 0 ? [[square.row, square.column]] : []
	);

export const testingRows = (numbers: Numbers): number[][] =>
	widths.map((width, row) => numbers.slice(firstOfRow[row] ?? 0, (firstOfRow[row] ?? 0) + width));

export const filledTests = (numbers: Numbers): { at: At; number: number }[] =>
	numbers.flatMap((number, index) => (number === 0 ? [] : [{ at: atOf(index), number }]));
