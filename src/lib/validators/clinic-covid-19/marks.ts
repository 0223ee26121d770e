/** What stands where, as the document writes it. */
import type { Clinic, Cured, Deceased, State } from './state.ts';

const sum = (state: State, of: (clinic: Clinic) => number): number =>
	state.clinics.reduce((total, clinic) => total + of(clinic), 0);

const curedBox = (state: State): Cured => ({
	infected: sum(state, ({ cured }) => cured.infected),
	others: sum(state, ({ cured }) => cured.others)
});

const deceasedBox = (state: State): Deceased => ({
	patients: sum(state, ({ deceased }) => deceased.patients),
	doctors: sum(state, ({ deceased }) => deceased.doctors),
	elders: sum(state, ({ deceased }) => deceased.elders),
	pregnant: sum(state, ({ deceased }) => deceased.pregnant),
	tiles: sum(state, ({ deceased }) => deceased.tiles)
});

/** Without the cells of the ledger, which are only how the sheet is written. */
const clinicMarks = ({ people, quarantine, ...clinic }: Clinic) => ({
	...clinic,
	people: people.map(({ id, kind, colour, from, state }) => ({ id, kind, colour, from, state })),
	quarantine: quarantine.map(({ id, kind }) => ({ id, kind }))
});

export const marks = (state: State) => ({
	round: state.round,
	phase: state.phase,
	supply: state.supply,
	stacks: state.stacks,
	cured: curedBox(state),
	deceased: deceasedBox(state),
	clinics: state.clinics.map(clinicMarks)
});
