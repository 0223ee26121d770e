/** Where the game is (document: "Status"). */
import { lyingDice } from '../kit/die.ts';
import type { DieOnTable, Status } from '../../table/record.ts';
import { available } from './progress.ts';
import { isActive, type Seat, type State } from './state.ts';
import { turn } from './turn.ts';

const playerStatus = (state: State, { by, sheet, used, extra, bonus, done }: Seat) => ({
	by,
	kept: sheet !== null,
	active: isActive(state, by),
	used: used.map(({ die }) => die).sort((a, b) => a - b),
	extra,
	bonus,
	done,
	progress: sheet && available(sheet.progress)
});

export const status = (state: State): Status => ({
	awaits: turn.awaits(state),
	over: state.phase === 'over',
	phase: state.phase,
	turn: state.turn,
	roller: state.roller,
	dice: state.phase === 'roll' ? null : state.dice,
	winners: state.winners,
	players: state.seats.map((seat) => playerStatus(state, seat))
});

export const diceOnTable = ({ phase, dice }: State): readonly DieOnTable[] =>
	phase === 'roll' ? [] : lyingDice(dice ?? []);
