/** CLN-T: treatment in the business phase, with the beds of CLN-M and the wards of CLN-X. */
import { bedCell } from '../../sheets/clinic-covid-19/cells.ts';
import { BEDS, wards } from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Care, Cure, Treat } from './moves.ts';
import { placeOfPerson } from './places.ts';
import { against } from './sentences.ts';
import { wardNeedsModules } from './setup.ts';
import { clinicOf, replaced, withClinic, withPerson, type Clinic, type Person, type State } from './state.ts';
import { incomeFor, nursesFor } from './who-may-treat.ts';

export const personOf = (state: State, by: number, id: number): Person | undefined =>
	clinicOf(state, by).people.find((person) => person.id === id);

/** CLN-T1 Only an infected person of the own clinic is treated this way. */
export const notInfectedHere = (by: number, person: number): Complaint =>
	against('CLN-T1', 'notInfectedHere', { by, person });

/** CLN-T2 A person is treated while waiting only. */
export const notWaiting = (by: number, person: Person): Complaint | null =>
	person.state === 'waiting'
		? null
		: against('CLN-T2', person.state, { person: person.id }, placeOfPerson(by, person));

/** CLN-M3 Infected doctors go to treatment rooms, or to a special consultation. */
export const doctorNotThere = (by: number, person: Person, { ward }: Treat | Care): Complaint | null =>
	person.kind === 'doctor' && !wards[ward].doctorsToo
		? against('CLN-M3', 'doctorNotThere', { person: person.id, ward }, placeOfPerson(by, person))
		: null;

/** CLN-R5 a: an infected person has no ordinary consultation. */
const ordinaryConsultation = ({ agreed }: State, { ward }: Treat): Complaint | null =>
	ward === 'consultation' && agreed.rulings['CLN-R5'] === 'a'
		? against('CLN-R5', 'noOrdinaryConsultation', {})
		: null;

/** CLN-T11 A treated doctor rests. CLN-T3 An infected one treats nobody. CLN-T4 No other doctor has a number. */
function numberedDoctor(state: State, by: number, doctor: number): Complaint {
	const rested = clinicOf(state, by).resting.find(({ id }) => id === doctor);
	if (rested) return against('CLN-T11', 'restingDoctor', { doctor, colour: rested.colour });
	const infected = personOf(state, by, doctor);
	if (infected?.kind !== 'doctor') return against('CLN-T4', 'noSuchDoctor', { by, doctor });
	const { colour } = infected;
	return against('CLN-T3', 'infectedDoctor', { doctor, colour }, placeOfPerson(by, infected));
}

/** CLN-T6 Nurses = the difference between doctor and person + 1, no more and no fewer. */
function wrongNurses(by: number, person: Person, { doctor, nurses }: Treat): Complaint | null {
	if (nurses === undefined || doctor === undefined || typeof doctor === 'number') return null;
	const { kind, colour } = person;
	const needed = nursesFor(doctor, colour);
	if (nurses === needed) return null;
	const values = { doctor, kind, colour, nurses, needed };
	return against('CLN-T6', 'wrongNurses', values, placeOfPerson(by, person));
}

export const usedBeds = (clinic: Clinic, room: number): number => clinic.rooms[room - 1] ?? 0;

/** CLN-M4 A treatment room takes two people a round. */
export function roomFull(
	state: State,
	by: number,
	room: number | undefined,
	coming: number
): Complaint | null {
	if (room === undefined) return null;
	const used = usedBeds(clinicOf(state, by), room);
	return used + coming > BEDS
		? against('CLN-M4', 'roomFull', { room, used, coming }, [bedCell(by, room, 1), bedCell(by, room, 2)])
		: null;
}

export function checkTreat(state: State, move: Treat): readonly (Complaint | null)[] {
	const { by, doctor } = move;
	const person = personOf(state, by, move.person);
	const unnumbered = person ? wrongNurses(by, person, move) : null;
	return [
		wardNeedsModules(state, move),
		person ? null : notInfectedHere(by, move.person),
		person ? notWaiting(by, person) : null,
		person ? doctorNotThere(by, person, move) : null,
		ordinaryConsultation(state, move),
		typeof doctor === 'number' ? numberedDoctor(state, by, doctor) : unnumbered,
		roomFull(state, by, move.room, 1)
	];
}

const withBeds = (clinic: Clinic, room: number | undefined, coming: number): readonly number[] =>
	room === undefined ? clinic.rooms : replaced(clinic.rooms, room - 1, usedBeds(clinic, room) + coming);

/** CLN-T9 The tile moves under the doctor who gave the special consultation. CLN-T12 Else it goes to the supply;
 *  so does the tile of a workaholic's consultation (CLN-X4). */
function moveTile(state: State, { by, ward, doctor, workaholic }: Treat): State {
	if (ward === 'outpatient' && !workaholic && typeof doctor === 'string') {
		return withPerson(state, by, { kind: 'doctor', colour: doctor, state: 'fresh' });
	}
	return { ...state, supply: state.supply + 1 };
}

/** CLN-T10 A treated patient is cured. CLN-T11 A treated doctor rests for this round. */
export function treat(state: State, move: Treat): State {
	const { by, ward, room, bonus = 0 } = move;
	const clinic = clinicOf(state, by);
	const person = personOf(state, by, move.person);
	if (!person) throw new Error('only legal moves are applied');
	const { id, colour, from, kind } = person;
	const income = clinic.income + incomeFor({ colour, from, ward }, state.agreed) + bonus;
	const left = {
		income,
		people: clinic.people.filter((one) => one.id !== id),
		rooms: withBeds(clinic, room, 1)
	};
	const treated =
		kind === 'patient'
			? { ...left, cured: { ...clinic.cured, infected: clinic.cured.infected + 1 } }
			: { ...left, resting: [...clinic.resting, { id, colour }] };
	return moveTile(withClinic(state, by, treated), move);
}

/** CLN-T10 Healthy patients who were treated are cured too. */
export function cure(state: State, { by, patients, room }: Cure): State {
	const clinic = clinicOf(state, by);
	const cured = { ...clinic.cured, others: clinic.cured.others + patients };
	return withClinic(state, by, { cured, rooms: withBeds(clinic, room, patients) });
}
