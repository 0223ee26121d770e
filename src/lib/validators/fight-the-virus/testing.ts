/** Testing (FTV-T): numbers that rest on lower ones. */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { TestingPlace } from './boards.ts';
import { gainOf, type Gain } from './bonuses.ts';
import { refuse } from './sentences.ts';
import { entered } from './state.ts';

type Numbers = readonly number[];

export const testNumberAt = (numbers: Numbers, index: number): number => numbers[index] ?? 0;

function placeAt({ testing }: Agreed, [row, column]: Square): TestingPlace | undefined {
	const line = testing.rows[row];
	return line && column < line.size ? testing.places[line.first + column] : undefined;
}

/** FTV-R4 b: a 1 needs nothing underneath. */
export const mayHang = ({ rulings }: Agreed, value: number): boolean =>
	value === 1 && rulings['FTV-R4'] === 'b';

/** FTV-T3: the squares directly underneath that are empty. */
export const emptyBelow = (numbers: Numbers, { below }: TestingPlace): readonly number[] =>
	below.filter((index) => testNumberAt(numbers, index) === 0);

/** FTV-T4: the squares directly underneath with a number that `value` does not exceed. */
export const notLowerBelow = (numbers: Numbers, { below }: TestingPlace, value: number): readonly number[] =>
	value === 1 ? [] : below.filter((index) => testNumberAt(numbers, index) >= value);

const ones = (numbers: Numbers, indices: readonly number[]): number[] =>
	indices.filter((index) => testNumberAt(numbers, index) === 1);

/** FTV-T5: the squares directly underneath with a 1. */
export const onesBelow = (numbers: Numbers, { below }: TestingPlace): readonly number[] =>
	ones(numbers, below);

/** FTV-T3 */
function restsOnFilled(
	agreed: Agreed,
	numbers: Numbers,
	place: TestingPlace,
	value: number
): readonly Complaint[] {
	if (mayHang(agreed, value)) return legal;
	const empty = emptyBelow(numbers, place);
	if (empty.length === 0) return legal;
	const { below } = place;
	return [refuse('FTV-T3', 'needsSupport', { empty: empty.length, of: below.length }, idsOf(agreed, empty))];
}

/** FTV-T4 */
function isHigher(
	agreed: Agreed,
	numbers: Numbers,
	place: TestingPlace,
	value: number
): readonly Complaint[] {
	const notLower = notLowerBelow(numbers, place, value);
	if (notLower.length === 0) return legal;
	const below = Math.max(...notLower.map((index) => testNumberAt(numbers, index)));
	return [refuse('FTV-T4', 'notHigher', { value, below }, idsOf(agreed, notLower))];
}

/** FTV-T5: a 1 can be above an empty square under FTV-R4 b and in positions. */
function keepsOnesApart(
	agreed: Agreed,
	numbers: Numbers,
	place: TestingPlace,
	value: number
): readonly Complaint[] {
	if (value !== 1) return legal;
	const below = onesBelow(numbers, place);
	if (below.length > 0) return [refuse('FTV-T5', 'oneOnOne', {}, idsOf(agreed, below))];
	const above = ones(numbers, place.above);
	return above.length > 0 ? [refuse('FTV-T5', 'oneUnderOne', {}, idsOf(agreed, above))] : legal;
}

const idsOf = ({ testing }: Agreed, indices: readonly number[]): string[] =>
	indices.map((index) => testing.places[index]?.id ?? '');

const checkPlace = (
	agreed: Agreed,
	numbers: Numbers,
	place: TestingPlace,
	value: number
): readonly Complaint[] =>
	together(
		restsOnFilled(agreed, numbers, place, value),
		isHigher(agreed, numbers, place, value),
		keepsOnesApart(agreed, numbers, place, value)
	);

export function checkTest(
	agreed: Agreed,
	numbers: Numbers,
	value: number,
	cell: Square
): readonly Complaint[] {
	const place = placeAt(agreed, cell);
	// FTV-T1
	if (!place) return [refuse('FTV-T1', 'noTestingSquare', {})];
	const number = testNumberAt(numbers, place.index);
	// FTV-T2
	if (number !== 0) return [refuse('FTV-T2', 'testingFilled', { number }, [place.id])];
	return checkPlace(agreed, numbers, place, value);
}

export function legalTests(agreed: Agreed, numbers: Numbers, value: number): TestingPlace[] {
	const hangs = mayHang(agreed, value);
	return agreed.testing.places.filter(
		(place) =>
			testNumberAt(numbers, place.index) === 0 &&
			// most squares are out of reach: this is known without a complaint about each of them
			(hangs || place.below.every((index) => testNumberAt(numbers, index) !== 0)) &&
			checkPlace(agreed, numbers, place, value).length === 0
	);
}

export function enterTest(agreed: Agreed, numbers: Numbers, value: number, cell: Square): Numbers {
	const place = placeAt(agreed, cell);
	return place ? entered(numbers, place.index, value) : numbers;
}

/** FTV-T7, FTV-T9: what the square at `cell`, just filled, gives. */
export function gainOfTest(agreed: Agreed, numbers: Numbers, cell: Square): Gain {
	const row = agreed.testing.rows[cell[0]];
	if (!row) return gainOf(null, false);
	const complete = numbers.slice(row.first, row.first + row.size).every((number) => number !== 0);
	return gainOf(complete ? row.reward : null, placeAt(agreed, cell)?.extra ?? false);
}

/** FTV-T8: the cells of red squares that are empty. */
export const openTestingGoals = ({ testing }: Agreed, numbers: Numbers): string[] =>
	testing.goals.filter(({ index }) => testNumberAt(numbers, index) === 0).map(({ id }) => id);

/** Rows from the top. */
export const testingRows = ({ testing }: Agreed, numbers: Numbers): number[][] =>
	testing.rows.map(({ first, size }) => numbers.slice(first, first + size));
