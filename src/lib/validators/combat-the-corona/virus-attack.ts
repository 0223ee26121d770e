/** Viruses attack. */
import { raiseInfection } from './charts.ts';
import { isOver, lostByBeds, nextTurn } from './end.ts';
import type { State } from './state.ts';

const MASK_SPACES = 4;

/** CTC-V2: one mask for each card in the spaces 1 to 4. */
export const masks = ({ board }: State): number => Math.min(MASK_SPACES, board.length);

/** CTC-V1, CTC-V2: what the viruses on the table would do now. */
export function threat(state: State): number {
	let attack = -masks(state);
	for (const virus of state.viruses) attack += virus.attack;
	return Math.max(0, attack);
}

/** CTC-V3, CTC-E1: so many beds are attacked; then CTC-P1: with an empty deck only the marker moves. */
export function virusesAttack(state: State, beds: number): State {
	const hurt = lostByBeds({ ...state, beds: Math.max(0, beds - threat(state)), dice: [], phase: 'reveal' });
	if (isOver(hurt) || hurt.deck.count > 0) return hurt;
	const raised = raiseInfection(hurt);
	return isOver(raised) ? raised : nextTurn(raised);
}
