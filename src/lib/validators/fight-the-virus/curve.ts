/** The spread curve (FTV-C): columns of numbers, some squares circled by setbacks. */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { has } from '../kit/bits.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { CurveColumn, CurvePlace } from './boards.ts';
import { gainOf, type Gain } from './bonuses.ts';
import {
	isBlank,
	isFilled,
	nextSquare,
	curveNumberAt,
	openColumns,
	type CurveSheet,
	type Numbers
} from './columns.ts';
import { refuse } from './sentences.ts';
import { entered } from './state.ts';

/** What is entered: the value of a die, or the number chosen for a bonus. */
export interface Entry {
	readonly number: number;
	readonly by: 'die' | 'bonus';
}

const placeOf = ({ curve }: Agreed, [row, column]: Square): CurvePlace | undefined =>
	column < curve.width ? curve.placeAt[row * curve.width + column] : undefined;

const idOf = ({ id }: CurvePlace): string => id;

/** FTV-C3 */
const isFace = ({ rulings }: Agreed, { number, by }: Entry): readonly Complaint[] =>
	number > 6 && by === 'die' && rulings['FTV-R8'] === 'a'
		? [refuse('FTV-C3', 'curveTooHigh', { value: number })]
		: legal;

/** FTV-C4: the squares below in the column that are empty. */
export const gapsBelow = (numbers: Numbers, { below }: CurvePlace): readonly CurvePlace[] =>
	below.filter((place) => !isFilled(numbers, place));

/** FTV-C4 */
function standsOnFilled(numbers: Numbers, place: CurvePlace): readonly Complaint[] {
	const gaps = gapsBelow(numbers, place);
	if (gaps.length === 0) return legal;
	return [refuse('FTV-C4', 'fromBelow', { column: place.column + 1 }, gaps.map(idOf))];
}

function openSquares(numbers: Numbers, columns: readonly CurveColumn[]): string[] {
	const open: string[] = [];
	for (const { places } of columns)
		for (const place of places) if (!isFilled(numbers, place)) open.push(place.id);
	return open;
}

/** FTV-C5: under FTV-R5 b the leftmost column not begun is begun next. */
function isItsTurn(
	{ curve, rulings }: Agreed,
	numbers: Numbers,
	{ column }: CurvePlace,
	open: readonly CurveColumn[]
): readonly Complaint[] {
	if (open.length > 0) {
		if (open.some((begun) => begun.column === column)) return legal;
		const columns = open.map((begun) => begun.column + 1);
		return [refuse('FTV-C5', 'completeColumn', { columns }, openSquares(numbers, open))];
	}
	if (rulings['FTV-R5'] === 'a') return legal;
	const next = curve.columns.find((blank) => isBlank(numbers, blank));
	if (next === undefined || next.column === column) return legal;
	return [refuse('FTV-C5', 'leftmostColumn', { column: next.column + 1 }, openSquares(numbers, [next]))];
}

/** FTV-C6: the neighbours that hold this number. */
export const equalBeside = (
	numbers: Numbers,
	{ beside }: CurvePlace,
	number: number
): readonly CurvePlace[] => beside.filter((other) => curveNumberAt(numbers, other) === number);

/** FTV-C6 */
function differsFromNeighbours(numbers: Numbers, place: CurvePlace, { number }: Entry): readonly Complaint[] {
	const equal = equalBeside(numbers, place, number);
	return equal.length > 0 ? [refuse('FTV-C6', 'sameBeside', { value: number }, equal.map(idOf))] : legal;
}

/** Filled last is what stands in the column begun last, and within a column the uppermost. */
function lastFilled(begun: readonly number[], filled: readonly CurvePlace[]): CurvePlace | undefined {
	let last: CurvePlace | undefined;
	for (const place of filled) {
		const later = last && begun.indexOf(place.column) - begun.indexOf(last.column);
		if (!last || later === undefined || later > 0 || (later === 0 && place.row < last.row)) last = place;
	}
	return last;
}

/** FTV-R2: of these filled neighbours the one whose opposite a circled square takes; none if the circle does not bind. */
export function countingNeighbour(
	{ rulings }: Agreed,
	{ curve, begun }: CurveSheet,
	filled: readonly CurvePlace[]
): CurvePlace | null {
	const last = lastFilled(begun, filled);
	if (last === undefined) return null;
	const number = curveNumberAt(curve, last);
	// FTV-R8: a die has no face opposite to a 7
	if (number > 6) return null;
	const others = filled.filter((place) => place !== last).map((place) => curveNumberAt(curve, place));
	const binds =
		rulings['FTV-R2'] === 'a' ? !others.includes(7 - number) : others.every((other) => other === number);
	return binds ? last : null;
}

