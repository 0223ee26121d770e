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
import { writtenEffectShape, type WrittenEffect } from './effects.ts';
import {
	byColour,
	difficulties,
	eventIds,
	isEventId,
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

const role = (
	id: string,
	name: string,
	dice: number,
	faces: readonly Face[],
	its: RoleCard['powers'] = []
): Role => ({ id, name, dice, faces, powers: its });

const plain = role('plain', 'Field Team', 5, [
	'fly',
	'treat',
	'sail/treat',
	'sample',
	'treat/sample',
	'biohazard'
]);

const standard: Required<Given> & { readonly infectionDice: ByColour<string> } = {
	regions: ['North America', 'Europe', 'East Asia', 'India and Middle East', 'Africa', 'South America'],
	infectionDice: { red: '12 +11466', yellow: '12 +22455', blue: '12 +12366', black: '12 +33345' },
	track: '2b 2 2 2 2es 2 2 2 2eh 2 2 2 3e 3 3 3 3e 3 3 3 4e 4 4 4',
	outbreakLimit: 8,
	setupDice: 12,
	stack: 3,
	cureAt: 13,
	roles: [
		plain,
		role(
			'generalist',
			'Generalist',
			7,
			['fly', 'sail', 'treat', 'treat', 'sample', 'biohazard'],
			['first-biohazard']
		),
		role('medic', 'Medic', 5, ['fly', 'treat2', 'treat3', 'fly/treat', 'sample', 'biohazard']),
		role(
			'scientist',
			'Scientist',
			5,
			['sail', 'treat', 'sail/treat', 'sample', 'sail/sample', 'biohazard'],
			['cure-11']
		),
		role('dispatcher', 'Dispatcher', 5, ['fly', 'sail/treat', 'helicopter', 'sample', 'sample', 'biohazard']),
		role('contingency-planner', 'Contingency Planner', 5, [
			'fly',
			'sail/treat',
			'treat',
			'cdc',
			'sample',
			'biohazard'
		]),
		role('researcher', 'Researcher', 5, ['sail', 'treat', 'treat', 'sample', 'sail/sample', 'biohazard']),
		role(
			'containment-specialist',
			'Containment Specialist',
			5,
			['fly', 'sail', 'treat', 'contain', 'sample', 'biohazard'],
			['arrival']
		)
	],
	events: eventIds,
	openEvents: 3
};

// the shape

export const isId = (id: string): boolean => /^[a-z0-9-]{1,24}$/.test(id);
const isOwnId = (id: string): boolean => isId(id) && !isEventId(id) && id !== 'custom';

export const faceShape = text(isFace, 'value') as Shape<Face>;

/** Dice, faces and powers of a role card. */
export const roleCardFields = {
	dice: integer(1, 8),
	faces: list(faceShape, { min: 6, max: 6 }),
	powers: list(oneOf(...powers), { max: 5 })
};

const space = '(?:1[0-2]|[1-9])e?b?s?h?';
const trackText = new RegExp(`^${space}(?: ${space}){0,39}$`);
const diceText = /^(?:1\d|2[0-4]|[1-9]) [+1-6]{6}$/;
const diceShape = optional(text((dice) => diceText.test(dice), 'value'));

const shape = object({
	regions: optional(list(named(30), { min: 6, max: 6 })),
	infectionDice: optional(object({ red: diceShape, yellow: diceShape, blue: diceShape, black: diceShape })),
	track: optional(text((track) => trackText.test(track), 'value')),
	outbreakLimit: optional(integer(1, 20)),
	setupDice: optional(integer(0, 48)),
	stack: optional(integer(1, 12)),
	cureAt: optional(integer(1, 60)),
	roles: optional(
		list(object({ id: text(isId, 'value'), name: named(40), ...roleCardFields }), { min: 1, max: 20 })
	),
	events: optional(
		list(
			either(
				oneOf(...eventIds),
				object({
					id: text(isOwnId, 'value'),
					name: named(40),
					cost: integer(0, 12),
					effects: list(writtenEffectShape, { max: 6 })
				})
			),
			{ max: 30 }
		)
	),
	openEvents: optional(integer(0, 6))
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
