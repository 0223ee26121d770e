/** Charts and tokens. */
import { beds, pieces } from '../../sheets/combat-the-corona/facts.ts';
import { wonByInfection } from './end.ts';
import type { State } from './state.ts';

/** CTC-B1: beds above 50 are lost. */
export const gainBeds = (state: State, gained: number): State => ({
	...state,
	beds: Math.min(beds.max, state.beds + gained)
});

/** CTC-B2: single steps, never down; CTC-E2 looks at once whether that wins. */
export const raiseInfection = (state: State): State =>
	wonByInfection({ ...state, infection: state.infection + 1 });

const limited = ({ agreed }: State): boolean => agreed.rulings['CTC-R5'] === 'a';

/** CTC-B3, CTC-R5: five die tokens at most (a). */
export function gainDieToken(state: State): State {
	if (limited(state) && state.dieTokens >= pieces.dieTokens) return state;
	return { ...state, dieTokens: state.dieTokens + 1 };
}

/** CTC-B3, CTC-R5: five shields at most (a). */
export function addShields(state: State, count: number): State {
	const shields = state.shields + count;
	return { ...state, shields: limited(state) ? Math.min(pieces.shieldTokens, shields) : shields };
}
