/** The rules have no points: these are steps towards the win (document: "Score"). */
import { curve, testing } from '../../sheets/fight-the-virus/facts.ts';
import type { Score } from '../../table/record.ts';
import { count } from '../kit/bits.ts';
import { spikesIn } from './analysis.ts';
import { openCurveGoals } from './curve.ts';
import { available } from './progress.ts';
import type { PlayerSheet, State } from './state.ts';
import { openTestingGoals } from './testing.ts';

const goals = (squares: readonly { readonly red: boolean }[]): number =>
	squares.filter(({ red }) => red).length;
const testingGoals = goals(testing.squares);
const curveGoals = goals(curve.squares);

const filled = (numbers: readonly number[]): number => numbers.filter((number) => number !== 0).length;

export const partsOf = (sheet: PlayerSheet) => ({
	analysis: count(sheet.analysis),
	spikes: spikesIn(sheet.analysis),
	progress: available(sheet.progress),
	research: sheet.research,
	testing: filled(sheet.testing),
	curve: filled(sheet.curve),
	testingGoals: testingGoals - openTestingGoals(sheet.testing).length,
	curveGoals: curveGoals - openCurveGoals(sheet.curve).length
});

export type Part = keyof ReturnType<typeof partsOf>;

export const score = ({ seats, phase, reason, winners }: State): Score => ({
	scores: seats.flatMap(({ by, sheet }) => {
		if (!sheet) return [];
		const parts = partsOf(sheet);
		return [{ by, parts, total: parts.research + parts.testingGoals + parts.curveGoals }];
	}),
	result: { over: phase === 'over', reason, winners }
});
