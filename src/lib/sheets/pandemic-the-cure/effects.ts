/** What cards can do: each effect by its fields. Cards are written in them, and moves fill in what a card leaves open. */
import {
	chosenBy,
	either,
	integer,
	object,
	oneOf,
	optional,
	truth,
	where,
	type Shape
} from '../../table/shape.ts';
import { colours, places, regions, type Colour, type Place, type Region } from './pieces.ts';

export const excesses = ['stay', 'next', 'centre', 'bag'] as const;
/** What becomes of the dice above the stack when an outbreak is prevented. */
export type Excess = (typeof excesses)[number];

export const untils = ['used', 'infect'] as const;
export type Until = (typeof untils)[number];

export interface Prevention {
	readonly excess: Excess;
	readonly until: Until;
}

/** The kinds of values that effects have. */
interface Kinds {
	player: number;
	owner: number | null;
	region: Region;
	colour: Colour;
	place: Place;
	target: Place | 'card';
	upTo6: number;
	upTo12: number;
	upTo20: number;
	change: number;
	excess: Excess;
	until: Until;
}
export type Kind = keyof Kinds;

/** In the order of the document. */
export const effectFields = {
	pawn: { player: 'player', region: 'region' },
	dice: { colour: 'colour', count: 'upTo12', from: 'place', to: 'place' },
	sample: { player: 'player', colour: 'colour', from: 'place' },
	unlock: { holder: 'player', colour: 'colour', owner: 'owner', to: 'target' },
	courier: { holder: 'player', player: 'player', colour: 'colour' },
	back: { spaces: 'upTo6' },
	forward: { spaces: 'upTo6' },
	skip: {},
	draw: { change: 'change' },
	prevent: { count: 'upTo20', excess: 'excess', until: 'until' },
	bonus: { points: 'upTo6' },
	retry: {},
	again: {},
	reroll: { dice: 'upTo12' },
	free: {},
	nothing: {}
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind>>>>;

type Table = typeof effectFields;
export type EffectName = keyof Table;
export const effectNames = Object.keys(effectFields) as readonly EffectName[];

type ValueOf<K> = K extends Kind ? Kinds[K] : never;

/** An effect with all its values, as it is done. */
export type EffectOf<N extends EffectName> = { readonly effect: N } & {
	readonly [F in keyof Table[N]]: ValueOf<Table[N][F]>;
};
export type Effect = { [N in EffectName]: EffectOf<N> }[EffectName];

/** An effect as a card has it: what is `?` is chosen when the card is used. */
export type WrittenEffect = {
	[N in EffectName]: { readonly effect: N; readonly may?: boolean } & {
		readonly [F in keyof Table[N]]: ValueOf<Table[N][F]> | '?';
	};
}[EffectName];

/** What a number of an effect can be: the least and the most. */
export const bounds = {
	upTo6: [1, 6],
	upTo12: [1, 12],
	upTo20: [1, 20],
	change: [-12, 12]
} as const satisfies Readonly<Partial<Record<Kind, readonly [number, number]>>>;
export type NumberKind = keyof typeof bounds;
export const isNumber = (kind: Kind): kind is NumberKind => kind in bounds;

/** A card or an event has so many effects at the most. */
export const MOST_EFFECTS = 6;

const fixed = {
	region: oneOf(...regions),
	colour: oneOf(...colours),
	place: oneOf<Place>(...places),
	target: oneOf<Place | 'card'>(...places, 'card'),
	upTo6: integer(...bounds.upTo6),
	upTo12: integer(...bounds.upTo12),
	upTo20: integer(...bounds.upTo20),
	change: where(integer(...bounds.change), (change) => change !== 0, 'value'),
	excess: oneOf(...excesses),
	until: oneOf(...untils)
} satisfies Readonly<Partial<Record<Kind, Shape<unknown>>>>;

const open = oneOf('?');

type Shapes = Readonly<Record<Kind, Shape<unknown>>>;

/** Dice go from one place to another. */
const elsewhere = (dice: Readonly<Record<string, unknown>>): boolean =>
	dice['from'] !== dice['to'] || dice['from'] === '?';

const effectsOf = <E>(kinds: Shapes, more: Readonly<Record<string, Shape<unknown>>>): Shape<E> =>
	chosenBy<E>(
		'effect',
		Object.fromEntries(
			effectNames.map((name) => {
				const fields = Object.entries<Kind>(effectFields[name]).map(([field, kind]) => [field, kinds[kind]]);
				const shape = object({ effect: oneOf(name), ...Object.fromEntries(fields), ...more });
				return [name, name === 'dice' ? where(shape, elsewhere, 'value') : shape];
			})
		)
	);

export const effectShape = (players: number): Shape<Effect> => {
	const player = integer(0, players - 1);
	return effectsOf<Effect>({ ...fixed, player, owner: either(player, oneOf(null)) }, {});
};

const openTo = <T>(shape: Shape<T>): Shape<T | '?'> => either(shape, open);

/** Who does it or owns it is only known at the table. */
export const writtenEffectShape: Shape<WrittenEffect> = effectsOf<WrittenEffect>(
	{
		...(Object.fromEntries(
			Object.entries<Shape<unknown>>(fixed).map(([kind, shape]) => [kind, openTo(shape)])
		) as Omit<Shapes, 'player' | 'owner'>),
		player: open,
		owner: open
	},
	{ may: optional(truth) }
);
