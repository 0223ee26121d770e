/** Where the game is. */
import { lyingDice } from '../kit/die.ts';
import type { DieOnTable, Status } from '../../table/record.ts';
import { diceToRoll } from './dice.ts';
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
		rollDice: diceToRoll(state),
		masks: masks(state),
		threat: threat(state),
		deck: state.deck.count,
		stock: state.stock,
		hands: state.hands
	}) satisfies Status;

export const diceOnTable = ({ dice }: State): readonly DieOnTable[] => lyingDice(dice);
