/** Where the game is (document: "Status"). */
import type { Status } from '../../table/record.ts';
import { awaits } from './awaits.ts';
import { available } from './progress.ts';
import { isActive, rollerOf, type Seat, type State } from './state.ts';

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
	awaits: awaits(state),
	over: state.phase === 'over',
	phase: state.phase,
	turn: state.turn,
	roller: rollerOf(state),
	dice: state.phase === 'roll' ? null : state.dice,
	winners: state.winners,
	players: state.seats.map((seat) => playerStatus(state, seat))
});
