/** What can be done at the table, by verb. */
import type { Colour, Ward } from '../../sheets/clinic-covid-19/vocabulary.ts';

/** In the order in which `status` names them. */
interface Fields {
	admit: object;
	arrive: { readonly slot: number; readonly colour: Colour };
	take: { readonly tiles: number };
	infect: {
		/** The id of a kind of the edition. */
		readonly who: string;
		/** Patients, doctors and kinds like them only. */
		readonly colour?: Colour;
		/** Asked of the referee: infected outside the clinic? */
		readonly outside?: true;
		/** Asked of the referee: a workaholic doctor? */
		readonly workaholic?: true;
	};
	full: object;
	hand: { readonly to: number; readonly tiles: number };
	protect: { readonly person: number } | { readonly slot: number };
	treat: {
		readonly person: number;
		readonly ward: Ward;
		readonly room?: number;
		/** The colour of a healthy doctor; a number asks whether that doctor may work. */
		readonly doctor?: Colour | number;
		readonly nurses?: number;
		readonly bonus?: number;
		readonly workaholic?: true;
	};
	cure: { readonly patients: number; readonly room?: number };
	care: {
		readonly person: number;
		readonly ward: 'intensive' | 'transfusion';
		readonly colour: Colour;
	};
	dead: { readonly patients: number };
	contaminate: { readonly slot: number };
	popularity: { readonly points: number };
	ready: object;
}

export type Verb = keyof Fields;
export type Verbs = { readonly [V in Verb]: { readonly do: V; readonly by: number } & Fields[V] };
export type Move = Verbs[Verb];

/** What a number can be: patients reported at once, a bonus in $, points of popularity. */
export const reportable = { patients: [1, 20], bonus: [0, 99], popularity: [-100, 999] } as const;
