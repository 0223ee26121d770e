/** The ids of the cells, in one place for the sheet, the pencil and the refusals. */
import { fieldIds, nameIds, squareIds, type CellIds } from '../kit/cells.ts';
import { scoreParts, type BonusKind } from './kinds.ts';

/** As many as an edition can have. */
const everySpace: readonly string[] = [...'ABCDEFGH'].flatMap((pair) => [`${pair}1`, `${pair}2`]);

export const mutantBox = fieldIds('mutant');
export const bonusCircle: Readonly<Record<BonusKind, CellIds<number>>> = {
	explorer: fieldIds('bonus.explorer'),
	analysis: fieldIds('bonus.analysis'),
	rat: fieldIds('bonus.rat'),
	resistant: fieldIds('bonus.resistant')
};
export const healthCell = squareIds('health');
export const formulaBox = fieldIds('formula');
/** Where the factor after a box is written. */
export const stepAfter = fieldIds('step');
/** The printed factors by their place in the list: one that is printed twice has two cells. */
export const factorField = fieldIds('factor');
export const biotechSpace = nameIds('biotech', everySpace);
export const riskCell = squareIds('risk');
export const rowMark = fieldIds('row');
export const columnVirus = fieldIds('virus');
export const scoreCell = nameIds('score', [...scoreParts, 'total', 'sum', 'multiplier'] as const);
