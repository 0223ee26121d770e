/** Where a game is: plain values, replaced and never changed. */
import { progressFields, type Bonus } from '../../sheets/fight-the-virus/facts.ts';
import type { Setup } from '../../table/record.ts';
import { none, type Bits } from '../kit/bits.ts';
import type { Dice, DieIndex } from './moves.ts';
import { rulings, type RulingId } from './rulebook.ts';

export type Phase = 'roll' | 'double' | 'mark' | 'over';

/** What one player has written. */
export interface PlayerSheet {
	/** Filled squares of the virus analysis. */
	readonly analysis: Bits;
	/** One letter a field: `-` blank, `o` available, `x` circled and crossed out, `d` debt. */
	readonly progress: string;
	/** How many numbers are crossed out. */
	readonly research: number;
	/** By number of the square; 0 is empty. */
	readonly testing: readonly number[];
	readonly curve: readonly number[];
	/** Squares of the curve in the order in which they were filled. */
	readonly curveOrder: readonly number[];
	/** Squares of the curve that were ever circled. */
	readonly circles: Bits;
}

/** A player, and what that player did in this turn. */
export interface Seat {
	readonly by: number;
	/** Null when the sheet is kept elsewhere. */
	readonly sheet: PlayerSheet | null;
	/** Which dice were used, and where. */
	readonly used: readonly { readonly die: DieIndex; readonly in: 'analysis' | 'elsewhere' }[];
	readonly extra: boolean;
	readonly bonus: Bonus | null;
	readonly done: boolean;
}

export interface Agreed {
	/** The seat in whose turns each player is active. */
	readonly rollsWith: readonly number[];
	/** The seats that roll, in their order. */
	readonly rollers: readonly number[];
	readonly rulings: Readonly<Record<RulingId, 'a' | 'b'>>;
}

export interface State {
	readonly agreed: Agreed;
	readonly phase: Phase;
	/** Turns finished before. */
	readonly turn: number;
	/** The last roll, or null while nothing was ever rolled. */
	readonly dice: Dice | null;
	/** Whether doubles were rolled again in this turn. */
	readonly rolledAgain: boolean;
	readonly seats: readonly Seat[];
	/** Ascending. */
	readonly winners: readonly number[];
	readonly reason: 'research' | 'stop' | null;
}

const blank: PlayerSheet = {
	analysis: none,
	progress: '-'.repeat(progressFields),
	research: 0,
	testing: Array<number>(20).fill(0),
	curve: Array<number>(35).fill(0),
	curveOrder: [],
	circles: none
};

export const fresh = { used: [], extra: false, bonus: null, done: false } as const;

const byDefault = Object.fromEntries(rulings.map(({ id }) => [id, 'a'])) as Agreed['rulings'];

export function start({ players, options }: Setup): State {
	const seats = players.map((_, by) => by);
	const rollsWith = (options['groups'] as readonly number[] | undefined) ?? seats;
	const kept = options.sheets ?? seats;
	return {
		agreed: {
			rollsWith,
			rollers: seats.filter((by) => rollsWith.includes(by)),
			rulings: { ...byDefault, ...options.rulings }
		},
		phase: 'roll',
		turn: 0,
		dice: null,
		rolledAgain: false,
		seats: seats.map((by) => ({ by, sheet: kept.includes(by) ? blank : null, ...fresh })),
		winners: [],
		reason: null
	};
}

export function seatOf(state: State, by: number): Seat {
	const seat = state.seats[by];
	if (!seat) throw new Error(`no seat ${by}`);
	return seat;
}

/** FTV-L3: the rolling seats take turns clockwise, beginning with the lowest. */
export const rollerOf = ({ agreed, turn }: State): number =>
	agreed.rollers[turn % agreed.rollers.length] ?? 0;

/** FTV-G4, FTV-L2 */
export const isActive = (state: State, by: number): boolean => state.agreed.rollsWith[by] === rollerOf(state);

export const faceOf = ({ dice }: State, die: DieIndex): number => {
	if (!dice) throw new Error('no die is used before a roll');
	return dice[die];
};

export const withSeat = (state: State, seat: Seat): State => ({
	...state,
	seats: state.seats.map((other) => (other.by === seat.by ? seat : other))
});
