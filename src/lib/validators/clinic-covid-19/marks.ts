/** What stands where, as the document writes it. */
import { lostPopularity } from './administration.ts';
import { boxesOf } from './end.ts';
import { hasTaken } from './infections.ts';
import { noneCured, noneDeceased, type Clinic, type Cured, type Deceased, type State } from './state.ts';

const curedBox = (state: State): Cured =>
	boxesOf(state).reduce(
		({ infected, others }, { cured }) => ({
			infected: infected + cured.infected,
			others: others + cured.others
		}),
		noneCured
	);

const deceasedBox = (state: State): Deceased =>
	boxesOf(state).reduce(
		({ patients, doctors, elders, pregnant, tiles }, { deceased }) => ({
			patients: patients + deceased.patients,
			doctors: doctors + deceased.doctors,
			elders: elders + deceased.elders,
			pregnant: pregnant + deceased.pregnant,
			tiles: tiles + deceased.tiles
		}),
		noneDeceased
	);

/** Without the cells of the ledger, which are only how the sheet is written. */
const clinicMarks = (state: State, clinic: Clinic) => ({
	...clinic,
	taken: hasTaken(state, clinic),
	lost: lostPopularity(state, clinic),
	people: clinic.people.map(({ id, kind, colour, from, state: how }) => ({
		id,
		kind,
		colour,
		from,
		state: how
	})),
	quarantine: clinic.quarantine.map(({ id, kind }) => ({ id, kind }))
});

export const marks = (state: State) => ({
	round: state.round,
	phase: state.phase,
	supply: state.supply,
	stacks: state.stacks,
	cured: curedBox(state),
	deceased: deceasedBox(state),
	clinics: state.clinics.map((clinic) => clinicMarks(state, clinic))
});
