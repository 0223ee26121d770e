/** CLN-P: $20 remove one tile of the own clinic. */
import { clinicCell } from '../../sheets/clinic-covid-19/cells.ts';
import { prices } from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Protect } from './moves.ts';
import { placeOfStaff } from './places.ts';
import { against } from './sentences.ts';
import { clinicOf, replaced, withClinic, type State } from './state.ts';

const byId =
	(id: number) =>
	(one: { readonly id: number }): boolean =>
		one.id === id;

/** CLN-P2 There must be a tile there, in the own clinic. */
function noTile(state: State, move: Protect): Complaint | null {
	const { by } = move;
	const clinic = clinicOf(state, by);
	if ('slot' in move) {
		const { slot } = move;
		return clinic.slots[slot] === 1
			? null
			: against('CLN-P2', 'noTileOnSlot', { slot }, [clinicCell(by, 'slots', slot)]);
	}
	const here = byId(move.person);
	return clinic.people.some(here) || clinic.quarantine.some(here)
		? null
		: against('CLN-P2', 'noTileThere', { by, person: move.person });
}

/** CLN-R3 b: only tiles under patients and doctors are removed. */
function notForSale(state: State, move: Protect): Complaint | null {
	if (state.agreed.rulings['CLN-R3'] === 'a') return null;
	const { by } = move;
	if ('slot' in move) {
		return against('CLN-R3', 'slotStays', { slot: move.slot }, [clinicCell(by, 'slots', move.slot)]);
	}
	const staff = clinicOf(state, by).quarantine.find(byId(move.person));
	if (!staff) return null;
	const { id: person, kind } = staff;
	return against('CLN-R3', 'staffStays', { person, kind }, placeOfStaff(by, staff));
}

export const checkProtect = (state: State, move: Protect): readonly (Complaint | null)[] => [
	noTile(state, move),
	notForSale(state, move)
];

/** CLN-P1 The tile goes to the supply. CLN-P3 A person or staff who is healthy again ends "full". */
export function protect(state: State, move: Protect): State {
	const { by } = move;
	const clinic = clinicOf(state, by);
	const spent = clinic.spent + prices.protection;
	const supply = state.supply + 1;
	if ('slot' in move) {
		return { ...withClinic(state, by, { spent, slots: replaced(clinic.slots, move.slot, 0) }), supply };
	}
	const others = ({ id }: { readonly id: number }): boolean => id !== move.person;
	const people = clinic.people.filter(others);
	const quarantine = clinic.quarantine.filter(others);
	return { ...withClinic(state, by, { spent, people, quarantine, full: false }), supply };
}
