/** The columns of the spread curve: which numbers stand in them, and what is still open. */
import type { Agreed } from './agreed.ts';
import type { CurveColumn, CurvePlace } from './boards.ts';
import type { PlayerSheet } from './state.ts';

export type Numbers = readonly number[];
/** The part of a sheet that this area is about. */
export type CurveSheet = Pick<PlayerSheet, 'curve' | 'begun' | 'circles'>;

export const curveNumberAt = (numbers: Numbers, { at }: CurvePlace): number => numbers[at] ?? 0;
export const isFilled = (numbers: Numbers, { at }: CurvePlace): boolean => (numbers[at] ?? 0) !== 0;

export const isBlank = (numbers: Numbers, { places }: CurveColumn): boolean =>
	!places.some((place) => isFilled(numbers, place));

export const isComplete = (numbers: Numbers, { places }: CurveColumn): boolean =>
	places.every((place) => isFilled(numbers, place));

/** FTV-C5: in a position there may be several. */
function isOpen(numbers: Numbers, { places }: CurveColumn): boolean {
	let filled = 0;
	for (const place of places) if (isFilled(numbers, place)) filled++;
	return filled > 0 && filled < places.length;
}

/** The columns that are begun and incomplete, from the left. */
export const openColumns = ({ curve }: Agreed, numbers: Numbers): readonly CurveColumn[] =>
	curve.columns.filter((column) => isOpen(numbers, column));

/** How many are full from bottom to top. */
export const completeColumns = ({ curve }: Agreed, numbers: Numbers): number =>
	curve.columns.filter((column) => isComplete(numbers, column)).length;

/** The lowest empty square of a column: the only one that can be legal. */
export const nextSquare = (numbers: Numbers, { places }: CurveColumn): CurvePlace | undefined =>
	places.find((place) => !isFilled(numbers, place));

/** Rows from the top; null where there is no square. */
export const curveRows = ({ curve }: Agreed, numbers: Numbers): (number | null)[][] =>
	Array.from({ length: curve.rows }, (_, row) =>
		Array.from({ length: curve.width }, (_, column) => {
			const place = curve.placeAt[row * curve.width + column];
			return place ? curveNumberAt(numbers, place) : null;
		})
	);
