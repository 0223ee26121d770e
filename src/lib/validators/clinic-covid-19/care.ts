/** CLN-X6: a patient is treated by steps in intensive care or by transfusions, and is not cured yet. */
import { colours, level, wards, type Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { isInPlay } from './agreed.ts';
import { cellsOfPerson } from './ledger.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { wardNeedsModules } from './setup.ts';
import { clinicOf, personOf, withClinic, type Clinic, type Person, type State } from './state.ts';
import { doctorNotThere, isWaiting, notInfectedHere, notWaiting } from './treatment.ts';

const careWards = ['intensive', 'transfusion'] as const;
export const careIn = (ward: Ward): (typeof careWards)[number] | null =>
	careWards.find((one) => one === ward) ?? null;

/** CLN-X6 Care never makes worse. */
const caredWorse = (state: State, { by, colour }: Verbs['care'], person: Person): readonly Complaint[] =>
	level[colour] > level[person.colour]
		? [refuse('CLN-X6', 'caredWorse', { now: person.colour, then: colour }, cellsOfPerson(state, by, person))]
		: legal;

export function checkCare(state: State, move: Verbs['care']): readonly Complaint[] {
	const { by } = move;
	const person = personOf(state, by, move.person);
	if (!person) return [...wardNeedsModules(state, move), notInfectedHere(by, move.person)];
	return together(
		wardNeedsModules(state, move),
		notWaiting(state, by, person),
		doctorNotThere(state, move, person),
		caredWorse(state, move, person)
	);
}

export function care(state: State, { by, person, colour }: Verbs['care']): State {
	const clinic = clinicOf(state, by);
	const people = clinic.people.map((one): Person =>
		one.id === person ? { ...one, colour, state: 'cared' } : one
	);
	return withClinic(state, by, { ...clinic, people });
}

const canBeCared = (person: Person): boolean => isWaiting(person) && person.like === 'patient';
const openWards = ({ agreed }: State) => careWards.filter((ward) => isInPlay(agreed, wards[ward].module));

export const canCare = (state: State, { people }: Clinic): boolean =>
	openWards(state).length > 0 && people.some(canBeCared);

export const cares = (state: State, by: number): readonly Verbs['care'][] =>
	clinicOf(state, by)
		.people.filter(canBeCared)
		.flatMap(({ id: person, colour: now }) =>
			openWards(state).flatMap((ward) =>
				colours
					.filter((colour) => level[colour] <= level[now])
					.map((colour): Verbs['care'] => ({ do: 'care', by, person, ward, colour }))
			)
		);
