/** Where the game stands: plain values that are never changed after they were returned. */
import type { Colour } from '../../sheets/clinic-covid-19/vocabulary.ts';
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

/** An infected patient or doctor, or somebody like them. */
export interface Person {
	readonly id: number;
	readonly kind: string;
	readonly like: 'patient' | 'doctor';
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
	readonly kind: string;
	readonly cell: number;
}

export interface Resting {
	readonly id: number;
	readonly colour: Colour;
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

/** What lies in the two boxes. */
export interface Boxes {
	readonly cured: Cured;
	readonly deceased: Deceased;
}

export interface Clinic extends Boxes {
	readonly admitted: number;
	readonly ready: boolean;
	readonly hand: number;
	readonly full: boolean;
	readonly owes: number;
	/** In order of their numbers, and so is the quarantine. */
	readonly people: readonly Person[];
	readonly quarantine: readonly Staff[];
	/** 0 or 1 tile each. */
	readonly slots: readonly number[];
	/** Beds used in this round. */
	readonly rooms: readonly number[];
	/** In order of treatment. */
	readonly resting: readonly Resting[];
	readonly spent: number;
	readonly income: number;
	readonly popularity: number | null;
}

export interface State {
	readonly agreed: Agreed;
	readonly round: number;
	readonly phase: Phase;
	readonly supply: number;
	/** Tiles that still lie for each round. */
	readonly stacks: readonly number[];
	/** The number that the next one with a tile gets. */
	readonly next: number;
	readonly clinics: readonly Clinic[];
	/** What lies in the boxes and is counted for no clinic: nobody remembers after a game on paper. */
	readonly unclaimed: Boxes;
}

export const noneCured: Cured = { infected: 0, others: 0 };
export const noneDeceased: Deceased = { patients: 0, doctors: 0, elders: 0, pregnant: 0, tiles: 0 };

export const emptyRooms = ({ facts }: Agreed): readonly number[] => Array<number>(facts.rooms).fill(0);

/** Before anything has happened in it. */
export const newClinic = (agreed: Agreed): Clinic => ({
	admitted: 0,
	ready: false,
	hand: 0,
	full: false,
	owes: 0,
	people: [],
	quarantine: [],
	slots: Array<number>(agreed.slots).fill(0),
	rooms: emptyRooms(agreed),
	resting: [],
	spent: 0,
	income: 0,
	popularity: null,
	cured: noneCured,
	deceased: noneDeceased
});

/** CLN-S3 A stack for each round; the rest of the tiles is the supply. */
export const begin = (agreed: Agreed): State => ({
	agreed,
	round: 1,
	phase: 'actions',
	supply: agreed.stacks.reduce((left, stack) => left - stack, agreed.facts.total),
	stacks: agreed.stacks,
	next: 1,
	clinics: Array.from({ length: agreed.players }, () => newClinic(agreed)),
	unclaimed: { cured: noneCured, deceased: noneDeceased }
});

/** The clinic of a seat that the door let in. */
export function clinicOf({ clinics }: State, by: number): Clinic {
	const clinic = clinics[by];
	if (!clinic) throw new Error(`no clinic ${by}`);
	return clinic;
}

export function replaced<T>(list: readonly T[], at: number, value: T): readonly T[] {
	const copy = list.slice();
	copy[at] = value;
	return copy;
}

/** The state with another clinic in this seat, and what the supply then holds. */
export const withClinic = (state: State, by: number, clinic: Clinic, supply = state.supply): State => ({
	...state,
	supply,
	clinics: replaced(state.clinics, by, clinic)
});

/** The first cell of the ledger in which nobody stands. */
export function freeCell(standing: readonly { readonly cell: number }[]): number {
	const { length } = standing;
	// mostly nobody in between has left
	if (standing.every(({ cell }) => cell < length)) return length;
	const taken = new Set(standing.map(({ cell }) => cell));
	let cell = 0;
	while (taken.has(cell)) cell++;
	return cell;
}

/** Somebody gets a tile, and with it the next number: this person stands in the ledger from now on. */
export function withPerson(
	state: State,
	by: number,
	clinic: Clinic,
	{ kind, like, colour, state: how }: Pick<Person, 'kind' | 'like' | 'colour' | 'state'>
): State {
	const { people } = clinic;
	const cell = freeCell(people);
	const person: Person = { id: state.next, kind, like, colour, from: colour, state: how, cell };
	return {
		...state,
		next: state.next + 1,
		clinics: replaced(state.clinics, by, { ...clinic, people: [...people, person] })
	};
}

export const personOf = (state: State, by: number, id: number): Person | undefined =>
	clinicOf(state, by).people.find((person) => person.id === id);

export const withDeceased = (clinic: Clinic, part: keyof Deceased, more: number): Deceased => ({
	...clinic.deceased,
	[part]: clinic.deceased[part] + more
});

/** Tiles under people, in quarantine and on slots. */
export const tilesIn = ({ people, quarantine, slots }: Clinic): number =>
	people.length + quarantine.length + slots.reduce((a, b) => a + b, 0);
