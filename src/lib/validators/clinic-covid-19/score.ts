/** What the game is worth so far: each player's share, the sums, and how it would end now. */
import type { Ending, Score } from '../../table/record.ts';
import { curedOf, deceasedOf, groupOf, plaqueOf, resultOf, type Result } from './end.ts';
import type { RuleId } from './rulebook.ts';
import type { State } from './state.ts';
import { tell } from './tells.ts';

export type ScorePart = 'cured' | 'deceased' | 'popularity';

export function score(state: State): Score {
	const group = groupOf(state);
	const result = resultOf(state, group);
	const scores = state.clinics.map((clinic, by) => {
		const cured = curedOf(state.agreed, clinic);
		const deceased = deceasedOf(state.agreed, clinic);
		return { by, parts: { cured, deceased, popularity: clinic.popularity }, total: cured - deceased };
	});
	return { scores, group: { ...group }, plaque: plaqueOf(state, result), result };
}

const rules: Readonly<Record<Result, RuleId>> = {
	lost: 'CLN-W1',
	tactical: 'CLN-W2',
	strategic: 'CLN-W3'
};

/** CLN-W1 to CLN-W3 All win or lose together. */
export function ending(state: State): Ending {
	const group = groupOf(state);
	const { cured, deceased, popularity, target } = group;
	const result = resultOf(state, group);
	const isLost = result === 'lost';
	const toll = { name: tell('toll', {}), value: deceased };
	if (isLost)
		return {
			how: 'lost',
			winners: [],
			together: true,
			rule: rules[result],
			story: [tell('lost', { cured, deceased })],
			toll,
			gauges: [{ name: tell('gaugeCured', {}), value: cured, of: deceased, fatal: true }]
		};
	const victory =
		result === 'strategic'
			? tell('strategic', { popularity, target, plaque: plaqueOf(state, result) })
			: tell('tactical', { popularity, target });
	return {
		how: 'won',
		winners: state.clinics.map((_, by) => by),
		together: true,
		rule: rules[result],
		story: [victory, tell('won', { cured, deceased })],
		toll,
		gauges: [
			...(cured > 0 ? [{ name: tell('gaugeDeceased', {}), value: deceased, of: cured }] : []),
			{ name: tell('gaugePopularity', {}), value: popularity, of: target }
		]
	};
}
