/** How many cells are printed; the app sets no limit to what there is. */
import { onceAnEdition } from '../kit/edition.ts';
import type { Facts } from './facts.ts';
import { layoutOf, PEOPLE_ACROSS } from './page.ts';

export interface Ledger {
	/** In each of the boxes "cured" and "deceased". */
	readonly tally: number;
	readonly slots: number;
	readonly people: number;
	readonly quarantine: number;
}

export const TALLY = 80;
export const QUARANTINE = 8;

export const ledgerOf = onceAnEdition((facts: Facts): Ledger => {
	const { slots, peopleRows } = layoutOf(facts);
	return { tally: TALLY, slots, people: peopleRows * PEOPLE_ACROSS, quarantine: QUARANTINE };
});
