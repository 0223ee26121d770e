/** What lies on the table, as a value: dice, tracks, role cards and event cards of one edition. */
import {
	either,
	integer,
	list,
	named,
	object,
	oneOf,
	optional,
	text,
	type Shape
} from '../../table/shape.ts';
import { editionBook } from '../kit/edition.ts';
import { editionRules } from './edition-rules.ts';
import { MOST_EFFECTS, writtenEffectShape, type WrittenEffect } from './effects.ts';
import { limits } from './limits.ts';
import {
	byColour,
	difficulties,
	eventIds,
	isFace,
	powers,
	theTen,
	type ByColour,
	type CardField,
	type Colour,
	type Difficulty,
	type EventId,
	type Face,
	type InfectionFace,
	type RoleCard
} from './pieces.ts';
import { plain, standard } from './standard.ts';

export interface Role extends RoleCard {
	readonly id: string;
	readonly name: string;
}

/** An event card that somebody has written down. */
export interface OwnCard {
	readonly id: string;
	readonly name: string;
	readonly cost: number;
	readonly effects: readonly WrittenEffect[];
}

/** One of the ten, which do what the rules say of them, or an own one, which does what is written on it. */
export type EventCard =
	| {
			readonly kind: 'ten';
			readonly id: EventId;
			readonly cost: number;
			readonly fields: readonly CardField[];
	  }
	| ({ readonly kind: 'own' } & OwnCard);

export interface InfectionDice {
	readonly count: number;
	/** In the order of an ordinary die: a 1 is the first face. */
	readonly faces: readonly InfectionFace[];
}

export interface Track {
	/** The number of dice on each space; the skull is the space after the last. */
	readonly dice: readonly number[];
	readonly epidemics: readonly number[];
}

export interface Facts {
	readonly regions: readonly string[];
	readonly infectionDice: ByColour<InfectionDice>;
	/** `starts`: every space that is marked for a difficulty, which should be one. */
	readonly track: Track & { readonly starts: Readonly<Record<Difficulty, readonly number[]>> };
	readonly outbreakLimit: number;
	readonly setupDice: number;
	/** Dice of one colour that a region bears. */
	readonly stack: number;
	readonly cureAt: number;
	/** With the plain role, whether the edition names it or not. */
	readonly roles: readonly Role[];
	readonly events: readonly EventCard[];
	readonly openEvents: number;
}

/** What an own edition may state. */
export interface Given {
	readonly regions?: readonly string[];
	readonly infectionDice?: Readonly<Partial<Record<Colour, string>>>;
	readonly track?: string;
	readonly outbreakLimit?: number;
	readonly setupDice?: number;
	readonly stack?: number;
	readonly cureAt?: number;
	readonly roles?: readonly Role[];
	readonly events?: readonly (EventId | OwnCard)[];
	readonly openEvents?: number;
}

// the shape

const anId = new RegExp(`^[a-z0-9-]{1,${limits.id}}$`);
export const isId = (id: string): boolean => anId.test(id);
/** Ids that no own card has: those of the ten, and what a move calls a card that no list knows. */
export const takenIds: readonly string[] = [...eventIds, 'custom'];
const isOwnId = (id: string): boolean => isId(id) && !takenIds.includes(id);

export const faceShape = text(isFace, 'value') as Shape<Face>;

/** Dice, faces and powers of a role card. */
export const roleCardFields = {
	dice: integer(...limits.playerDice),
	faces: list(faceShape, { min: 6, max: 6 }),
	powers: list(oneOf(...powers), { max: 5 })
};

const isWithin = (number: number, [least, most]: readonly [number, number]): boolean =>
	number >= least && number <= most;

/** The number that a text of this pattern begins with, if it is within the limits. */
const begins = (pattern: RegExp, text: string, range: readonly [number, number]): boolean =>
	pattern.test(text) && isWithin(Number.parseInt(text), range);

function isTrack(track: string): boolean {
	const spaces = track.split(' ');
	return (
		isWithin(spaces.length, limits.spaces) &&
		spaces.every((space) => begins(/^[1-9]\d?e?b?s?h?$/, space, limits.rate))
	);
}