/** FTV-C8 */
function takesOpposite(
	agreed: Agreed,
	sheet: CurveSheet,
	place: CurvePlace,
	{ number }: Entry
): readonly Complaint[] {
	if (!has(sheet.circles, place.at)) return legal;
	const filled = place.beside.filter((other) => isFilled(sheet.curve, other));
	const neighbour = countingNeighbour(agreed, sheet, filled);
	if (neighbour === null) return legal;
	const beside = curveNumberAt(sheet.curve, neighbour);
	const takes = 7 - beside;
	if (number === takes) return legal;
	return [refuse('FTV-C8', 'opposite', { value: number, takes, beside }, [neighbour.id, place.id])];
}

/** FTV-R6 b frees the bonus number from neighbours and circles. */
const isFree = ({ rulings }: Agreed, { by }: Entry): boolean => by === 'bonus' && rulings['FTV-R6'] === 'b';

/** FTV-C6, FTV-C8: whether this square could take the number, whenever its turn comes. */
export const canTake = (agreed: Agreed, sheet: CurveSheet, place: CurvePlace, entry: Entry): boolean =>
	isFree(agreed, entry) ||
	(differsFromNeighbours(sheet.curve, place, entry).length === 0 &&
		takesOpposite(agreed, sheet, place, entry).length === 0);

/** FTV-C7: under FTV-R7 b only circled squares that can take this number come first. */
function leavesNoCircleWaiting(
	agreed: Agreed,
	sheet: CurveSheet,
	place: CurvePlace,
	entry: Entry
): readonly Complaint[] {
	const { rulings, curve } = agreed;
	// under FTV-R5 b only one column may be begun, and FTV-C5 has already seen to it
	if (rulings['FTV-R5'] === 'b') return legal;
	const waiting = curve.columns.filter(
		({ bottom }) =>
			has(sheet.circles, bottom.at) &&
			!isFilled(sheet.curve, bottom) &&
			(rulings['FTV-R7'] === 'a' || canTake(agreed, sheet, bottom, entry))
	);
	if (waiting.length === 0 || waiting.some(({ column }) => column === place.column)) return legal;
	const columns = waiting.map(({ column }) => column + 1);
	return [
		refuse(
			'FTV-C7',
			'circledFirst',
			{ columns },
			waiting.map(({ bottom }) => bottom.id)
		)
	];
}

/** The rules about an empty square, in their order. FTV-C7 is looked at only if FTV-C5 holds. */
function checkPlace(
	agreed: Agreed,
	sheet: CurveSheet,
	place: CurvePlace,
	entry: Entry
): readonly Complaint[] {
	const open = openColumns(agreed, sheet.curve);
	const turn = isItsTurn(agreed, sheet.curve, place, open);
	const free = isFree(agreed, entry);
	const begins = open.length === 0 && turn.length === 0;
	return together(
		standsOnFilled(sheet.curve, place),
		turn,
		free ? legal : differsFromNeighbours(sheet.curve, place, entry),
		begins ? leavesNoCircleWaiting(agreed, sheet, place, entry) : legal,
		free ? legal : takesOpposite(agreed, sheet, place, entry)
	);
}

export function checkCurve(
	agreed: Agreed,
	sheet: CurveSheet,
	entry: Entry,
	cell: Square
): readonly Complaint[] {
	const face = isFace(agreed, entry);
	const place = placeOf(agreed, cell);
	// FTV-C1
	if (!place) return [...face, refuse('FTV-C1', 'noCurveSquare', {})];
	const number = curveNumberAt(sheet.curve, place);
	// FTV-C2
	if (number !== 0) return [...face, refuse('FTV-C2', 'curveFilled', { number }, [place.id])];
	return together(face, checkPlace(agreed, sheet, place, entry));
}

export function legalCurve(agreed: Agreed, sheet: CurveSheet, entry: Entry): CurvePlace[] {
	if (isFace(agreed, entry).length > 0) return [];
	return agreed.curve.columns.flatMap((column) => {
		const place = nextSquare(sheet.curve, column);
		return place && checkPlace(agreed, sheet, place, entry).length === 0 ? [place] : [];
	});
}

/** A column in which the first number is entered becomes the last of the order. */
export function enterCurve<S extends CurveSheet>(agreed: Agreed, sheet: S, number: number, cell: Square): S {
	const place = placeOf(agreed, cell);
	if (!place) return sheet;
	const { column } = place;
	return {
		...sheet,
		curve: entered(sheet.curve, place.at, number),
		begun: sheet.begun.includes(column) ? sheet.begun : [...sheet.begun, column]
	};
}

/** FTV-C9, FTV-C11: what the square at `cell`, just filled, gives. */
export function gainOfCurve(agreed: Agreed, numbers: Numbers, cell: Square): Gain {
	const { inRow, rewards } = agreed.curve;
	const [row] = cell;
	const complete = (inRow[row] ?? []).every((place) => isFilled(numbers, place));
	return gainOf(complete ? (rewards[row] ?? null) : null, placeOf(agreed, cell)?.extra ?? false);
}

/** FTV-C10: the cells of red squares that are empty. */
export const openCurveGoals = ({ curve }: Agreed, numbers: Numbers): string[] =>
	curve.goals.filter((place) => !isFilled(numbers, place)).map(idOf);
