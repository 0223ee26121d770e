/** The rules have no points: these are steps towards the win (document: "Score"). */
import type { Ending, Score } from '../../table/record.ts';
import { count } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { spikesIn } from './analysis.ts';
import { openCurveGoals } from './curve.ts';
import { available } from './progress.ts';
import type { RuleId } from './rulebook.ts';
import type { PlayerSheet, State } from './state.ts';
import { openTestingGoals } from './testing.ts';

const filled = (numbers: readonly number[]): number => numbers.filter((number) => number !== 0).length;

export const partsOf = (agreed: Agreed, sheet: PlayerSheet) => ({
	analysis: count(sheet.analysis),
	spikes: spikesIn(agreed, sheet.analysis),
	progress: available(sheet.progress),
	research: sheet.research,
	testing: filled(sheet.testing),
	curve: filled(sheet.curve),
	testingGoals: agreed.testing.goals.length - openTestingGoals(agreed, sheet.testing).length,
	curveGoals: agreed.curve.goals.length - openCurveGoals(agreed, sheet.curve).length
});

export type ScorePart = keyof ReturnType<typeof partsOf>;

export const score = ({ agreed, seats, phase, reason, winners }: State): Score => ({
	scores: seats.flatMap(({ by, sheet }) => {
		if (!sheet) return [];
		const parts = partsOf(agreed, sheet);
		return [{ by, parts, total: parts.research + parts.testingGoals + parts.curveGoals }];
	}),
	result: { over: phase === 'over', reason, winners }
});

const rules: Readonly<Record<NonNullable<State['reason']>, RuleId>> = { research: 'FTV-E2', stop: 'FTV-E3' };

/** FTV-E2, FTV-E3 */
export const ending = ({ reason, winners }: State): Ending => ({
	how: reason === 'research' ? 'won' : 'stopped',
	winners,
	together: false,
	...(reason && { rule: rules[reason] })
});
