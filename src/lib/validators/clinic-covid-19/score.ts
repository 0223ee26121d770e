/** What the game is worth so far: each player's share, the sums, and how it would end now. */
import type { Score } from '../../table/record.ts';
import { curedOf, deceasedOf, groupOf, plaqueOf, resultOf } from './end.ts';
import type { State } from './state.ts';

export type ScorePart = 'cured' | 'deceased' | 'popularity';

export function score(state: State): Score {
	const group = groupOf(state);
	const result = resultOf(state, group);
	const scores = state.clinics.map((clinic, by) => {
		const cured = curedOf(state.agreed, clinic);
		const deceased = deceasedOf(state.agreed, clinic);
		return { by, parts: { cured, deceased, popularity: clinic.popularity }, total: cured - deceased };
	});
	return { scores, group, plaque: plaqueOf(state, result), result };
}
