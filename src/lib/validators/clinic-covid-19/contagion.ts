/** CLN-N: new contagions, the last phase of a round. */
import { clinicCell } from '../../sheets/clinic-covid-19/cells.ts';
import { spread } from '../../sheets/clinic-covid-19/facts.ts';
import type { Complaint } from '../../table/record.ts';
import type { Contaminate } from './moves.ts';
import { against } from './sentences.ts';
import {
	clinicOf,
	deceasedWith,
	everyClinic,
	replaced,
	withClinic,
	type Clinic,
	type News,
	type State
} from './state.ts';

/** CLN-N1, CLN-N2 One tile each, two with high contagion. */
export const owing = (state: State): State =>
	everyClinic(state, (clinic) => ({ ...clinic, owes: spread[state.agreed.contagion] }));

/** CLN-N3 A slot holds one tile. */
export const slotTaken = (state: State, { by, slot }: Contaminate): Complaint | null =>
	clinicOf(state, by).slots[slot] === 0
		? null
		: against('CLN-N3', 'slotTaken', { slot }, [clinicCell(by, 'slots', slot)]);

export function contaminate(state: State, { by, slot }: Contaminate): State {
	const { slots, owes } = clinicOf(state, by);
	const placed = withClinic(state, by, { slots: replaced(slots, slot, 1), owes: owes - 1 });
	return { ...placed, supply: state.supply - 1 };
}

const allContaminated = ({ slots }: Clinic): boolean => slots.every((tile) => tile === 1);

/** CLN-N4 With all slots contaminated, what is owed goes to the deceased box, as long as the supply lasts. */
function overflowOf(state: State, by: number): State {
	const clinic = clinicOf(state, by);
	if (clinic.owes === 0 || !allContaminated(clinic)) return state;
	const tiles = Math.min(clinic.owes, state.supply);
	const deceased = deceasedWith(clinic, 'tiles', tiles);
	const spilt: readonly News[] = tiles > 0 ? [{ kind: 'overflow', by, tiles }] : [];
	return {
		...withClinic(state, by, { owes: 0, deceased }),
		supply: state.supply - tiles,
		news: [...state.news, ...spilt]
	};
}

/** CLN-N5 When the supply is empty, nobody owes any more. */
const nothingLeft = (state: State): State =>
	state.supply > 0 ? state : everyClinic(state, (clinic) => ({ ...clinic, owes: 0 }));

/** At the start of the phase and after each move in it: CLN-N4 in seat order, then CLN-N5. */
export const overflow = (state: State): State =>
	nothingLeft(state.clinics.reduce((before, _, by) => overflowOf(before, by), state));
