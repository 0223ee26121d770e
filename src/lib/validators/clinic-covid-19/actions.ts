/** CLN-A: actions, the first phase of a round. */
import { clinicCells } from '../../sheets/clinic-covid-19/cells.ts';
import { colours } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { cellsOfSlot } from './ledger.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { clinicOf, replaced, withClinic, withPerson, type Clinic, type State } from './state.ts';

export const mayAdmit = ({ agreed }: State, { admitted }: Clinic): boolean => admitted < agreed.facts.admits;
export const hasAdmitted = ({ admitted }: Clinic): boolean => admitted > 0;

/** The fields of the sheet for this player's admissions. */
const admissionCells = ({ agreed }: State, by: number): readonly string[] =>
	Array.from({ length: agreed.facts.admits }, (_, n) => clinicCells(by).admitted.make(n));

/** CLN-A1 Each player chooses Admit patients at least once a round. */
export const readyUnadmitted = (state: State, { by }: Verbs['ready']): readonly Complaint[] =>
	state.phase === 'actions' && !hasAdmitted(clinicOf(state, by))
		? [refuse('CLN-A1', 'noAdmission', { by }, admissionCells(state, by))]
		: legal;

/** CLN-A2 There are so many Admit tiles. */
export function admitsTooOften(state: State, { by }: Verbs['admit']): readonly Complaint[] {
	if (mayAdmit(state, clinicOf(state, by))) return legal;
	const { admits } = state.agreed.facts;
	return [refuse('CLN-A2', 'tooManyAdmissions', { by, admits }, admissionCells(state, by))];
}

/** CLN-A3 Patients come to the slots only through Admit. */
const arrivesUnadmitted = (state: State, { by }: Verbs['arrive']): readonly Complaint[] =>
	hasAdmitted(clinicOf(state, by))
		? legal
		: [refuse('CLN-A3', 'arrivesUnadmitted', { by }, admissionCells(state, by))];

/** CLN-A4 Only arrivals at a slot with a tile are recorded. */
const arrivesClean = (state: State, { by, slot }: Verbs['arrive']): readonly Complaint[] =>
	clinicOf(state, by).slots[slot] === 1
		? legal
		: [refuse('CLN-A4', 'cleanSlot', { slot }, cellsOfSlot(state, by, slot))];

export const checkArrive = (state: State, move: Verbs['arrive']): readonly Complaint[] =>
	together(arrivesUnadmitted(state, move), arrivesClean(state, move));

export function admit(state: State, { by }: Verbs['admit']): State {
	const clinic = clinicOf(state, by);
	return withClinic(state, by, { ...clinic, admitted: clinic.admitted + 1 });
}

/** CLN-A4 The tile of the slot goes under the patient. */
export function arrive(state: State, { by, slot, colour }: Verbs['arrive']): State {
	const clinic = clinicOf(state, by);
	const cleaned = { ...clinic, slots: replaced(clinic.slots, slot, 0) };
	return withPerson(state, by, cleaned, { kind: 'patient', like: 'patient', colour, state: 'waiting' });
}

export const slotsWith = ({ slots }: Clinic, tile: 0 | 1): readonly number[] =>
	slots.flatMap((held, slot) => (held === tile ? [slot] : []));

export const hasTile = ({ slots }: Clinic, slot: number): boolean => slots[slot] === 1;
/** Tiles come to the slots at the end of a round: before, there are only those that paper told of. */
export const mayHaveTiles = ({ round }: State, clinic: Clinic): boolean =>
	round > 1 || slotsWith(clinic, 1).length > 0;

export const arrivals = (state: State, by: number): readonly Verbs['arrive'][] =>
	slotsWith(clinicOf(state, by), 1).flatMap((slot) =>
		colours.map((colour): Verbs['arrive'] => ({ do: 'arrive', by, slot, colour }))
	);

/** The field that the next admission is ticked in. */
export function nextAdmissionCell(state: State, by: number): readonly string[] {
	const { admitted } = clinicOf(state, by);
	return admitted < state.agreed.facts.admits ? [clinicCells(by).admitted.make(admitted)] : [];
}
