/** CLN-P: money removes one tile of the own clinic. */
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { slotsWith } from './actions.ts';
import { cellsOfSlot, cellsOfStaff } from './ledger.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { clinicOf, replaced, withClinic, type Clinic, type State } from './state.ts';

const byId =
	(id: number) =>
	(one: { readonly id: number }): boolean =>
		one.id === id;

/** CLN-R3 a: any tile; b: under patients and doctors only. */
const anyTile = ({ agreed }: State): boolean => agreed.rulings['CLN-R3'] === 'a';

/** CLN-P2 There must be a tile there, in the own clinic. */
function noTile(state: State, move: Verbs['protect']): readonly Complaint[] {
	const { by } = move;
	const clinic = clinicOf(state, by);
	if ('slot' in move) {
		const { slot } = move;
		if (clinic.slots[slot] === 1) return legal;
		return [refuse('CLN-P2', 'noTileOnSlot', { slot }, cellsOfSlot(state, by, slot))];
	}
	const here = byId(move.person);
	return clinic.people.some(here) || clinic.quarantine.some(here)
		? legal
		: [refuse('CLN-P2', 'noTileThere', { by, person: move.person })];
}

/** CLN-R3 b: only tiles under patients and doctors are removed. */
function notForSale(state: State, move: Verbs['protect']): readonly Complaint[] {
	if (anyTile(state)) return legal;
	const { by } = move;
	const { protection: price } = state.agreed.facts;
	if ('slot' in move) {
		const { slot } = move;
		return [refuse('CLN-R3', 'slotStays', { slot, price }, cellsOfSlot(state, by, slot))];
	}
	const staff = clinicOf(state, by).quarantine.find(byId(move.person));
	if (!staff) return legal;
	const { id: person, kind } = staff;
	return [refuse('CLN-R3', 'staffStays', { person, kind, price }, cellsOfStaff(state, by, staff))];
}

export const checkProtect = (state: State, move: Verbs['protect']): readonly Complaint[] =>
	together(noTile(state, move), notForSale(state, move));

/** CLN-P1 The tile goes to the supply. CLN-P3 A person or staff who is healthy again ends "full". */
export function protect(state: State, move: Verbs['protect']): State {
	const { by } = move;
	const clinic = clinicOf(state, by);
	const spent = clinic.spent + state.agreed.facts.protection;
	const supply = state.supply + 1;
	if ('slot' in move)
		return withClinic(state, by, { ...clinic, spent, slots: replaced(clinic.slots, move.slot, 0) }, supply);
	const others = ({ id }: { readonly id: number }): boolean => id !== move.person;
	const people = clinic.people.filter(others);
	const quarantine = clinic.quarantine.filter(others);
	return withClinic(state, by, { ...clinic, spent, people, quarantine, full: false }, supply);
}

export const canProtect = (state: State, { people, quarantine, slots }: Clinic): boolean =>
	people.length > 0 || (anyTile(state) && (quarantine.length > 0 || slots.includes(1)));

export function protections(state: State, by: number): readonly Verbs['protect'][] {
	const clinic = clinicOf(state, by);
	const persons = clinic.people.map(({ id }): Verbs['protect'] => ({ do: 'protect', by, person: id }));
	if (!anyTile(state)) return persons;
	return [
		...persons,
		...clinic.quarantine.map(({ id }): Verbs['protect'] => ({ do: 'protect', by, person: id })),
		...slotsWith(clinic, 1).map((slot): Verbs['protect'] => ({ do: 'protect', by, slot }))
	];
}
