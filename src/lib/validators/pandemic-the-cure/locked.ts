/** Freeing a locked die: PTC-L2, PTC-L3. */
import type { Complaint } from '../../table/record.ts';
import type { MoveOf } from './moves.ts';
import { refuse } from './sentences.ts';
import { adding } from './dice.ts';
import { replaced, samplesOf, type State } from './state.ts';

/** PTC-L3: an own die, on whatever card. */
export function checkUnlock(state: State, { by, holder, colour }: MoveOf<'unlock'>): Complaint[] {
	if (samplesOf(state, holder)[colour].includes(by)) return [];
	return [refuse('PTC-L3', 'notYoursThere', { by, holder, colour }, [`card-${holder}-${colour}`])];
}

/** The infection die goes to the centre, and the one die is rolled. */
export function unlock(state: State, { by, holder, colour }: MoveOf<'unlock'>): State {
	const card = samplesOf(state, holder);
	const at = card[colour].indexOf(by);
	const owners = card[colour].filter((_, index) => index !== at);
	return {
		...state,
		samples: replaced(state.samples, holder, { ...card, [colour]: owners }),
		centre: adding(state.centre, colour, 1),
		hand: { ...state.hand, toRoll: 1 }
	};
}
