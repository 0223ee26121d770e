/** CLN-A: actions, the first phase of a round. */
import { clinicCell } from '../../sheets/clinic-covid-19/cells.ts';
import type { Complaint } from '../../table/record.ts';
import type { Arrive } from './moves.ts';
import { against } from './sentences.ts';
import { clinicOf, replaced, withClinic, withPerson, type Clinic, type State } from './state.ts';

const MOST_ADMISSIONS = 2;

export const mayAdmit = (clinic: Clinic): boolean => clinic.admitted < MOST_ADMISSIONS;
export const hasAdmitted = (clinic: Clinic): boolean => clinic.admitted > 0;

const admissionCells = (by: number): readonly string[] => [
	clinicCell(by, 'admitted', 0),
	clinicCell(by, 'admitted', 1)
];

/** CLN-A1 Each player chooses Admit patients at least once a round. */
export const readyWithoutAdmission = (state: State, by: number): Complaint | null =>
	state.phase === 'actions' && !hasAdmitted(clinicOf(state, by))
		? against('CLN-A1', 'noAdmission', { by }, admissionCells(by))
		: null;

/** CLN-A2 There are two Admit tiles. */
export const thirdAdmission = (state: State, by: number): Complaint | null =>
	mayAdmit(clinicOf(state, by)) ? null : against('CLN-A2', 'thirdAdmission', { by }, admissionCells(by));

/** CLN-A3 Patients come to the slots only through Admit. */
const arrivesUnadmitted = (state: State, { by }: Arrive): Complaint | null =>
	hasAdmitted(clinicOf(state, by))
		? null
		: against('CLN-A3', 'arrivesUnadmitted', { by }, admissionCells(by));

/** CLN-A4 Only arrivals at a slot with a tile are recorded. */
const arrivesClean = (state: State, { by, slot }: Arrive): Complaint | null =>
	clinicOf(state, by).slots[slot] === 1
		? null
		: against('CLN-A4', 'cleanSlot', { slot }, [clinicCell(by, 'slots', slot)]);

export const checkArrive = (state: State, move: Arrive): readonly (Complaint | null)[] => [
	arrivesUnadmitted(state, move),
	arrivesClean(state, move)
];

export const admit = (state: State, by: number): State =>
	withClinic(state, by, { admitted: clinicOf(state, by).admitted + 1 });

/** CLN-A4 The tile of the slot goes under the patient. */
export function arrive(state: State, { by, slot, colour }: Arrive): State {
	const slots = replaced(clinicOf(state, by).slots, slot, 0);
	return withPerson(withClinic(state, by, { slots }), by, { kind: 'patient', colour, state: 'waiting' });
}
