/** Bonus actions (FTV-B): which verb takes which bonus, and what a filled square gives. */
import type { Bonus, Reward } from '../../sheets/fight-the-virus/facts.ts';
import { changedSeat, type Seat } from './state.ts';

export const verbOf = { shape: 'bonusShape', number: 'bonusNumber', one: 'bonusOne' } as const;

/** FTV-B5: the number of the bonus `one`. */
export const ONE = 1;

export interface Gain {
	readonly bonus: Bonus | null;
	readonly extra: boolean;
}

/** What a mark gives: the reward of what it completed, and the extra die of its square. */
export const gainOf = (reward: Reward | null, extraSquare: boolean): Gain => ({
	bonus: reward === 'extra' ? null : reward,
	extra: extraSquare || reward === 'extra'
});

/** FTV-B6, FTV-T9, FTV-C11: the extra die is for passive players. A pending bonus is taken before the next is won. */
export const gain = (seat: Seat, active: boolean, { bonus, extra }: Gain): Seat =>
	changedSeat(seat, {
		bonus,
		extra: seat.extra || (extra && !active)
	});
