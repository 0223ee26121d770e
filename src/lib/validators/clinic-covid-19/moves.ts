/** What can be done at the table, by verb, and the shape of it in outside data. */
import {
	colours,
	people,
	ROOMS,
	wards,
	wardIds,
	type Colour,
	type Kind,
	type Ward
} from '../../sheets/clinic-covid-19/facts.ts';
import type { Setup } from '../../table/record.ts';
import { chosenBy, either, integer, object, oneOf, optional, verbs, type Shape } from '../../table/shape.ts';
import { slotsOf } from './agreed.ts';

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
	readonly who: Kind;
	/** Patients and doctors only. */
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

const id = integer(1, 9999);
const room = integer(1, ROOMS);
const colour = oneOf(...colours);
const flag = optional(oneOf(true));

/** The wards decide what is said of a treatment. */
function treatments(
	base: Readonly<Record<string, Shape<unknown>>>
): Readonly<Record<string, Shape<unknown>>> {
	const told = { room, doctor: either(colour, id), nurses: integer(0, 20) };
	return Object.fromEntries(
		wardIds.map((ward) => {
			const fields = wards[ward].fields.map((field) => [field, told[field]] as const);
			const workaholic = wards[ward].fields.includes('doctor') ? { workaholic: flag } : {};
			const bonus = optional(integer(0, 99));
			return [
				ward,
				object({
					...base,
					person: id,
					ward: oneOf(ward),
					...Object.fromEntries(fields),
					...workaholic,
					bonus
				})
			];
		})
	);
}

/** The kind of person decides whether there is a colour. */
const infections = (
	base: Readonly<Record<string, Shape<unknown>>>
): Readonly<Record<string, Shape<unknown>>> =>
	Object.fromEntries(
		Object.entries(people).map(([who, { coloured }]) => [
			who,
			object({
				...base,
				who: oneOf(who),
				outside: flag,
				...(coloured && { colour }),
				...(who === 'doctor' && { workaholic: flag })
			})
		])
	);

export function moveShape(setup: Setup): Shape<ClinicMove> {
	const by = integer(0, setup.players.length - 1);
	const slot = integer(0, slotsOf(setup.options) - 1);
	const tiles = integer(1, 100);
	const patients = integer(1, 20);
	const verb = <V extends Verb>(name: V) => ({ do: oneOf(name), by });
	const shapes: Readonly<Record<Verb, Shape<unknown>>> = {
		admit: object(verb('admit')),
		arrive: object({ ...verb('arrive'), slot, colour }),
		take: object({ ...verb('take'), tiles }),
		infect: chosenBy('who', infections(verb('infect'))),
		full: object(verb('full')),
		hand: object({ ...verb('hand'), to: by, tiles }),
		protect: either(object({ ...verb('protect'), person: id }), object({ ...verb('protect'), slot })),
		treat: chosenBy('ward', treatments(verb('treat'))),
		cure: object({ ...verb('cure'), patients, room: optional(room) }),
		care: object({ ...verb('care'), person: id, ward: oneOf('intensive', 'transfusion'), colour }),
		dead: object({ ...verb('dead'), patients }),
		contaminate: object({ ...verb('contaminate'), slot }),
		popularity: object({ ...verb('popularity'), points: integer(-100, 999) }),
		ready: object(verb('ready'))
	};
	return verbs<ClinicMove>(shapes);
}
