/** The end of a turn, and of the game: how it is lost and the two ways to win. */
import type { Agreed } from './agreed.ts';
import { changed, type How, type State } from './state.ts';

/** CTC-T3: clockwise. */
export const nextTurn = (state: State): State =>
	changed(state, {
		phase: 'play',
		turn: state.turn + 1,
		player: (state.player + 1) % state.agreed.players,
		placed: false,
		raised: false,
		saves: 0,
		destroys: 0
	});

const ending = (state: State, ended: How): State =>
	changed(state, { phase: 'over', ended, dice: [], sends: 0 });

/** CTC-E1: lost as soon as no bed is left. */
export const lostByBeds = (state: State): State => (state.beds > 0 ? state : ending(state, 'beds'));

/** CTC-E2, CTC-R7: won beyond the last level (a) or on it (b). What was set aside stays there. */
export const winningLevel = ({ rulings, facts }: Agreed): number =>
	rulings['CTC-R7'] === 'b' ? facts.lastLevel : facts.lastLevel + 1;

export const wonByInfection = (state: State): State =>
	state.infection >= winningLevel(state.agreed) ? ending(state, 'infection') : state;

/** CTC-E3: won when a destruction leaves no virus on the table and none in the deck. */
export const wonByDestruction = (state: State): State =>
	state.viruses.length === 0 && state.deck.count === 0 ? ending(state, 'all-viruses') : state;

export const isOver = ({ phase }: State): boolean => phase === 'over';
