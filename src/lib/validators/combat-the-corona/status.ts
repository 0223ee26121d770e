/** Where the game is. */
import type { DieOnTable, Status } from '../../table/record.ts';
import { rollDice } from './dice.ts';
import { isOver } from './end.ts';
import type { State } from './state.ts';
import { turn } from './turn.ts';
import { masks, threat } from './virus-attack.ts';

export const status = (state: State) =>
	({
		awaits: turn.awaits(state),
		over: isOver(state),
		phase: state.phase,
		turn: state.turn,
		player: state.player,
		dice: state.dice,
		rollDice: rollDice(state),
		masks: masks(state),
		threat: threat(state),
		deck: state.deck.count,
		stock: state.stock,
		hands: state.hands
	}) satisfies Status;

export const diceOnTable = ({ dice }: State): readonly DieOnTable[] =>
	dice.map((face) => ({ kind: 'd6', face }));
