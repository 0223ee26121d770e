/** Adverse circumstances (FTV-A). */
import { bitsOf, has, union } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import type { CurvePlace } from './boards.ts';
import { isBlank, isFilled, curveNumberAt, openColumns, type CurveSheet } from './columns.ts';
import type { Dice } from './moves.ts';
import { loseField } from './progress.ts';
import { changedSheet, type PlayerSheet } from './state.ts';

/** FTV-A2: what is begun first, then the columns not begun, both from the left; each from the bottom up. */
function searchOrder(agreed: Agreed, { curve }: CurveSheet): CurvePlace[] {
	const blank = agreed.curve.columns.filter((column) => isBlank(curve, column));
	return [...openColumns(agreed, curve), ...blank]
		.flatMap(({ places }) => places)
		.filter((place) => !isFilled(curve, place));
}

/** FTV-A3: circled already, or between different numbers. */
function isPassedOver({ curve, circles }: CurveSheet, { at, beside }: CurvePlace): boolean {
	const numbers = beside.map((other) => curveNumberAt(curve, other)).filter((number) => number !== 0);
	return has(circles, at) || new Set(numbers).size > 1;
}

/** FTV-A4: the neighbours that are circled and still empty. */
export const circledBeside = (
	{ curve, circles }: CurveSheet,
	{ beside }: CurvePlace
): readonly CurvePlace[] => beside.filter((other) => has(circles, other.at) && !isFilled(curve, other));

/** FTV-A2, FTV-A5 */
function circleNext(agreed: Agreed, sheet: PlayerSheet): PlayerSheet {
	const next = searchOrder(agreed, sheet).find(
		(place) => !isPassedOver(sheet, place) && circledBeside(sheet, place).length === 0
	);
	return next ? changedSheet(sheet, { circles: union(sheet.circles, bitsOf([next.at])) }) : sheet;
}

/** FTV-A6, FTV-A7 */
const loseProgress = (sheet: PlayerSheet): PlayerSheet =>
	changedSheet(sheet, {
		progress: loseField(sheet.progress)
	});

export type Setback = 'circle' | 'progress';

/** FTV-A1: the faces finally kept count, never progress. */
export const setbackOf = ([a, b]: Dice): Setback | null =>
	a + b === 11 ? 'circle' : a + b === 12 ? 'progress' : null;

export function suffer(agreed: Agreed, sheet: PlayerSheet, setback: Setback | null): PlayerSheet {
	if (setback === null) return sheet;
	return setback === 'circle' ? circleNext(agreed, sheet) : loseProgress(sheet);
}
