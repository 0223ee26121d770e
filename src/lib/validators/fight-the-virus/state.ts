/** Where a game is: plain values, replaced and never changed. */
import type { Bonus } from '../../sheets/fight-the-virus/facts.ts';
import { none, type Bits } from '../kit/bits.ts';
import { changing } from '../kit/changed.ts';
import type { Agreed } from './agreed.ts';
import type { Dice, DieIndex } from './moves.ts';

export type Phase = 'roll' | 'double' | 'mark' | 'over';

/** What one player has written. */
export interface PlayerSheet {
	/** Filled squares of the virus analysis. */
	readonly analysis: Bits;
	/** One letter a field: `-` blank, `o` available, `x` circled and crossed out, `d` debt. */
	readonly progress: string;
	/** How many numbers are crossed out. */
	readonly research: number;
	/** By index of the square; 0 is empty. */
	readonly testing: readonly number[];
	/** By number of the square; 0 is empty. */
	readonly curve: readonly number[];
	/** The columns of the curve that hold numbers, in the order in which they were begun. */
	readonly begun: readonly number[];
	/** Squares of the curve that were ever circled. */
	readonly circles: Bits;
}

/** A die that was used in this turn, and where. */
export interface Use {
	readonly die: DieIndex;
	readonly in: 'analysis' | 'elsewhere';
}

/** A player, and what that player did in this turn. */
export interface Seat {
	readonly by: number;
	/** Null when the sheet is kept elsewhere. */
	readonly sheet: PlayerSheet | null;
	readonly used: readonly Use[];
	/** Whether the extra die is unlocked. */
	readonly extra: boolean;
	/** The bonus that is pending. */
	readonly bonus: Bonus | null;
	readonly done: boolean;
}

export interface State {
	readonly agreed: Agreed;
	readonly phase: Phase;
	/** Turns finished before. */
	readonly turn: number;
	/** The seat that rolls in this turn. */
	readonly roller: number;
	/** The last roll, or null while nothing was ever rolled. */
	readonly dice: Dice | null;
	/** Whether doubles were rolled again in this turn. */
	readonly rolledAgain: boolean;
	readonly seats: readonly Seat[];
	/** Ascending. */
	readonly winners: readonly number[];
	readonly reason: 'research' | 'stop' | null;
}

/** With something else in it. */
export const changedSheet = changing<PlayerSheet>((sheet) => ({
	analysis: sheet.analysis,
	progress: sheet.progress,
	research: sheet.research,
	testing: sheet.testing,
	curve: sheet.curve,
	begun: sheet.begun,
	circles: sheet.circles
}));

export const changedSeat = changing<Seat>((seat) => ({
	by: seat.by,
	sheet: seat.sheet,
	used: seat.used,
	extra: seat.extra,
	bonus: seat.bonus,
	done: seat.done
}));

export const changed = changing<State>((state) => ({
	agreed: state.agreed,
	phase: state.phase,
	turn: state.turn,
	roller: state.roller,
	dice: state.dice,
	rolledAgain: state.rolledAgain,
	seats: state.seats,
	winners: state.winners,
	reason: state.reason
}));

const unused: readonly Use[] = [];

/** A player at the beginning of a turn. */
export const freshSeat = (by: number, sheet: PlayerSheet | null): Seat => ({
	by,
	sheet,
	used: unused,
	extra: false,
	bonus: null,
	done: false
});

export const blankSheet = ({ facts, testing, curve }: Agreed): PlayerSheet => ({
	analysis: none,
	progress: '-'.repeat(facts.progress),
	research: 0,
	testing: testing.places.map(() => 0),
	curve: curve.placeAt.map(() => 0),
	begun: [],
	circles: none
});

/** FTV-L3: the rolling seats take turns clockwise, beginning with the lowest. */
export const rollerIn = ({ rollers }: Agreed, turn: number): number => rollers[turn % rollers.length] ?? 0;

/** Before the first move, or between two turns with these sheets. */
export const beginWith = (agreed: Agreed, sheetOf: (by: number) => PlayerSheet): State => ({
	agreed,
	phase: 'roll',
	turn: 0,
	roller: rollerIn(agreed, 0),
	dice: null,
	rolledAgain: false,
	seats: Array.from({ length: agreed.players }, (_, by) =>
		freshSeat(by, agreed.kept.includes(by) ? sheetOf(by) : null)
	),
	winners: [],
	reason: null
});

export function begin(agreed: Agreed): State {
	const blank = blankSheet(agreed);
	return beginWith(agreed, () => blank);
}

export function seatOf({ seats }: State, by: number): Seat {
	const seat = seats[by];
	if (!seat) throw new Error(`no seat ${by}`);
	return seat;
}

export function sheetOf(state: State, by: number): PlayerSheet {
	const { sheet } = seatOf(state, by);
	if (!sheet) throw new Error(`the sheet of seat ${by} is kept elsewhere`);
	return sheet;
}

/** FTV-G4, FTV-L2 */
export const isActive = ({ agreed, roller }: State, by: number): boolean => agreed.rollsWith[by] === roller;

export function withSeat(state: State, seat: Seat): State {
	const seats = state.seats.slice();
	seats[seat.by] = seat;
	return changed(state, { seats });
}

/** Numbers with one of them replaced. */
export function entered(numbers: readonly number[], at: number, number: number): number[] {
	const after = numbers.slice();
	after[at] = number;
	return after;
}
