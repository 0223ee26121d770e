/** The ids of all cells: records and links name them, so they never change. */
import { fieldIds, squareIds } from '../kit/cells.ts';

export const analysisCells = squareIds('analysis');
/** By number, from 1. */
export const researchCells = fieldIds('research');
/** By row, and by the number of the square in its row. */
export const testingCells = squareIds('testing');
export const curveCells = squareIds('curve');
/** By field, from 0. */
export const progressCells = fieldIds('progress');
