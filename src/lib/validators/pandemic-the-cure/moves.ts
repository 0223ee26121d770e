/** What can be done: the moves of this game and the shape that outside data must have. */
import {
	colours,
	eventIds,
	openEvents,
	regions,
	type Colour,
	type EventId,
	type Face,
	type InfectionDie,
	type Region
} from '../../sheets/pandemic-the-cure/facts.ts';
import type { Setup } from '../../table/record.ts';
import {
	chosenBy,
	either,
	integer,
	list,
	object,
	oneOf,
	text,
	verbs,
	where,
	type Shape
} from '../../table/shape.ts';
import { faceShape, type Agreed } from './agreed.ts';
import { isInfectionDie } from './dice.ts';

/** Where infection dice lie, as custom cards name it. */
export type Place = Region | 'centre' | 'cdc' | 'bag';
/** Where a die is treated or taken. */
export type From = 'region' | 'centre';
export type UsedDie = Face | 'rest';
export type LaterStep = 'give' | 'cure' | 'infect';

export type Effect =
	| { readonly effect: 'pawn'; readonly player: number; readonly region: Region }
	| {
			readonly effect: 'dice';
			readonly colour: Colour;
			readonly count: number;
			readonly from: Place;
			readonly to: Place;
	  }
	| { readonly effect: 'back'; readonly spaces: number }
	| { readonly effect: 'skip' }
	| { readonly effect: 'again' }
	| { readonly effect: 'bonus'; readonly points: number }
	| { readonly effect: 'courier'; readonly holder: number; readonly player: number; readonly colour: Colour };

type CardFields =
	| { readonly card: 'charter'; readonly player: number; readonly region: Region }
	| { readonly card: 'summit'; readonly region: Region }
	| { readonly card: 'field-hospital'; readonly region: Region; readonly colour: Colour }
	| { readonly card: 'shipment'; readonly colour: Colour }
	| { readonly card: 'swab-drive'; readonly colour: Colour }
	| { readonly card: 'quiet-days' }
	| { readonly card: 'slowdown' }
	| { readonly card: 'second-wind' }
	| { readonly card: 'reagents' }
	| { readonly card: 'courier'; readonly holder: number; readonly player: number; readonly colour: Colour }
	| { readonly card: 'custom'; readonly effects: readonly Effect[] };

export type EventMove = { readonly do: 'event'; readonly pay: readonly Colour[] } & CardFields;

interface Verbs {
	setup: { readonly dice: readonly InfectionDie[]; readonly events?: readonly EventId[] };
	roll: By & { readonly faces: readonly Face[] };
	reroll: By & { readonly dice: readonly Face[]; readonly faces: readonly Face[] };
	unlock: By & { readonly holder: number; readonly colour: Colour };
	fly: By & { readonly die: UsedDie; readonly region: Region };
	sail: By & { readonly die: UsedDie; readonly region: Region };
	treat: By & { readonly die: UsedDie; readonly from: From; readonly colour: Colour };
	sample: By & { readonly die: UsedDie; readonly colour: Colour };
	helicopter: By & { readonly die: UsedDie; readonly player: number; readonly region: Region };
	contain: By & { readonly die: UsedDie; readonly dice: readonly Colour[] };
	cdc: By & { readonly die: UsedDie; readonly from: From; readonly colour: Colour };
	give: By & { readonly player: number; readonly colour: Colour };
	cure: By & { readonly dice: readonly InfectionDie[] };
	next: By & { readonly step: LaterStep };
	infect: By & { readonly dice: readonly InfectionDie[] };
	epidemic: By & { readonly dice: readonly InfectionDie[] };
	reveal: { readonly card: EventId };
}

interface By {
	readonly by: number;
}

/** The moves by verb: what timeline sentences are made of. */
export type MoveOf<V extends Verb> = V extends keyof Verbs ? { readonly do: V } & Verbs[V] : EventMove;
export type Verb = keyof Verbs | 'event';
export type MovesByVerb = { [V in Verb]: MoveOf<V> };
export type PtcMove = MovesByVerb[Verb];

