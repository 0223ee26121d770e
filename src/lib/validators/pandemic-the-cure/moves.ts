/** What can be done: the moves of this game by verb, and the parts that their shapes are made of. */
import { effectShape, MOST_EFFECTS, type Effect } from '../../sheets/pandemic-the-cure/effects.ts';
import { faceShape } from '../../sheets/pandemic-the-cure/facts.ts';
import { limits } from '../../sheets/pandemic-the-cure/limits.ts';
import {
	colours,
	regions,
	theTen,
	type CardField,
	type Colour,
	type EventId,
	type Face,
	type InfectionDie,
	type Region
} from '../../sheets/pandemic-the-cure/pieces.ts';
import { chosenBy, either, integer, list, object, oneOf, text, type Shape } from '../../table/shape.ts';
import type { Agreed } from './agreed.ts';
import { isInfectionDie } from './dice.ts';

/** Where a die is treated or taken. */
export type From = 'region' | 'centre';
export type UsedDie = Face | 'rest';
export type LaterStep = 'give' | 'cure' | 'infect';

interface By {
	readonly by: number;
}

interface FieldValues {
	player: number;
	holder: number;
	region: Region;
	colour: Colour;
}

/** What is filled in when one of the ten is used. */
export type Filled = { readonly [F in CardField]?: FieldValues[F] };

/** One of the ten with its fields, or another card with what it does. */
export type EventMove = {
	readonly do: 'event';
	readonly pay: readonly Colour[];
	/** Of one of the ten, of an own card of the edition, or `custom`. */
	readonly card: string;
	readonly effects?: readonly Effect[];
} & Filled;

export interface Verbs {
	setup: {
		readonly do: 'setup';
		readonly dice: readonly InfectionDie[];
		readonly events?: readonly string[];
	};
	roll: By & { readonly do: 'roll'; readonly faces: readonly Face[] };
	unlock: By & { readonly do: 'unlock'; readonly holder: number; readonly colour: Colour };
	reroll: By & { readonly do: 'reroll'; readonly dice: readonly Face[]; readonly faces: readonly Face[] };
	fly: By & { readonly do: 'fly'; readonly die: UsedDie; readonly region: Region };
	sail: By & { readonly do: 'sail'; readonly die: UsedDie; readonly region: Region };
	treat: By & {
		readonly do: 'treat';
		readonly die: UsedDie;
		readonly from: From;
		readonly colour: Colour;
	};
	sample: By & { readonly do: 'sample'; readonly die: UsedDie; readonly colour: Colour };
	helicopter: By & {
		readonly do: 'helicopter';
		readonly die: UsedDie;
		readonly player: number;
		readonly region: Region;
	};
	contain: By & { readonly do: 'contain'; readonly die: UsedDie; readonly dice: readonly Colour[] };
	cdc: By & { readonly do: 'cdc'; readonly die: UsedDie; readonly from: From; readonly colour: Colour };
	special: By & {
		readonly do: 'special';
		readonly die: UsedDie | 'power';
		readonly effects: readonly Effect[];
	};
	give: By & { readonly do: 'give'; readonly player: number; readonly colour: Colour };
	cure: By & { readonly do: 'cure'; readonly dice: readonly InfectionDie[] };
	next: By & { readonly do: 'next'; readonly step: LaterStep };
	epidemic: By & { readonly do: 'epidemic'; readonly dice: readonly InfectionDie[] };
	infect: By & { readonly do: 'infect'; readonly dice: readonly InfectionDie[] };
	reveal: { readonly do: 'reveal'; readonly card: string };
	event: EventMove;
}

export type Verb = keyof Verbs;
export type Move = Verbs[Verb];

/** PTC-K6: dice that are contained at once at the most. */
export const MOST_CONTAINED = 3;

export const region = oneOf(...regions);
export const colour = oneOf(...colours);
export const from = oneOf('region', 'centre');
export const usedDie: Shape<UsedDie> = either(oneOf('rest'), faceShape);
export const specialDie: Shape<UsedDie | 'power'> = either(oneOf('rest', 'power'), faceShape);
export const faces = list(faceShape, { min: 1, max: 12 });
export const dieList = (min: number): Shape<InfectionDie[]> =>
	list(text(isInfectionDie, 'value') as Shape<InfectionDie>, { min, max: 120 });
export const seatOf = ({ players }: Agreed): Shape<number> => integer(0, players - 1);
export const effectsOf = ({ players }: Agreed, min: number): Shape<Effect[]> =>
	list(effectShape(players), { min, max: MOST_EFFECTS });
/** A card of the edition. */
export const cardShape = ({ eventCards }: Agreed): Shape<string> =>
	text((id) => eventCards.has(id), 'oneOf', { values: [...eventCards.keys()] });

/** A move as it is told where it is made: with the region in which the pawn stands. */
export type Spoken = { readonly [V in keyof Verbs]: Verbs[V] & { readonly at?: Region } };

/** The card decides which fields there are. */
export function eventShape(agreed: Agreed): Shape<EventMove> {
	const seat = seatOf(agreed);
	const kinds = { player: seat, holder: seat, region, colour };
	const filledIn = (id: EventId) =>
		Object.fromEntries(theTen[id].fields.map((field) => [field, kinds[field]]));
	const used = (id: string, fields: Readonly<Record<string, Shape<unknown>>>) =>
		object({ do: oneOf('event'), card: oneOf(id), pay: list(colour, { max: limits.cost[1] }), ...fields });
	return chosenBy<EventMove>(
		'card',
		Object.fromEntries([
			...[...agreed.eventCards.values()].map((card) => [
				card.id,
				used(card.id, card.kind === 'ten' ? filledIn(card.id) : { effects: effectsOf(agreed, 0) })
			]),
			['custom', used('custom', { effects: effectsOf(agreed, 1) })]
		]) as Readonly<Record<string, Shape<unknown>>>
	);
}
