/** Research (FTV-RE). */
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { gainOf, type Gain } from './bonuses.ts';
import { openCurveGoals } from './curve.ts';
import { refuse } from './sentences.ts';
import type { PlayerSheet } from './state.ts';
import { openTestingGoals } from './testing.ts';

/** FTV-RE1: the number that is crossed out next. */
export const nextResearch = ({ research }: PlayerSheet): number => research + 1;

/** FTV-RE1 */
const isNext = (value: number, next: number): readonly Complaint[] =>
	value === next ? legal : [refuse('FTV-RE1', 'researchNext', { value, next })];

/** FTV-RE4: the cells of all red squares that are still empty. */
export const openGoals = (agreed: Agreed, { testing, curve }: PlayerSheet): string[] => [
	...openTestingGoals(agreed, testing),
	...openCurveGoals(agreed, curve)
];

/** FTV-RE4 */
function goalsAreFilled(agreed: Agreed, sheet: PlayerSheet, next: number): readonly Complaint[] {
	if (next < agreed.last) return legal;
	const open = openGoals(agreed, sheet);
	return open.length > 0
		? [refuse('FTV-RE4', 'goalsOpen', { goals: open.length, last: agreed.last }, open)]
		: legal;
}

/** FTV-RE5 */
const isLeft = (next: number, last: number): readonly Complaint[] =>
	next > last ? [refuse('FTV-RE5', 'researchComplete', {})] : legal;

export function checkResearch(agreed: Agreed, sheet: PlayerSheet, value: number): readonly Complaint[] {
	const next = nextResearch(sheet);
	const complete = isLeft(next, agreed.last);
	return complete.length > 0 ? complete : together(isNext(value, next), goalsAreFilled(agreed, sheet, next));
}

/** FTV-RE2, FTV-RE3 */
export const gainOfResearch = ({ facts }: Agreed, crossed: number): Gain =>
	gainOf(facts.research[crossed - 1] ?? null, false);