const colour = oneOf(...colours);
const region = oneOf(...regions);
const from = oneOf('region', 'centre');
const infectionDie = text(isInfectionDie, 'value') as Shape<InfectionDie>;
const die = either(oneOf('rest'), faceShape);
const faces = list(faceShape, { min: 1, max: 12 });
const dieList = (min: number): Shape<InfectionDie[]> => list(infectionDie, { min, max: 48 });
const place = oneOf<Place>(...regions, 'centre', 'cdc', 'bag');

const effectShape = (player: Shape<number>): Shape<Effect> =>
	chosenBy<Effect>('effect', {
		pawn: object({ effect: oneOf('pawn'), player, region }),
		dice: where(
			object({ effect: oneOf('dice'), colour, count: integer(1, 12), from: place, to: place }),
			(dice) => dice.from !== dice.to,
			'value'
		),
		back: object({ effect: oneOf('back'), spaces: integer(1, 6) }),
		skip: object({ effect: oneOf('skip') }),
		again: object({ effect: oneOf('again') }),
		bonus: object({ effect: oneOf('bonus'), points: integer(1, 6) }),
		courier: object({ effect: oneOf('courier'), holder: player, player, colour })
	});

function eventShape(player: Shape<number>): Shape<EventMove> {
	const card = <C extends EventId | 'custom'>(id: C) => ({
		do: oneOf('event'),
		card: oneOf(id),
		pay: list(colour, { max: 12 })
	});
	return chosenBy<EventMove>('card', {
		charter: object({ ...card('charter'), player, region }),
		summit: object({ ...card('summit'), region }),
		'field-hospital': object({ ...card('field-hospital'), region, colour }),
		shipment: object({ ...card('shipment'), colour }),
		'swab-drive': object({ ...card('swab-drive'), colour }),
		'quiet-days': object(card('quiet-days')),
		slowdown: object(card('slowdown')),
		'second-wind': object(card('second-wind')),
		reagents: object(card('reagents')),
		courier: object({ ...card('courier'), holder: player, player, colour }),
		custom: object({ ...card('custom'), effects: list(effectShape(player), { min: 1, max: 6 }) })
	});
}

export function moveShape({ players, options }: Setup): Shape<PtcMove> {
	const player = integer(0, players.length - 1);
	const card = oneOf(...eventIds);
	const cards = list(card, { min: openEvents, max: openEvents });
	const withCards = ((options as Agreed).events ?? 'app') === 'app';
	const by = <V extends Verb>(verb: V) => ({ do: oneOf(verb), by: player });
	const setup = { do: oneOf('setup'), dice: dieList(0) };
	return verbs<PtcMove>({
		setup: withCards ? object({ ...setup, events: cards }) : object(setup),
		roll: object({ ...by('roll'), faces }),
		reroll: object({ ...by('reroll'), dice: faces, faces }),
		unlock: object({ ...by('unlock'), holder: player, colour }),
		fly: object({ ...by('fly'), die, region }),
		sail: object({ ...by('sail'), die, region }),
		treat: object({ ...by('treat'), die, from, colour }),
		sample: object({ ...by('sample'), die, colour }),
		helicopter: object({ ...by('helicopter'), die, player, region }),
		contain: object({ ...by('contain'), die, dice: list(colour, { min: 1, max: 3 }) }),
		cdc: object({ ...by('cdc'), die, from, colour }),
		give: object({ ...by('give'), player, colour }),
		cure: object({ ...by('cure'), dice: dieList(1) }),
		next: object({ ...by('next'), step: oneOf('give', 'cure', 'infect') }),
		infect: object({ ...by('infect'), dice: dieList(0) }),
		epidemic: object({ ...by('epidemic'), dice: dieList(0) }),
		event: eventShape(player),
		reveal: object({ do: oneOf('reveal'), card })
	});
}
