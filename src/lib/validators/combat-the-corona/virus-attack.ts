/** Viruses attack. */
import { bedsWith, raiseInfection } from './charts.ts';
import { isOver, lostByBeds, nextTurn } from './end.ts';
import { changed, type State } from './state.ts';

const MASK_SPACES = 4;

/** CTC-V2: one mask for each card in the spaces 1 to 4. */
export const masks = ({ board }: State): number => Math.min(MASK_SPACES, board.length);

/** CTC-V2: the spaces with a mask. */
export const isMaskSpace = (space: number): boolean => space <= MASK_SPACES;

/** CTC-V1, CTC-V2: what the viruses on the table would do now. */
export function threat(state: State): number {
	let attack = -masks(state);
	for (const virus of state.viruses) attack += virus.attack;
	return Math.max(0, attack);
}

/** CTC-V3: the beds that the attack leaves, after so many dice gave beds. */
export const bedsAfterAttack = (state: State, gained: number): number =>
	Math.max(0, bedsWith(state, gained) - threat(state));

/** CTC-E1: whether the attack would leave no bed. */
export const wouldLose = (state: State, gained: number): boolean => bedsAfterAttack(state, gained) === 0;

/** CTC-V3, CTC-E1; then CTC-P1: with an empty deck only the marker moves. */
export function virusesAttack(state: State, gained: number): State {
	const hurt = lostByBeds(
		changed(state, { beds: bedsAfterAttack(state, gained), dice: [], phase: 'reveal' })
	);
	if (isOver(hurt) || hurt.deck.count > 0) return hurt;
	const raised = raiseInfection(hurt);
	return isOver(raised) ? raised : nextTurn(raised);
}
