/** Where the game stands: plain values that are never changed after they were returned. */
import { ROOMS, type Colour } from '../../sheets/clinic-covid-19/facts.ts';
import type { Agreed } from './agreed.ts';

/** CLN-F2 The phases of a round in their order, and the end. */
export const phases = [
	'actions',
	'sharing',
	'infection',
	'business',
	'administration',
	'contagion',
	'final',
	'over'
] as const;
export type Phase = (typeof phases)[number];

/** An infected patient or doctor. */
export interface Person {
	readonly id: number;
	readonly kind: 'patient' | 'doctor';
	readonly colour: Colour;
	/** The colour when infected. */
	readonly from: Colour;
	readonly state: 'waiting' | 'cared' | 'fresh';
	/** Which cell of the ledger: the first that was free. */
	readonly cell: number;
}

/** Somebody in quarantine. */
export interface Staff {
	readonly id: number;
	readonly kind: 'nurse' | 'caregiver' | 'janitor';
	readonly cell: number;
}

export interface Cured {
	readonly infected: number;
	readonly others: number;
}
export interface Deceased {
	readonly patients: number;
	readonly doctors: number;
	readonly elders: number;
	readonly pregnant: number;
	readonly tiles: number;
}

export interface Clinic {
	readonly admitted: number;
	readonly ready: boolean;
	readonly taken: boolean;
	readonly hand: number;
	readonly full: boolean;
	readonly owes: number;
	readonly people: readonly Person[];
	readonly quarantine: readonly Staff[];
	/** 0 or 1 tile each. */
	readonly slots: readonly number[];
	/** Beds used in this round. */
	readonly rooms: readonly number[];
	readonly resting: readonly { readonly id: number; readonly colour: Colour }[];
	readonly spent: number;
	readonly income: number;
	readonly lost: number;
	readonly popularity: number | null;
	readonly cured: Cured;
	readonly deceased: Deceased;
}

/** What happened by itself, so that players can do the same with the pieces on the table. */
export type News =
	| {
			readonly kind: 'worse';
			readonly by: number;
			readonly id: number;
			readonly who: Person['kind'];
			readonly from: Colour;
			readonly to: Colour;
	  }
	| {
			readonly kind: 'died' | 'spared';
			readonly by: number;
			readonly id: number;
			readonly who: Person['kind'];
	  }
	| { readonly kind: 'back'; readonly by: number; readonly id: number; readonly who: Staff['kind'] }
	/** Tiles that went to the deceased box: nobody left to infect (CLN-I11), no clean slot (CLN-N4). */
	| { readonly kind: 'unplaced' | 'overflow'; readonly by: number; readonly tiles: number };

export interface State {
	readonly agreed: Agreed;
	readonly round: number;
	readonly phase: Phase;
	readonly supply: number;
	readonly stacks: readonly number[];
	/** The number that the next one with a tile gets. */
	readonly nextId: number;
	readonly clinics: readonly Clinic[];
	/** Since the last tiles were shared. */
	readonly news: readonly News[];
}

export const newRooms: readonly number[] = Array<number>(ROOMS).fill(0);

export const newClinic = (slots: number): Clinic => ({
	admitted: 0,
	ready: false,
	taken: false,
	hand: 0,
	full: false,
	owes: 0,
	people: [],
	quarantine: [],
	slots: Array<number>(slots).fill(0),
	rooms: newRooms,
	resting: [],
	spent: 0,
	income: 0,
	lost: 0,
	popularity: null,
	cured: { infected: 0, others: 0 },
	deceased: { patients: 0, doctors: 0, elders: 0, pregnant: 0, tiles: 0 }
});

/** The clinic of a seat that the door let in. */
export function clinicOf(state: State, by: number): Clinic {
	const clinic = state.clinics[by];
	if (!clinic) throw new Error(`no clinic ${by}`);
	return clinic;
}

export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
	list.map((old, n) => (n === at ? value : old));

export const withClinic = (state: State, by: number, change: Partial<Clinic>): State => ({
	...state,
	clinics: replaced(state.clinics, by, { ...clinicOf(state, by), ...change })
});

export const everyClinic = (state: State, change: (clinic: Clinic) => Clinic): State => ({
	...state,
	clinics: state.clinics.map(change)
});

/** The first cell of the ledger in which nobody stands. */
export function freeCell(standing: readonly { readonly cell: number }[]): number {
	let cell = 0;
	while (standing.some((one) => one.cell === cell)) cell++;
	return cell;
}

/** Somebody gets a tile, and with it the next number: this person stands in the ledger from now on. */
export function withPerson(state: State, by: number, one: Pick<Person, 'kind' | 'colour' | 'state'>): State {
	const { people } = clinicOf(state, by);
	const person: Person = { ...one, id: state.nextId, from: one.colour, cell: freeCell(people) };
	return { ...withClinic(state, by, { people: [...people, person] }), nextId: state.nextId + 1 };
}

export const deceasedWith = (clinic: Clinic, part: keyof Deceased, more: number): Deceased => ({
	...clinic.deceased,
	[part]: clinic.deceased[part] + more
});
