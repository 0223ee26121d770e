/** Research (FTV-RE). */
import {
	curveCell,
	researchBonus,
	researchSquares,
	testingCell,
	type Bonus
} from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { openCurveGoals } from './curve.ts';
import { refuse } from './sentences.ts';
import type { PlayerSheet } from './state.ts';
import { openTestingGoals } from './testing.ts';

/** FTV-RE1 */
const isNext = (value: number, next: number): Complaint[] =>
	value === next ? [] : [refuse('FTV-RE1', 'researchNext', { value, next })];

/** FTV-RE4 */
function goalsAreFilled(sheet: PlayerSheet, next: number): Complaint[] {
	if (next < researchSquares) return [];
	const open = [
		...openTestingGoals(sheet.testing).map(testingCell),
		...openCurveGoals(sheet.curve).map(curveCell)
	];
	return open.length > 0 ? [refuse('FTV-RE4', 'goalsOpen', { goals: open.length }, open)] : [];
}

export function checkResearch(sheet: PlayerSheet, value: number): Complaint[] {
	const next = sheet.research + 1;
	// FTV-RE5
	if (next > researchSquares) return [refuse('FTV-RE5', 'researchComplete', {})];
	return [...isNext(value, next), ...goalsAreFilled(sheet, next)];
}

/** FTV-RE2, FTV-RE3 */
export const bonusOfResearch = (crossed: number): Bonus | null => researchBonus[crossed] ?? null;
