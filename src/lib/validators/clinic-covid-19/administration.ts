/** CLN-D: administration, which happens by itself when the business of all is done. */
import { colours, level, type Colour } from '../../sheets/clinic-covid-19/vocabulary.ts';
import type { Verbs } from './moves.ts';
import { clinicOf, withClinic, withDeceased, type Clinic, type Person, type State } from './state.ts';

/** The next colour, or null for red: there is nothing worse to live with. */
export const worse = (colour: Colour): Colour | null => colours[level[colour]] ?? null;

export const dies = ({ colour, state }: Person): boolean => state !== 'cared' && worse(colour) === null;

/** CLN-D2 One colour worse, unless cared for; afterwards all wait. */
const nextMorning = (person: Person): Person => ({
	...person,
	colour: person.state === 'cared' ? person.colour : (worse(person.colour) ?? person.colour),
	state: 'waiting'
});

/** CLN-D2 The red ones die. CLN-D4 All staff leaves quarantine. */
function administerClinic(clinic: Clinic): Clinic {
	const { deceased } = clinic;
	const dead = clinic.people.filter(dies);
	const doctors = dead.filter(({ like }) => like === 'doctor').length;
	return {
		...clinic,
		people: clinic.people.filter((person) => !dies(person)).map(nextMorning),
		quarantine: [],
		deceased: {
			...deceased,
			doctors: deceased.doctors + doctors,
			patients: deceased.patients + dead.length - doctors
		}
	};
}

const tilesOf = ({ people, quarantine }: Clinic): number => people.length + quarantine.length;

/** The tiles of the dead and of the staff go to the supply. */
export function administer(state: State): State {
	const clinics = state.clinics.map(administerClinic);
	const returned = state.clinics.reduce(
		(tiles, before, by) => tiles + tilesOf(before) - (clinics[by]?.people.length ?? 0),
		0
	);
	return { ...state, clinics, supply: state.supply + returned };
}

/** CLN-D3 What the deaths of infected doctors cost, in popularity: a reminder that enters no sum. */
export const lostPopularity = ({ agreed }: State, { deceased }: Clinic): number =>
	agreed.facts.doctorDeath * deceased.doctors;

/** CLN-D3 Healthy patients who died. */
export function dead(state: State, { by, patients }: Verbs['dead']): State {
	const clinic = clinicOf(state, by);
	return withClinic(state, by, { ...clinic, deceased: withDeceased(clinic, 'patients', patients) });
}
