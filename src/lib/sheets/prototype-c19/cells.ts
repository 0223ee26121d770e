/** The ids of the cells, in one place for the sheet, the pencil and the refusals. */
import { fieldIds, nameIds, squareIds, type CellIds } from '../kit/cells.ts';
import { scoreParts, type BonusKind } from './kinds.ts';

/** As many as an edition can have. */
const everySpace: readonly string[] = [...'ABCDEFGH'].flatMap((pair) => [`${pair}1`, `${pair}2`]);

export const mutantCells = fieldIds('mutant');
export const circleCells: Readonly<Record<BonusKind, CellIds<number>>> = {
	explorer: fieldIds('bonus.explorer'),
	analysis: fieldIds('bonus.analysis'),
	rat: fieldIds('bonus.rat'),
	resistant: fieldIds('bonus.resistant')
};
export const healthCells = squareIds('health');
export const formulaCells = fieldIds('formula');
/** Where the factor after a box is written. */
export const stepCells = fieldIds('step');
/** The printed factors by their place in the list: one that is printed twice has two cells. */
export const factorCells = fieldIds('factor');
export const biotechCells = nameIds('biotech', everySpace);
export const riskCells = squareIds('risk');
export const rowCells = fieldIds('row');
export const columnCells = fieldIds('virus');
export const scoreCells = nameIds('score', [...scoreParts, 'total', 'sum', 'multiplier'] as const);
