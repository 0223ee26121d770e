/** Bonus actions (FTV-B): which verb takes which bonus, and what a filled square gives. */
import type { Bonus } from '../../sheets/fight-the-virus/facts.ts';
import type { Seat } from './state.ts';

export interface Gain {
	readonly bonus: Bonus | null;
	/** Whether it is an extra-die square. */
	readonly extra: boolean;
}

export const verbOf = { shape: 'bonusShape', number: 'bonusNumber', one: 'bonusOne' } as const;

/** FTV-B6, FTV-T9, FTV-C11: the extra die is for passive players. A pending bonus is taken before the next is won. */
export const gain = (seat: Seat, active: boolean, { bonus, extra }: Gain): Seat => ({
	...seat,
	bonus,
	extra: seat.extra || (extra && !active)
});
