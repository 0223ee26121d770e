/** The end: how it is lost and the two ways to win. */
import { infection } from '../../sheets/combat-the-corona/facts.ts';
import type { How, State } from './state.ts';

const ending = (state: State, ended: How): State => ({ ...state, phase: 'over', ended, dice: [], sends: 0 });

/** CTC-E1: lost as soon as no bed is left. */
export const lostByBeds = (state: State): State => (state.beds > 0 ? state : ending(state, 'beds'));

/** CTC-E2, CTC-R7: won beyond level 15 (a) or on it (b). What was set aside stays there. */
export function wonByInfection(state: State): State {
	const needed = state.agreed.rulings['CTC-R7'] === 'b' ? infection.last : infection.last + 1;
	return state.infection >= needed ? ending(state, 'infection') : state;
}

/** CTC-E3: won when a destruction leaves no virus on the table and none in the deck. */
export const wonByDestruction = (state: State): State =>
	state.viruses.length === 0 && state.deck.count === 0 ? ending(state, 'all-viruses') : state;

export const isOver = ({ phase }: State): boolean => phase === 'over';
