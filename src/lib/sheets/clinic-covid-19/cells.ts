/** The names of the cells: the sheet draws them, marks, complaints and highlights point at them. */

/** Row = round, column = 1 to 6 in the order of the board. */
export const boardCell = (round: number, column: number): string => `board.${round}.${column}`;
export const trackCell = (round: number): string => `track.${round}`;
export const curedCell = (n: number): string => `cured.${n}`;
export const deceasedCell = (n: number): string => `deceased.${n}`;

type ClinicPart = 'slots' | 'admitted' | 'people' | 'quarantine';
export const clinicCell = (by: number, part: ClinicPart, n: number): string => `clinic${by}.${part}.${n}`;
/** Rooms and beds count from 1. */
export const bedCell = (by: number, room: number, bed: number): string => `clinic${by}.rooms.${room}.${bed}`;
export const clinicField = (by: number, field: 'spent' | 'popularity'): string => `clinic${by}.${field}`;
