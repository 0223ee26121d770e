/** CLN-N: new contagions, the last phase of a round. */
import type { Complaint } from '../../table/record.ts';
import { legal } from '../kit/refusal.ts';
import { slotsWith } from './actions.ts';
import { cellsOfSlot } from './ledger.ts';
import type { Verbs } from './moves.ts';
import { refuse } from './sentences.ts';
import { clinicOf, replaced, withClinic, withDeceased, type Clinic, type State } from './state.ts';

/** CLN-N1, CLN-N2 One tile each, two with high contagion, or as the edition says. */
export const owing = (state: State): State => ({
	...state,
	clinics: state.clinics.map((clinic) => ({ ...clinic, owes: state.agreed.spread }))
});

/** CLN-N3 A slot holds one tile. */
export const slotTaken = (state: State, { by, slot }: Verbs['contaminate']): readonly Complaint[] =>
	clinicOf(state, by).slots[slot] === 0
		? legal
		: [refuse('CLN-N3', 'slotTaken', { slot }, cellsOfSlot(state, by, slot))];

export function contaminate(state: State, { by, slot }: Verbs['contaminate']): State {
	const clinic = clinicOf(state, by);
	const { slots, owes } = clinic;
	return withClinic(
		state,
		by,
		{ ...clinic, slots: replaced(slots, slot, 1), owes: owes - 1 },
		state.supply - 1
	);
}

export const contaminations = (state: State, by: number): readonly Verbs['contaminate'][] =>
	slotsWith(clinicOf(state, by), 0).map((slot) => ({ do: 'contaminate', by, slot }));

const allContaminated = ({ slots }: Clinic): boolean => !slots.includes(0);

/** CLN-N4 With all slots contaminated, what is owed goes to the deceased box, as long as the supply lasts. */
function overflowOf(state: State, by: number): State {
	const clinic = clinicOf(state, by);
	if (clinic.owes === 0 || !allContaminated(clinic)) return state;
	const tiles = Math.min(clinic.owes, state.supply);
	const deceased = withDeceased(clinic, 'tiles', tiles);
	return withClinic(state, by, { ...clinic, owes: 0, deceased }, state.supply - tiles);
}

/** CLN-N5 When the supply is empty, nobody owes any more. */
const nothingLeft = (state: State): State =>
	state.supply > 0 ? state : { ...state, clinics: state.clinics.map((clinic) => ({ ...clinic, owes: 0 })) };

/** At the start of the phase and after each move in it: CLN-N4 in seat order, then CLN-N5. */
export const overflow = (state: State): State =>
	nothingLeft(state.clinics.reduce((before, _, by) => overflowOf(before, by), state));
