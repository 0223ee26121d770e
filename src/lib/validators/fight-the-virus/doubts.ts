/** What on a sheet could not have come about, in the order of the document ("Positions"). */
import type { Doubt } from '../../table/record.ts';
import { without } from '../kit/bits.ts';
import { sections } from '../kit/grid.ts';
import { doubtOf } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import { spikesIn } from './analysis.ts';
import { numberDoubts, type Check } from './number-doubts.ts';
import { countOf, fieldsFor } from './progress.ts';
import { openGoals } from './research.ts';
import { refuse } from './sentences.ts';
import type { PlayerSheet } from './state.ts';

/** FTV-P1 */
const fieldsInOrder: Check = ({ sheet }) =>
	/^x*(o*|d*)-*$/.test(sheet.progress) ? null : refuse('FTV-P1', 'doubtFieldOrder', {});

/** FTV-P2 */
const fieldForEachSpike: Check = ({ agreed, sheet: { analysis, progress } }) => {
	const circled = countOf(progress, 'o') + countOf(progress, 'x');
	const spikes = spikesIn(agreed, analysis);
	return circled === Math.min(spikes, progress.length)
		? null
		: refuse('FTV-P2', 'doubtFieldCount', { circled, spikes });
};

/** FTV-P3: every number above 6 was paid for. */
const enoughSpent: Check = ({ sheet: { testing, curve, research, progress } }) => {
	const researched = Array.from({ length: research }, (_, at) => at + 1);
	const spent = [...testing, ...curve, ...researched]
		.filter((number) => number > 6)
		.reduce((sum, number) => sum + fieldsFor(number - 6), 0);
	const crossed = countOf(progress, 'x');
	return crossed >= spent ? null : refuse('FTV-P3', 'doubtFieldsSpent', { crossed, spent });
};

/** FTV-V7: shapes in pieces leave pieces. */
const filledInOnePiece: Check = ({ agreed: { virus }, sheet }) => {
	if (!virus.connected) return null;
	const { length } = sections(virus.grid, sheet.analysis);
	return length < 2 ? null : refuse('FTV-V7', 'doubtFilledApart', { sections: length });
};

/** FTV-V8 */
const restInOnePiece: Check = ({ agreed: { virus }, sheet }) => {
	const { length } = sections(virus.grid, without(virus.grid.inside, sheet.analysis));
	return length < 2 ? null : refuse('FTV-V8', 'doubtRestApart', { sections: length });
};

/** FTV-RE4 */
const goalsBeforeTheLast: Check = ({ agreed, sheet }) => {
	const { last } = agreed;
	const goals = openGoals(agreed, sheet).length;
	return sheet.research === last && goals > 0 ? refuse('FTV-RE4', 'doubtGoalsOpen', { last, goals }) : null;
};

const checks: readonly Check[] = [
	fieldsInOrder,
	fieldForEachSpike,
	enoughSpent,
	filledInOnePiece,
	restInOnePiece,
	goalsBeforeTheLast,
	...numberDoubts
];

/** Each check gives at most one doubt for a sheet. */
export const doubts = (
	agreed: Agreed,
	sheet: PlayerSheet,
	{ by, begun: named = [] }: { readonly by: number; readonly begun?: readonly number[] }
): Doubt[] =>
	checks.flatMap((check) => {
		const complaint = check({ agreed, sheet, named });
		return complaint ? [doubtOf(by, complaint)] : [];
	});
