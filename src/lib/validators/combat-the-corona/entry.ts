/** Copying the board: what is written into which cell. Decks of the table's own are told as text. */
import {
	bedCells,
	dieTokenStoreCells,
	hospitalCells,
	hospitalStoreCells,
	infectionCells,
	lifeCells,
	pileCells,
	shieldStoreCells,
	spaceCells,
	virusCells,
	virusSlots
} from '../../sheets/combat-the-corona/cells.ts';
import type { Entry, FieldText, Pen } from '../../table/entry.ts';
import type { Say, Values } from '../../table/record.ts';
import {
	amountOf,
	pick,
	counter,
	fieldOf,
	grouped,
	indexIn,
	inList,
	mark,
	marker,
	memberOf,
	openWhen,
	reaches,
	upTo,
	within,
	type Field,
	type Placed as PlacedIn
} from '../kit/entry.ts';
import { SPACES } from './actions.ts';
import type { Agreed } from './agreed.ts';
import { cardsOfGame } from './position.ts';
import type { Position } from './written.ts';

export type EntryText =
	| 'noCard'
	| 'card'
	| 'noVirus'
	| 'virusCard'
	| 'shield'
	| 'tableViruses'
	| 'discardPile'
	| 'defeatedPile'
	| 'next'
	| 'player'
	| FieldText<keyof Position>;

const say = (key: EntryText, values: Values = {}): Say => ({ key, values });

type Placed = PlacedIn<Position>;

const MOST = 999;
const MOST_DAMAGE = 60;
const whole = fieldOf<Position>();
const from1 = <T>(length: number, make: (n: number) => T): T[] =>
	Array.from({ length }, (_, at) => make(at + 1));

const markers = ({ facts }: Agreed): Placed[] => [
	...from1(facts.lastLevel, (level): Placed => [
		infectionCells.make(level),
		[marker(null, level, whole('infection', 1))]
	]),
	...from1(facts.beds.most, (bed): Placed => [bedCells.make(bed), [marker(null, bed, whole('beds', 1))]])
];

/** The store holds what is not in play: a piece that lies there is not counted. */
const inStore = (n: number, field: Field<Position, number>): Pen<Position> => {
	const { read, write, ...pen } = upTo(null, n, field);
	return {
		...pen,
		read: (position) => 1 - read(position),
		write: (position, value) => write(position, 1 - value)
	};
};

const hospitals = ({ facts }: Agreed): Placed[] => {
	const built = whole('hospitals', 0);
	return from1(facts.hospitals, (n): Placed[] => [
		[hospitalCells.make(n), [upTo(null, n, built)]],
		[hospitalStoreCells.make(n), [inStore(n, built)]]
	]).flat();
};

const dice = whole('dieTokens', 0);
const shields: Field<Position, number> = {
	get: ({ shields: held }) => (typeof held === 'number' ? held : held.length),
	set: (position, value) => ({ ...position, shields: value })
};
/** CTC-R8 b: they lie on the viruses. */
const shieldsLieApart = ({ rulings }: Agreed): boolean => rulings['CTC-R8'] === 'a';

function tokens(agreed: Agreed): Placed[] {
	const { facts } = agreed;
	return [
		...from1(facts.dieTokens, (n): Placed => [dieTokenStoreCells.make(n), [inStore(n, dice)]]),
		[pileCells.make('tokens'), [counter(null, dice, MOST)]],
		...(shieldsLieApart(agreed)
			? [
					...from1(facts.shieldTokens, (n): Placed => [shieldStoreCells.make(n), [inStore(n, shields)]]),
					[pileCells.make('shields'), [counter(null, shields, MOST)]] satisfies Placed
				]
			: [])
	];
}

function spaces({ copies }: Agreed): Placed[] {
	const cards = whole('spaces', []);
	const values = [null, ...copies.keys()];
	const called = values.map((card) => (card === null ? say('noCard') : say('card', { card })));
	return from1(SPACES, (n): Placed => [
		spaceCells.make(n),
		[openWhen(reaches(cards, n - 1), pick(null, indexIn(inList(cards, n - 1), values), called))]
	]);
}

