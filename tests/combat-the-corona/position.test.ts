import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Setup } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import type { Position } from '../../src/lib/validators/combat-the-corona/written.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { positionOf } from '../kit/at-the-table.ts';
import { holdsFromPositions } from '../kit/law-of-positions.ts';
import { doubts, marksOf, readCard, refusedSetup, rulings, small, standing, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const paper: Position = {
	beds: 21,
	infection: 3,
	hospitals: 1,
	dieTokens: 1,
	shields: 1,
	spaces: ['wash-hands', 'hoard'],
	discard: { 'wear-mask': 3 },
	viruses: ['V02', 'V13'],
	defeated: ['V00', 'V05'],
	player: 1
};

describe('positions', () => {
	it('what follows from the paper', () => {
		const here = table({ from: paper });
		expect(here.status).toMatchObject({
			turn: 4,
			player: 1,
			deck: 46,
			stock: 22,
			hands: [3, 3],
			phase: 'play'
		});
		expect(positionOf(game, here)).toEqual({
			...paper,
			damage: {},
			turn: 4,
			hands: [3, 3],
			stock: 22,
			deck: ['*']
		});
	});

	it('stands between two turns only', () => {
		expect(positionOf(game, table())).toBeNull();
		const begun = table().after('setup');
		expect(positionOf(game, begun)).toMatchObject({ turn: 1, deck: ['*'] });
		expect(positionOf(game, begun.after('A play hoard'))).toBeNull();
		const lost = standing({ beds: 1, viruses: ['V12'] }).after('A play hoard; A roll 1; A rest');
		expect(positionOf(game, lost)).toBeNull();
	});

	it('the longest group is the rest, if that says the same', () => {
		const deckOf = (deck: Position['deck'], more: Partial<Position> = {}) =>
			positionOf(game, standing({ ...more, ...(deck !== undefined && { deck }) }, { facts: small }))?.[
				'deck'
			];
		expect(deckOf(['A', ['B', 'C'], '*'])).toEqual(['A', ['B', 'C'], '*']);
		expect(deckOf([['C', 'B', 'A'], ['S', 'T'], 'R', 'Q', 'K', 'L', 'D', 'H', 'I', 'J'])).toEqual([
			'*',
			['S', 'T'],
			'R',
			'Q',
			'K',
			'L',
			'D',
			'H',
			'I',
			'J'
		]);
		// cards that lie nowhere would be in the rest
		expect(deckOf([['C', 'B'], 'A'])).toEqual([['B', 'C'], 'A']);
		expect(deckOf(['A', '*'], { viruses: [] })).toEqual(['A', '*']);
		expect(deckOf([])).toEqual([]);
	});

	it('without the order all groups are one', () => {
		const here = standing({ deck: ['A', ['B', 'C'], '*'] }, { facts: small, options: { deckOrder: false } });
		expect(positionOf(game, here)?.['deck']).toEqual(['*']);
	});

	it('the least turn from the infection level on that belongs to the player', () => {
		const turn = (infection: number, player: number, first = 0) =>
			standing({ infection, player }, { players: 3, options: { first } }).status['turn'];
		expect([turn(1, 0), turn(1, 1), turn(1, 2), turn(5, 0), turn(5, 1)]).toEqual([1, 2, 3, 7, 5]);
		expect([turn(1, 0, 2), turn(1, 2, 2), turn(6, 1, 1)]).toEqual([2, 1, 7]);
	});

	it('null when a value has outgrown what a position can hold', () => {
		expect(positionOf(game, standing({ dieTokens: 999, spaces: ['stay-home', 'stay-home'] }))).not.toBeNull();
		const late = standing({ turn: 9999, infection: 15, player: 0 }, { options: { first: 0 } });
		expect(positionOf(game, late)).not.toBeNull();
		const done = late.after('A play hoard; A roll 1; A rest; reveal V01 V02 V03');
		expect(done.status['turn']).toBe(10_000);
		expect(positionOf(game, done)).toBeNull();
	});

	it('own decks: the cards say what they are, and numbers go on', () => {
		const custom = { x7: readCard('2:6/1S'), x3: readCard('1:2/1') };
		const own = { viruses: ['x7'], defeated: ['x3'], custom };
		const options = { deck: 'own', deckSize: 20 };
		const here = standing(own, { options });
		expect(here.status).toMatchObject({ deck: 19, threat: 1 });
		expect(positionOf(game, here)).toMatchObject({ deck: 19, next: 8, custom });
		const next = here.after('A play red; A roll 1; A rest; reveal 1:1/0 9:1/0 9:1/0');
		expect(marksOf(next)).toMatchObject({ viruses: ['x7', 'x8'], aside: ['x9', 'x10'] });
	});
});

describe('what is no position', () => {
	const refused = (from: object, options: object = {}) =>
		refusedSetup({ from: { ...paper, ...from }, options }) !== null;
	const own = { deck: 'own', deckSize: 20 };
	const cards = { viruses: ['x1'], defeated: [], spaces: [], discard: {}, custom: { x1: readCard('1:1/1') } };

	it.each<[string, object, object?]>([
		['no bed', { beds: 0 }],
		['more beds than the chart', { beds: 51 }],
		['a level beyond the last', { infection: 16 }],
		['five hospitals', { hospitals: 5 }],
		['six cards on the board', { spaces: Array.from({ length: 6 }, () => 'hoard') }],
		['a card in two places', { viruses: ['V02', 'V02'] }],
		['on the table and defeated', { defeated: ['V02'] }],
		['on the table and in the deck', { deck: ['*', 'V02'] }],
		['twice in the deck', { deck: [['V20', 'V21'], 'V20', '*'] }],
		['the rest twice', { deck: ['*', 'V20', '*'] }],
		['an empty group', { deck: [[], '*'] }],
		['a deck by number', { deck: 40 }],
		['a list of shields with CTC-R8 a', { shields: ['V13'] }],
		['a number of shields with CTC-R8 b', {}, rulings('R8b')],
		['a shield on a virus elsewhere', { shields: ['V20'] }, rulings('R8b')],
		['damage of a virus elsewhere', { damage: { V20: 1 } }],
		['no damage', { damage: { V02: 0 } }],
		['nothing discarded', { discard: { hoard: 0 } }],
		['a thousand discarded', { discard: { hoard: 999, 'wear-mask': 1 } }],
		['a hand too few', { hands: [3] }],
		['ten cards in a hand', { hands: [10, 3] }],
		['custom without an own deck', { custom: {} }],
		['next without an own deck', { next: 4 }],
		['an unknown field', { turns: 4 }],
		['turn 0', { turn: 0 }],
		['own cards without values', { ...cards, custom: {} }, own],
		['values of cards elsewhere', { ...cards, custom: { ...cards.custom, x2: readCard('1:1/1') } }, own],
		['a next number that is taken', { ...cards, next: 1 }, own],
		['no next number left', { ...cards, viruses: ['x80000'], custom: { x80000: readCard('1:1/1') } }, own],
		['groups of an own deck', { ...cards, deck: ['*'] }, own]
	])('%s', (_, from, options) => {
		expect(refused(from, options)).toBe(true);
	});

	it('but all of this is one', () => {
		expect(refused({})).toBe(false);
		expect(refused(cards, own)).toBe(false);
		expect(refused({ ...cards, next: 80_000, deck: 201 }, own)).toBe(false);
		expect(refused({ shields: ['V13'] }, rulings('R8b'))).toBe(false);
		expect(refused({ dieTokens: 999, shields: 999, turn: 9999, hands: [0, 9], stock: 999 })).toBe(false);
	});
});

describe('doubts', () => {
	const told = (from: object, options: object = {}) =>
		doubts({ from: { ...paper, ...from }, options }).map((doubt) => doubt.split(' ')[0]);
	const own = { deck: 'own', deckSize: 3 };

	it.each<[string, object, object, string[]]>([
		['nothing', {}, {}, []],
		['CTC-T3: the turn of somebody else', { turn: 5 }, {}, ['CTC-T3']],
		['CTC-B2: infection above the turn', { turn: 2 }, {}, ['CTC-B2']],
		['CTC-E2: the last level with CTC-R7 b', { infection: 15 }, rulings('R7b'), ['CTC-E2']],
		['CTC-B3: more tokens than there are', { dieTokens: 6, shields: 6 }, {}, ['CTC-B3']],
		['CTC-B3: with CTC-R5 b any number', { dieTokens: 6, shields: 6 }, rulings('R5b'), []],
		[
			'CTC-A10: five cards',
			{ spaces: ['hoard', 'hoard', 'hoard', 'wash-hands', 'wash-hands'] },
			{},
			['CTC-A10']
		],
		['CTC-A2: too many copies', { discard: { hoard: 3 } }, {}, ['CTC-A2']],
		['CTC-S7: a large hand', { hands: [4, 2], stock: 22 }, {}, ['CTC-S7']],
		['CTC-S6: a card too few', { stock: 21 }, {}, ['CTC-S6']],
		['CTC-S4: a card of another game', { viruses: ['V02', 'V13', 'VX'], infection: 15 }, {}, ['CTC-S4']],
		['CTC-S4: cards nowhere', { deck: ['V20'] }, {}, ['CTC-S4']],
		['CTC-P3: a level above the infection', { viruses: ['V02', 'V13', 'V25'] }, {}, ['CTC-P3']],
		['CTC-P3: also in the defeated pile', { defeated: ['V00', 'V05', 'V43'] }, {}, ['CTC-P3']],
		['CTC-P5: a token on a virus without a shield', { shields: ['V02'] }, rulings('R8b'), ['CTC-P5']],
		['CTC-P5: no shield can have come', { infection: 1, viruses: ['V02'] }, {}, ['CTC-P5']],
		['CTC-D10: damage with CTC-R1 a', { damage: { V13: 1 } }, {}, ['CTC-D10']],
		['CTC-D10: damage that destroys', { damage: { V13: 3 } }, rulings('R1b'), ['CTC-D10']],
		['CTC-D10: damage that is kept', { damage: { V13: 2 } }, rulings('R1b'), []],
		['CTC-E3: no virus anywhere', { viruses: [], deck: [], shields: 0 }, {}, ['CTC-S4', 'CTC-E3']],
		[
			'many, in their order',
			{ turn: 1, dieTokens: 9, hands: [9, 9], stock: 0, viruses: ['V02', 'V49'], damage: { V02: 60 } },
			{},
			['CTC-T3', 'CTC-B2', 'CTC-B3', 'CTC-S7', 'CTC-S6', 'CTC-P3', 'CTC-D10']
		]
	])('%s', (_, from, options, rules) => {
		expect(told(from, options)).toEqual(rules);
	});

	it('CTC-S4, CTC-P3: of own decks the number counts, and x0 is the first virus', () => {
		const custom = { x0: readCard('5:1/1'), x1: readCard('4:1/1') };
		const cards = { viruses: ['x0', 'x1'], defeated: [], spaces: [], discard: {}, custom, stock: 27 };
		expect(told(cards, own)).toEqual(['CTC-P3']);
		expect(told({ ...cards, infection: 4, turn: 4, deck: 3 }, own)).toEqual(['CTC-S4']);
		expect(told({ ...cards, infection: 4, turn: 4, discard: { red: 99 }, stock: 0 }, own)).toEqual([
			'CTC-S6'
		]);
	});

	it('there are none without a position', () => {
		expect(doubts({})).toEqual([]);
	});
});

/** Players, options and an edition at random that go together. */
function randomTable(seed: number): Setup {
	const random = seeded(seed);
	const own = random() < 0.25;
	const rulings = Object.fromEntries(game.rulings.map(({ id }) => [id, random() < 0.6 ? 'a' : 'b']));
	const difficulty = ['beginner', 'easy', 'epic'][Math.floor(random() * 3)];
	const options = {
		rulings,
		difficulty,
		deckOrder: random() < 0.8,
		...(own && { deck: 'own', deckSize: 12 })
	};
	const sheet = random() < 0.3 ? ('standard' as const) : { name: 'Ours', facts: randomFacts(random) };
	for (let players = 1 + Math.floor(random() * 12); ; players--) {
		const names = Array.from({ length: players }, (_, at) => `P${at + 1}`);
		const setup = parseSetup(game, { players: names, options, sheet });
		if (setup.ok) return setup.value;
		if (players === 1) throw new Error(setup.fault.path);
	}
}

it('the law: a table from a position answers as the table from moves, on own decks and editions', () => {
	const taken = holdsFromPositions(game, 60, (_, nth) => randomTable(nth));
	expect(taken).toBeGreaterThan(100);
});
