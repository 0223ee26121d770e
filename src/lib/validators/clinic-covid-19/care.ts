/** CLN-X6: a patient is treated by steps in intensive care or by transfusions, and is not cured yet. */
import { level } from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Care } from './moves.ts';
import { placeOfPerson } from './places.ts';
import { against } from './sentences.ts';
import { wardNeedsModules } from './setup.ts';
import { clinicOf, withClinic, type Person, type State } from './state.ts';
import { doctorNotThere, notInfectedHere, notWaiting, personOf } from './treatment.ts';

/** CLN-X6 Care never makes worse. */
const caredWorse = (by: number, person: Person, then: Care['colour']): Complaint | null =>
	level[then] > level[person.colour]
		? against('CLN-X6', 'caredWorse', { now: person.colour, then }, placeOfPerson(by, person))
		: null;

export function checkCare(state: State, move: Care): readonly (Complaint | null)[] {
	const { by } = move;
	const person = personOf(state, by, move.person);
	const module = wardNeedsModules(state, move);
	if (!person) return [module, notInfectedHere(by, move.person)];
	return [
		module,
		notWaiting(by, person),
		doctorNotThere(by, person, move),
		caredWorse(by, person, move.colour)
	];
}

export const care = (state: State, { by, person, colour }: Care): State =>
	withClinic(state, by, {
		people: clinicOf(state, by).people.map((one) =>
			one.id === person ? { ...one, colour, state: 'cared' } : one
		)
	});
