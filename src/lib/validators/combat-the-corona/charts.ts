/** Charts and tokens. */
import type { Virus } from '../../sheets/combat-the-corona/facts.ts';
import { wonByInfection } from './end.ts';
import { changed, type State } from './state.ts';

/** CTC-B1: beds beyond the chart are lost. */
export const bedsWith = ({ agreed, beds }: State, gained: number): number =>
	Math.min(agreed.facts.beds.most, beds + gained);

/** CTC-B2: single steps, never down; CTC-E2 looks at once whether that wins. */
export const raiseInfection = (state: State): State =>
	wonByInfection(changed(state, { infection: state.infection + 1 }));

/** CTC-R5: the pieces are a limit (a) or not (b). */
const limited = ({ agreed }: State): boolean => agreed.rulings['CTC-R5'] === 'a';

/** CTC-B3: no more die tokens than there are pieces. */
export function gainDieToken(state: State): State {
	if (limited(state) && state.dieTokens >= state.agreed.facts.dieTokens) return state;
	return changed(state, { dieTokens: state.dieTokens + 1 });
}

/** CTC-R8 b: every token lies on the virus that brought it. */
export const shieldsLieOnViruses = ({ agreed }: State): boolean => agreed.rulings['CTC-R8'] === 'b';

/** CTC-B3, CTC-P5: a token for each, as far as there are pieces; those revealed first get one. */
export function addShields(state: State, bringing: readonly Virus[]): State {
	const { shields, shielded, agreed } = state;
	const free = limited(state) ? Math.max(0, agreed.facts.shieldTokens - shields) : bringing.length;
	const added = Math.min(free, bringing.length);
	if (added === 0) return state;
	const more = shieldsLieOnViruses(state) ? bringing.slice(0, added).map(({ id }) => id) : [];
	return changed(state, {
		shields: shields + added,
		shielded: more.length > 0 ? [...shielded, ...more] : shielded
	});
}
