/** CLN-D: administration, which happens by itself when the business of all is done. */
import { colours, level, prices, type Colour } from '../../sheets/clinic-covid-19/facts.ts';
import type { Dead } from './moves.ts';
import {
	clinicOf,
	deceasedWith,
	withClinic,
	type Clinic,
	type News,
	type Person,
	type State
} from './state.ts';

/** The next colour, or null for red: there is nothing worse to live with. */
const worse = (colour: Colour): Colour | null => colours[level[colour]] ?? null;

const dies = ({ colour, state }: Person): boolean => state !== 'cared' && worse(colour) === null;

/** CLN-D2 One colour worse, unless cared for; afterwards all wait. */
const nextMorning = (person: Person): Person => ({
	...person,
	colour: person.state === 'cared' ? person.colour : (worse(person.colour) ?? person.colour),
	state: 'waiting'
});

/** CLN-D2 The red ones die. CLN-D3 A doctor's death costs popularity. CLN-D4 All staff leaves quarantine. */
function administerClinic(clinic: Clinic): Clinic {
	const dead = clinic.people.filter(dies);
	const doctors = dead.filter(({ kind }) => kind === 'doctor').length;
	const { deceased } = clinic;
	return {
		...clinic,
		people: clinic.people.filter((person) => !dies(person)).map(nextMorning),
		quarantine: [],
		lost: clinic.lost + doctors * prices.doctorDeath,
		deceased: {
			...deceased,
			doctors: deceased.doctors + doctors,
			patients: deceased.patients + dead.length - doctors
		}
	};
}

/** What the players have to do on the table, person by person. */
const newsOf = ({ people, quarantine }: Clinic, by: number): readonly News[] => [
	...people.map((person): News => {
		const { id, kind: who, colour: from } = person;
		if (person.state === 'cared') return { kind: 'spared', by, id, who };
		const to = worse(from);
		return to === null ? { kind: 'died', by, id, who } : { kind: 'worse', by, id, who, from, to };
	}),
	...quarantine.map(({ id, kind: who }): News => ({ kind: 'back', by, id, who }))
];

const tilesOf = ({ people, quarantine }: Clinic): number => people.length + quarantine.length;

export function administer(state: State): State {
	const clinics = state.clinics.map(administerClinic);
	const returned = state.clinics.reduce(
		(tiles, before, by) => tiles + tilesOf(before) - (clinics[by]?.people.length ?? 0),
		0
	);
	const news = [...state.news, ...state.clinics.flatMap(newsOf)];
	return { ...state, clinics, news, supply: state.supply + returned };
}

/** CLN-D3 Healthy patients who died. */
export const dead = (state: State, { by, patients }: Dead): State =>
	withClinic(state, by, { deceased: deceasedWith(clinicOf(state, by), 'patients', patients) });