const viruses: Field<Position, readonly string[]> = {
	get: ({ viruses: ids }) => ids,
	/** What lay on a virus goes with it, and what comes to the table was not defeated. */
	set: (position, ids) => ({
		...position,
		viruses: ids,
		defeated: position.defeated.filter((id) => !ids.includes(id)),
		...(typeof position.shields !== 'number' && {
			shields: position.shields.filter((id) => ids.includes(id))
		}),
		...(position.damage && {
			damage: Object.fromEntries(Object.entries(position.damage).filter(([id]) => ids.includes(id)))
		})
	})
};

const shielded: Field<Position, readonly string[]> = {
	get: ({ shields }) => (typeof shields === 'number' ? [] : shields),
	set: (position, shields) => ({ ...position, shields })
};

/** The card in a line is chosen once: one that lies elsewhere on the table is exchanged with it. */
const cardInLine = (at: number): Field<Position, string | null> => {
	const plain = inList(viruses, at);
	return {
		get: plain.get,
		set: (position, id) => {
			const before = viruses.get(position);
			const other = id === null ? -1 : before.indexOf(id);
			const here = before[at];
			if (id === null || other < 0) return plain.set(position, id);
			if (here === undefined) return position;
			return viruses.set(
				position,
				before.map((one, nth) => (nth === at ? id : nth === other ? here : one))
			);
		}
	};
};

/** CTC-D10: the damage that the virus in a line keeps. */
function damageOf(at: number): Pen<Position> {
	const damage = whole('damage', {});
	const idIn = (position: Position): string => viruses.get(position)[at] ?? '';
	const kept: Field<Position, number> = {
		get: (position) => amountOf(idIn(position)).get(damage.get(position)),
		set: (position, value) => within(damage, amountOf(idIn(position))).set(position, value)
	};
	return openWhen(reaches(viruses, at + 1), counter(null, kept, MOST_DAMAGE));
}

function virusLines(agreed: Agreed): Placed[] {
	const slots = virusSlots(agreed.facts);
	const ids = [null, ...cardsOfGame(agreed).map(({ id }) => id)];
	const called = ids.map((virus) => (virus === null ? say('noVirus') : say('virusCard', { virus })));
	return from1(slots, (n): Placed[] => {
		const card = pick(null, indexIn(cardInLine(n - 1), ids), called);
		const shield: Field<Position, number> = {
			get: (position) => memberOf(viruses.get(position)[n - 1] ?? '').get(shielded.get(position)),
			set: (position, value) => {
				const id = viruses.get(position)[n - 1];
				return id === undefined ? position : within(shielded, memberOf(id)).set(position, value);
			}
		};
		return [
			[
				virusCells.make(n),
				[
					openWhen(reaches(viruses, n - 1), card),
					...(shieldsLieApart(agreed) ? [] : [openWhen(reaches(viruses, n), mark(say('shield'), shield))])
				]
			],
			[lifeCells.make(n), [damageOf(n - 1)]]
		];
	}).flat();
}

/** More cards on the table than the list has lines: by their names. */
const onTheTable = (agreed: Agreed): readonly Pen<Position>[] =>
	cardsOfGame(agreed).map(({ id }) =>
		openWhen<Position>(
			({ viruses: ids }) => ids.length >= virusSlots(agreed.facts),
			mark(say('virusCard', { virus: id }), within(viruses, memberOf(id)))
		)
	);

function piles(agreed: Agreed): readonly Pen<Position>[] {
	const defeated = whole('defeated', []);
	const discarded = [...agreed.copies].map(([card, copies]) =>
		counter(say('card', { card }), within(whole('discard', {}), amountOf(card)), copies)
	);
	const beaten = cardsOfGame(agreed).map(({ id }) =>
		openWhen<Position>(
			({ viruses: ids }) => !ids.includes(id),
			mark(say('virusCard', { virus: id }), within(defeated, memberOf(id)))
		)
	);
	return [
		...grouped(say('tableViruses'), onTheTable(agreed)),
		...grouped(say('discardPile'), discarded),
		...grouped(say('defeatedPile'), beaten)
	];
}

export function entry(agreed: Agreed): Entry<Position> {
	const { players, own } = agreed;
	const next = pick(
		say('next'),
		whole('player', 0),
		Array.from({ length: players }, (_, player) => say('player', { player }))
	);
	const printed = [...markers(agreed), ...hospitals(agreed), ...tokens(agreed)];
	const cards = own ? [] : [...spaces(agreed), ...virusLines(agreed)];
	return {
		cells: new Map([...printed, ...cards]),
		form: [...(players > 1 ? [next] : []), ...(own ? [] : piles(agreed))]
	};
}