const diceShape = optional(
	text((dice) => begins(/^[1-9]\d? [+1-6]{6}$/, dice, limits.infectionDice), 'value')
);

const shape = object({
	regions: optional(list(named(limits.regionName), { min: 6, max: 6 })),
	infectionDice: optional(object({ red: diceShape, yellow: diceShape, blue: diceShape, black: diceShape })),
	track: optional(text(isTrack, 'value')),
	outbreakLimit: optional(integer(...limits.outbreakLimit)),
	setupDice: optional(integer(...limits.setupDice)),
	stack: optional(integer(...limits.stack)),
	cureAt: optional(integer(...limits.cureAt)),
	roles: optional(
		list(object({ id: text(isId, 'value'), name: named(limits.cardName), ...roleCardFields }), {
			min: limits.roles[0],
			max: limits.roles[1]
		})
	),
	events: optional(
		list(
			either(
				oneOf(...eventIds),
				object({
					id: text(isOwnId, 'value'),
					name: named(limits.cardName),
					cost: integer(...limits.cost),
					effects: list(writtenEffectShape, { max: MOST_EFFECTS })
				})
			),
			{ max: limits.events }
		)
	),
	openEvents: optional(integer(...limits.openEvents))
}) as unknown as Shape<Given>;

// the complete facts

export function readDice(written: string): InfectionDice {
	const [count = '', faces = ''] = written.split(' ');
	return {
		count: Number(count),
		faces: [...faces].map((face) => (face === '+' ? '+' : (Number(face) as InfectionFace)))
	};
}

export const writeDice = ({ count, faces }: InfectionDice): string => `${count} ${faces.join('')}`;

export function readTrack(written: string): Facts['track'] {
	const spaces = written.split(' ');
	const withMark = (mark: string): number[] =>
		spaces.flatMap((text, space) => (text.includes(mark) ? [space] : []));
	return {
		dice: spaces.map((text) => Number.parseInt(text)),
		epidemics: withMark('e'),
		starts: { beginner: withMark('b'), standard: withMark('s'), heroic: withMark('h') }
	};
}

export const writeTrack = ({ dice, epidemics, starts }: Facts['track']): string =>
	dice
		.map((rate, space) => {
			const begins = difficulties.filter((difficulty) => starts[difficulty].includes(space));
			const marks = begins.map((difficulty) => difficulty.charAt(0)).join('');
			return `${rate}${epidemics.includes(space) ? 'e' : ''}${marks}`;
		})
		.join(' ');

const readCard = (card: EventId | OwnCard): EventCard =>
	typeof card === 'string' ? { kind: 'ten', id: card, ...theTen[card] } : { kind: 'own', ...card };

function read(given: Given): Facts {
	const stated = { ...standard, ...given };
	const { roles } = stated;
	return {
		regions: stated.regions,
		infectionDice: byColour((colour) =>
			readDice(given.infectionDice?.[colour] ?? standard.infectionDice[colour])
		),
		track: readTrack(stated.track),
		outbreakLimit: stated.outbreakLimit,
		setupDice: stated.setupDice,
		stack: stated.stack,
		cureAt: stated.cureAt,
		roles: roles.some(({ id }) => id === 'plain') ? roles : [...roles, plain],
		events: stated.events.map(readCard),
		openEvents: stated.openEvents
	};
}

export const facts = editionBook<Facts, Given>({
	standard,
	known: ['infectionDice', 'setupDice', 'stack', 'cureAt', 'outbreakLimit', 'openEvents', 'regions'],
	shape,
	read,
	rules: editionRules
});

/** What the edition calls things in words of its own; what is called as in the standard edition is translated. */
export function ownNames({ regions, roles, events }: Facts): Readonly<Record<string, string>> {
	return Object.fromEntries([
		...regions.flatMap((name, at) => (name === standard.regions[at] ? [] : [[`region.${at + 1}`, name]])),
		...roles
			.filter(({ id, name }) => !standard.roles.some((ours) => ours.id === id && ours.name === name))
			.map(({ id, name }) => [`role.${id}`, name]),
		...events.flatMap((card) => (card.kind === 'own' ? [[`event.${card.id}`, card.name]] : []))
	]) as Record<string, string>;
}
