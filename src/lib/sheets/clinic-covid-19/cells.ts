/** The names of the cells: the sheet draws them, marks, complaints and highlights point at them, taps read them. */
import { fieldIds, nameIds, squareIds, type CellIds } from '../kit/cells.ts';

/** Row = round, column = 1 to 6 in the order of the board. */
export const boardCells = squareIds('board');
/** By round. */
export const trackCells = fieldIds('track');
export const curedCells = fieldIds('cured');
export const deceasedCells = fieldIds('deceased');

export const MOST_CLINICS = 4;
export const areaOfClinic = (by: number): string => `clinic${by}`;

interface ClinicCells {
	readonly slots: CellIds<number>;
	readonly admitted: CellIds<number>;
	/** Room and bed, both from 1. */
	readonly beds: CellIds<readonly [room: number, bed: number]>;
	readonly people: CellIds<number>;
	readonly quarantine: CellIds<number>;
	readonly fields: CellIds<'spent' | 'popularity'>;
}

const clinics: readonly ClinicCells[] = Array.from({ length: MOST_CLINICS }, (_, by) => {
	const area = areaOfClinic(by);
	return {
		slots: fieldIds(`${area}.slots`),
		admitted: fieldIds(`${area}.admitted`),
		beds: squareIds(`${area}.rooms`),
		people: fieldIds(`${area}.people`),
		quarantine: fieldIds(`${area}.quarantine`),
		fields: nameIds(area, ['spent', 'popularity'])
	};
});

/** The cells of the clinic of a seat. */
export function clinicCells(by: number): ClinicCells {
	const cells = clinics[by];
	if (!cells) throw new Error(`no clinic ${by}`);
	return cells;
}

/** The seat whose clinic the cell belongs to; null for the parts that all share. */
export function seatOfCell(id: string): number | null {
	const seat = clinics.findIndex((_, by) => id.startsWith(`${areaOfClinic(by)}.`));
	return seat < 0 ? null : seat;
}
