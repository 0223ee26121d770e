/** How a position is written down: its fields, and how they go together. */
import type { OwnCard } from '../../sheets/combat-the-corona/lines.ts';
import { onceAnEdition } from '../../sheets/kit/edition.ts';
import {
	dictionary,
	either,
	integer,
	list,
	object,
	oneOf,
	optional,
	where,
	whereField,
	type Shape
} from '../../table/shape.ts';
import { SPACES } from './actions.ts';
import type { Agreed } from './agreed.ts';
import { actionCard, numberIn, ownCard, virusId } from './shapes.ts';

/** An id, several in any order among themselves, or all that the position names nowhere else. */
export type DeckGroup = string | readonly string[];
export const REST = '*';

export interface Position {
	readonly beds: number;
	readonly infection: number;
	readonly hospitals: number;
	readonly dieTokens: number;
	/** With CTC-R8 b the viruses that they lie on. */
	readonly shields: number | readonly string[];
	readonly spaces: readonly string[];
	readonly discard: Readonly<Record<string, number>>;
	readonly viruses: readonly string[];
	readonly defeated: readonly string[];
	readonly player: number;
	readonly damage?: Readonly<Record<string, number>>;
	readonly turn?: number;
	readonly hands?: readonly number[];
	readonly stock?: number;
	/** The number of cards of an own deck, or what is known of the order. */
	readonly deck?: number | readonly DeckGroup[];
	/** Only with own decks: what the cards say, and the number of the next one. */
	readonly custom?: Readonly<Record<string, OwnCard>>;
	readonly next?: number;
}

const MOST = 999;
const MOST_SEEN = 201;
const LAST_NEXT = 80_000;

const total = (counts: Readonly<Record<string, number>>): number =>
	Object.values(counts).reduce((sum, count) => sum + count, 0);

const allIn = (ids: readonly string[], among: readonly string[]): boolean =>
	ids.every((id) => among.includes(id));

const deckGroups = ({ deck = [] }: Position): readonly DeckGroup[] => (typeof deck === 'number' ? [] : deck);

/** The least number that no card of the position has. */
export const afterAll = ({ viruses, defeated }: Position): number =>
	[...viruses, ...defeated].reduce((next, id) => Math.max(next, numberIn(id) + 1), 1);

function fieldsOf(agreed: Agreed): Shape<Position> {
	const { facts, own, players } = agreed;
	const id = virusId(agreed);
	const card = actionCard(agreed);
	const seen = list(id, { max: MOST_SEEN, unique: true });
	const most = facts.viruses.length;
	const group = either(either(id, oneOf(REST)), list(id, { min: 1, max: most }));
	return object({
		beds: integer(1, facts.beds.most),
		infection: integer(1, facts.lastLevel),
		hospitals: integer(0, facts.hospitals),
		dieTokens: integer(0, MOST),
		shields: agreed.rulings['CTC-R8'] === 'b' ? seen : integer(0, MOST),
		spaces: list(card, { max: SPACES }),
		discard: where(
			dictionary(card.fits, integer(1, MOST), 'value'),
			(counts) => total(counts) <= MOST,
			'value'
		),
		viruses: seen,
		defeated: seen,
		player: integer(0, players - 1),
		damage: optional(dictionary(id.fits, integer(1, 60), 'value')),
		turn: optional(integer(1, 9999)),
		hands: optional(list(integer(0, 9), { min: players, max: players })),
		stock: optional(integer(0, MOST)),
		deck: own ? optional(integer(0, MOST_SEEN)) : optional(list(group, { max: most + 1 })),
		...(own && { custom: dictionary(id.fits, ownCard, 'value'), next: optional(integer(1, LAST_NEXT)) })
	}) as Shape<Position>;
}

/** What one field may say depends on the others. */
const together: readonly (readonly [field: keyof Position, fits: (position: Position) => boolean])[] = [
	['defeated', ({ viruses, defeated }) => viruses.length + defeated.length <= MOST_SEEN],
	[
		'viruses',
		(position) => {
			const ids = [...position.viruses, ...position.defeated, ...deckGroups(position).flat()];
			return new Set(ids).size === ids.length;
		}
	],
	['shields', ({ shields, viruses }) => typeof shields === 'number' || allIn(shields, viruses)],
	['damage', ({ damage = {}, viruses }) => allIn(Object.keys(damage), viruses)]
];

const withOwnDecks: typeof together = [
	[
		'custom',
		({ custom = {}, viruses, defeated }) => {
			const ids = Object.keys(custom);
			return ids.length === viruses.length + defeated.length && allIn(ids, [...viruses, ...defeated]);
		}
	],
	[
		'next',
		(position) => {
			const least = afterAll(position);
			return least <= LAST_NEXT && (position.next ?? least) >= least;
		}
	]
];

export const shapeOf = onceAnEdition((agreed: Agreed) =>
	[...together, ...(agreed.own ? withOwnDecks : [])].reduce(
		(shape, [field, fits]) => whereField(shape, field, fits, 'value', () => ({})),
		fieldsOf(agreed)
	)
);
