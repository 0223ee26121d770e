/** Viruses attack. */
import { raiseInfection } from './charts.ts';
import { isOver, lostByBeds } from './end.ts';
import type { State } from './state.ts';
import { nextTurn } from './turn.ts';

const MASK_SPACES = 4;

/** CTC-V2: one mask for each card in the spaces 1 to 4. */
export const masks = ({ board }: State): number => Math.min(MASK_SPACES, board.length);

/** CTC-V1, CTC-V2: what the viruses on the table would do now. */
export const threat = (state: State): number =>
	Math.max(0, state.viruses.reduce((total, { attack }) => total + attack, 0) - masks(state));

/** CTC-V3, CTC-E1; then CTC-P1: with an empty deck only the marker moves. */
export function virusesAttack(state: State): State {
	const hurt = lostByBeds({ ...state, beds: Math.max(0, state.beds - threat(state)) });
	if (isOver(hurt)) return hurt;
	if (hurt.deck.count > 0) return { ...hurt, phase: 'reveal' };
	const raised = raiseInfection(hurt);
	return isOver(raised) ? raised : nextTurn(raised);
}
