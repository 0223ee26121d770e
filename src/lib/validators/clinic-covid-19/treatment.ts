/** CLN-T: treatment in the business phase, with the beds of CLN-M and the wards of CLN-X. */
import { clinicCells } from '../../sheets/clinic-covid-19/cells.ts';
import { colours, wardIds, wards, type Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { isInPlay } from './agreed.ts';
import { cellsOfPerson } from './ledger.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { wardNeedsModules } from './setup.ts';
import {
	clinicOf,
	personOf,
	replaced,
	withClinic,
	withPerson,
	type Clinic,
	type Person,
	type State
} from './state.ts';
import { incomeFor, nursesFor, tileGoes } from './who-may-treat.ts';

export const isWaiting = ({ state }: Person): boolean => state === 'waiting';

/** CLN-T1 Only an infected person of the own clinic is treated this way. */
export const notInfectedHere = (by: number, person: number): Complaint =>
	refuse('CLN-T1', 'notInfectedHere', { by, person });

/** CLN-T2 A person is treated while waiting only. */
export const notWaiting = (state: State, by: number, person: Person): readonly Complaint[] =>
	person.state === 'waiting'
		? legal
		: [refuse('CLN-T2', person.state, { person: person.id }, cellsOfPerson(state, by, person))];

/** CLN-M3 Infected doctors go to treatment rooms, or to a special consultation. */
export const takesIn = (ward: Ward, { like }: Pick<Person, 'like'>): boolean =>
	like !== 'doctor' || wards[ward].doctorsToo;

export const doctorNotThere = (
	state: State,
	{ by, ward }: Verbs['treat'] | Verbs['care'],
	person: Person
): readonly Complaint[] =>
	takesIn(ward, person)
		? legal
		: [refuse('CLN-M3', 'doctorNotThere', { person: person.id, ward }, cellsOfPerson(state, by, person))];

/** CLN-R5 a: an infected person has no ordinary consultation. */
const ordinaryConsultation = ({ agreed }: State, { ward }: Verbs['treat']): readonly Complaint[] =>
	ward === 'consultation' && agreed.rulings['CLN-R5'] === 'a'
		? [refuse('CLN-R5', 'noOrdinaryConsultation', {})]
		: legal;

/** CLN-T11 A treated doctor rests. CLN-T3 An infected one treats nobody. CLN-T4 No other doctor has a number. */
function numberedDoctor(state: State, by: number, doctor: number): Complaint {
	const rested = clinicOf(state, by).resting.find(({ id }) => id === doctor);
	if (rested) return refuse('CLN-T11', 'restingDoctor', { doctor, colour: rested.colour });
	const infected = personOf(state, by, doctor);
	if (infected?.like !== 'doctor') return refuse('CLN-T4', 'noSuchDoctor', { by, doctor });
	const { colour } = infected;
	return refuse('CLN-T3', 'infectedDoctor', { doctor, colour }, cellsOfPerson(state, by, infected));
}

/** CLN-T6 Exactly as many nurses as the edition says for the two colours. */
function wrongNurses(
	state: State,
	{ by, doctor, nurses }: Verbs['treat'],
	person: Person
): readonly Complaint[] {
	if (nurses === undefined || doctor === undefined || typeof doctor === 'number') return legal;
	const { like: kind, colour } = person;
	const needed = nursesFor(state.agreed, doctor, { colour, infected: true });
	if (nurses === needed) return legal;
	const cells = cellsOfPerson(state, by, person);
	if (needed === null) return [refuse('CLN-T6', 'neverTreats', { doctor, kind, colour }, cells)];
	return [refuse('CLN-T6', 'wrongNurses', { doctor, kind, colour, nurses, needed }, cells)];
}

export const usedBeds = ({ rooms }: Clinic, room: number): number => rooms[room - 1] ?? 0;

/** How many more people can be treated in this room; none where a position says that too many were. */
export const freeBeds = ({ agreed }: State, clinic: Clinic, room: number): number =>
	Math.max(0, agreed.facts.beds - usedBeds(clinic, room));

/** CLN-M4 A treatment room takes as many people a round as it has beds. */
function roomFull(state: State, by: number, room: number | undefined, coming: number): readonly Complaint[] {
	if (room === undefined) return legal;
	const { beds } = state.agreed.facts;
	const used = usedBeds(clinicOf(state, by), room);
	if (used + coming <= beds) return legal;
	const cells = Array.from({ length: beds }, (_, bed) => clinicCells(by).beds.make([room, bed + 1]));
	return [refuse('CLN-M4', 'roomFull', { room, used, coming, beds }, cells)];
}

export function checkTreat(state: State, move: Verbs['treat']): readonly Complaint[] {
	const { by, doctor } = move;
	const person = personOf(state, by, move.person);
	return together(
		wardNeedsModules(state, move),
		person ? [] : [notInfectedHere(by, move.person)],
		person ? notWaiting(state, by, person) : legal,
		person ? doctorNotThere(state, move, person) : legal,
		ordinaryConsultation(state, move),
		typeof doctor === 'number' ? [numberedDoctor(state, by, doctor)] : legal,
		person ? wrongNurses(state, move, person) : legal,
		roomFull(state, by, move.room, 1)
	);
}

const withBeds = (clinic: Clinic, room: number | undefined, coming: number): readonly number[] =>
	room === undefined ? clinic.rooms : replaced(clinic.rooms, room - 1, usedBeds(clinic, room) + coming);

/** CLN-T10 A treated patient is cured. CLN-T11 A treated doctor rests for this round. */
export function treat(state: State, move: Verbs['treat']): State {
	const { by, ward, room, doctor, workaholic, bonus = 0 } = move;
	const before = clinicOf(state, by);
	const person = personOf(state, by, move.person);
	if (!person) throw new Error('only legal moves are applied');
	const { id, colour, like, from } = person;
	const { cured, resting } = before;
	const clinic: Clinic = {
		...before,
		income: before.income + incomeFor(state.agreed, { colour, from, ward }) + bonus,
		people: before.people.filter((one) => one.id !== id),
		rooms: withBeds(before, room, 1),
		cured: like === 'patient' ? { infected: cured.infected + 1, others: cured.others } : cured,
		resting: like === 'patient' ? resting : [...resting, { id, colour }]
	};
	// CLN-T9 The tile moves under the doctor who gave the special consultation, unless that is a workaholic (CLN-X4)
	if (tileGoes({ infected: true, ward }, workaholic) === 'doctor' && typeof doctor === 'string')
		return withPerson(state, by, clinic, { kind: 'doctor', like: 'doctor', colour: doctor, state: 'fresh' });
	// CLN-T12 Else it goes to the supply
	return withClinic(state, by, clinic, state.supply + 1);
}

export const checkCure = (state: State, { by, room, patients }: Verbs['cure']): readonly Complaint[] =>
	roomFull(state, by, room, patients);

/** CLN-T10 Healthy patients who were treated are cured too. */
export function cure(state: State, { by, patients, room }: Verbs['cure']): State {
	const clinic = clinicOf(state, by);
	const { infected, others } = clinic.cured;
	const cured = { infected, others: others + patients };
	return withClinic(state, by, { ...clinic, cured, rooms: withBeds(clinic, room, patients) });
}

const isOpen = ({ agreed }: State, person: Person, ward: Ward): boolean => {
	if (!isInPlay(agreed, wards[ward].module)) return false;
	if (ward === 'consultation' && agreed.rulings['CLN-R5'] === 'a') return false;
	return takesIn(ward, person);
};

function treatmentsIn(state: State, by: number, person: Person, ward: Ward): readonly Verbs['treat'][] {
	const base = { do: 'treat' as const, by, person: person.id, ward };
	const { fields } = wards[ward];
	if (!fields.includes('doctor')) return [base];
	if (!fields.includes('nurses')) return colours.map((doctor) => ({ ...base, doctor }));
	const staffed = colours.flatMap((doctor): readonly Verbs['treat'][] => {
		const nurses = nursesFor(state.agreed, doctor, { colour: person.colour, infected: true });
		return nurses === null ? [] : [{ ...base, doctor, nurses }];
	});
	if (!fields.includes('room')) return staffed;
	const clinic = clinicOf(state, by);
	return clinic.rooms.flatMap((_, at) => {
		const room = at + 1;
		return freeBeds(state, clinic, room) > 0 ? staffed.map((move) => ({ ...move, room })) : [];
	});
}

export const treatments = (state: State, by: number): readonly Verbs['treat'][] =>
	clinicOf(state, by)
		.people.filter(isWaiting)
		.flatMap((person) =>
			wardIds
				.filter((ward) => isOpen(state, person, ward))
				.flatMap((ward) => treatmentsIn(state, by, person, ward))
		);

/** The bed that is used next in this room. */
export const nextBedCell = (state: State, by: number, room: number): readonly string[] =>
	freeBeds(state, clinicOf(state, by), room) > 0
		? [clinicCells(by).beds.make([room, usedBeds(clinicOf(state, by), room) + 1])]
		: [];
