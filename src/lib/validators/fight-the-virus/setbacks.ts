/** Adverse circumstances (FTV-A). */
import { bitsOf, has, union } from '../kit/bits.ts';
import { allColumns, begunColumn, columnsUp, numberAt, progressOf, type Curve, type Place } from './curve.ts';
import type { Dice } from './moves.ts';
import { loseField } from './progress.ts';
import type { PlayerSheet } from './state.ts';

/** FTV-A2: the begun column first, then the columns not begun from the left; each from the bottom up. */
function searchOrder({ curve }: Curve): Place[] {
	const begun = begunColumn(curve);
	const blank = allColumns.filter((column) => progressOf(curve, column) === 'blank');
	return [...(begun === undefined ? [] : [begun]), ...blank]
		.flatMap((column) => columnsUp[column] ?? [])
		.filter(({ at }) => numberAt(curve, at) === 0);
}

/** FTV-A3: circled already, or between different numbers. */
function isPassedOver({ curve, circles }: Curve, { at, beside }: Place): boolean {
	const numbers = beside.map((other) => numberAt(curve, other)).filter((number) => number !== 0);
	return has(circles, at) || new Set(numbers).size > 1;
}

/** FTV-A4 */
const isBesideCircled = ({ curve, circles }: Curve, { beside }: Place): boolean =>
	beside.some((other) => has(circles, other) && numberAt(curve, other) === 0);

/** FTV-A2, FTV-A5 */
function circleNext(sheet: PlayerSheet): PlayerSheet {
	const next = searchOrder(sheet).find(
		(place) => !isPassedOver(sheet, place) && !isBesideCircled(sheet, place)
	);
	return next ? { ...sheet, circles: union(sheet.circles, bitsOf([next.at])) } : sheet;
}

/** FTV-A1: the faces finally kept count, never progress. */
export function setback([a, b]: Dice): (sheet: PlayerSheet) => PlayerSheet {
	if (a + b === 11) return circleNext;
	// FTV-A6, FTV-A7
	if (a + b === 12) return (sheet) => ({ ...sheet, progress: loseField(sheet.progress) });
	return (sheet) => sheet;
}
