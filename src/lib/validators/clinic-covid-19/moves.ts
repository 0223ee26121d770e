/** What can be done at the table, by verb. */
import type { Colour, Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';

interface Done<Verb extends string> {
	readonly do: Verb;
	readonly by: number;
}

export type Admit = Done<'admit'>;
export interface Arrive extends Done<'arrive'> {
	readonly slot: number;
	readonly colour: Colour;
}
export interface Take extends Done<'take'> {
	readonly tiles: number;
}
export interface Infect extends Done<'infect'> {
	/** The id of a kind of the edition. */
	readonly who: string;
	/** Patients, doctors and kinds like them only. */
	readonly colour?: Colour;
	/** Asked of the referee: infected outside the clinic? */
	readonly outside?: true;
	/** Asked of the referee: a workaholic doctor? */
	readonly workaholic?: true;
}
export type Full = Done<'full'>;
export interface Hand extends Done<'hand'> {
	readonly to: number;
	readonly tiles: number;
}
export type Protect = Done<'protect'> & ({ readonly person: number } | { readonly slot: number });
export interface Treat extends Done<'treat'> {
	readonly person: number;
	readonly ward: Ward;
	readonly room?: number;
	/** The colour of a healthy doctor; a number asks whether that doctor may work. */
	readonly doctor?: Colour | number;
	readonly nurses?: number;
	readonly bonus?: number;
	readonly workaholic?: true;
}
export interface Cure extends Done<'cure'> {
	readonly patients: number;
	readonly room?: number;
}
export interface Care extends Done<'care'> {
	readonly person: number;
	readonly ward: 'intensive' | 'transfusion';
	readonly colour: Colour;
}
export interface Dead extends Done<'dead'> {
	readonly patients: number;
}
export interface Contaminate extends Done<'contaminate'> {
	readonly slot: number;
}
export interface Popularity extends Done<'popularity'> {
	readonly points: number;
}
export type Ready = Done<'ready'>;

/** In the order in which `status` names them. */
export interface Moves {
	admit: Admit;
	arrive: Arrive;
	take: Take;
	infect: Infect;
	full: Full;
	hand: Hand;
	protect: Protect;
	treat: Treat;
	cure: Cure;
	care: Care;
	dead: Dead;
	contaminate: Contaminate;
	popularity: Popularity;
	ready: Ready;
}
export type Verb = keyof Moves;
export type ClinicMove = Moves[Verb];
