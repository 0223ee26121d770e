/** Positions: the law over random games on random editions, worked examples, and what could not have come about. */
import { describe, expect, it } from 'vitest';
import { facts as book } from '../../src/lib/sheets/pandemic-the-cure/facts.ts';
import { colours, regions } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Random, Setup } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { positionOf } from '../kit/at-the-table.ts';
import { holdsFromPositions } from '../kit/law-of-positions.ts';
import { randomMove, randomSetup } from '../random-play.ts';
import { custom, doubts, refusedSetup, seen, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

/** Ana's turn in the middle of a game of two. */
const middle = {
	current: 0,
	rate: 3,
	outbreaks: 1,
	cured: [] as readonly string[],
	regions: [
		[2, 0, 1, 0],
		[0, 1, 0, 0],
		[0, 0, 1, 2],
		[1, 0, 0, 1],
		[0, 2, 0, 0],
		[1, 0, 1, 0]
	],
	centre: [1, 1, 1, 0],
	cdc: [1, 0, 1, 1],
	samples: [{ red: [0, 0] }, { blue: [1] }] as readonly object[],
	pawns: [3, 3],
	open: ['charter', 'courier', 'summit']
};
const at = (changed: object = {}, rest: object = {}) => ({ from: { ...middle, ...changed }, ...rest });
/** Without the cards of the app. */
const bare = Object.fromEntries(Object.entries(middle).filter(([field]) => field !== 'open'));
const without = (changed: object = {}, options: object = { events: 'none' }) => ({
	from: { ...bare, ...changed },
	options
});

/** A random table on a random edition, with roles of the edition. */
function ownSetup(random: Random): Setup {
	const plain = randomSetup(game, random);
	const facts = randomFacts(random);
	const ids = book.factsOf({ name: 'Ours', facts }).roles.map(({ id }) => id);
	const roles = plain.players.map(() => ids[Math.floor(random() * ids.length)] ?? 'plain');
	const distinct = roles.map((role, nth) => (roles.indexOf(role) === nth ? role : 'plain'));
	// a start space and role cards are those of another edition
	const options = Object.fromEntries(
		Object.entries(plain.options).filter(([option]) => option !== 'start' && option !== 'roleCards')
	);
	return { ...plain, options: { ...options, roles: distinct }, sheet: { name: 'Ours', facts } };
}

describe('a position to begin with', () => {
	const blankOf = (options: object = {}) => {
		const setup = parseSetup(game, { players: ['Ana', 'Bo'], options, sheet: 'standard' });
		if (!setup.ok) throw new Error('the options fit');
		return game.position.blank(setup.value);
	};

	it('fits as it is: pawns at home, the marker on its start, no dice on the table', () => {
		const from = blankOf({ difficulty: 'standard', first: 1 });
		expect(from).toMatchObject({ current: 1, rate: 4, pawns: [1, 1], centre: [0, 0, 0, 0], open: [] });
		const asked = { players: ['Ana', 'Bo'], options: { difficulty: 'standard', first: 1 }, from };
		expect(parseSetup(game, { ...asked, sheet: 'standard' }).ok).toBe(true);
	});
	it('PTC-S7: only the open cards are still to be entered', () => {
		expect(doubts({ from: blankOf() })).toEqual(['PTC-S7']);
		expect(blankOf({ events: 'none' })).not.toHaveProperty('open');
		expect(doubts({ from: blankOf({ events: 'none' }), options: { events: 'none' } })).toEqual([]);
	});
});

describe('the law', () => {
	it('a table from a position answers as the table from moves, with the roles of its edition', () => {
		const taken = holdsFromPositions(game, 40, ownSetup);
		expect(taken).toBeGreaterThan(60);
	});

	it('a position that could not have come about is judged all the same', () => {
		let judged = 0;
		for (let seed = 0; seed < 200; seed++) {
			const random = seeded(5000 + seed);
			const upTo = (n: number): number => Math.floor(random() * (n + 1));
			const setup = ownSetup(random);
			const { track, outbreakLimit } = book.factsOf(setup.sheet);
			const four = (): number[] => colours.map(() => (random() < 0.3 ? upTo(4) : 0));
			const seats = setup.players.map((_, seat) => seat);
			const from = {
				current: upTo(seats.length - 1),
				rate: upTo(setup.options['track'] ? 0 : track.dice.length),
				outbreaks: upTo(outbreakLimit),
				cured: colours.filter(() => random() < 0.2),
				regions: regions.map(four),
				centre: four(),
				cdc: four(),
				samples: seats.map(() => ({ red: [null, ...seats].filter(() => random() < 0.3), blue: seats })),
				pawns: seats.map(() => regions[upTo(5)] ?? 1),
				...((setup.options['events'] ?? 'app') === 'app' && { open: [] }),
				change: upTo(24) - 12,
				prevent: [{ excess: 'next', until: 'used' }]
			};
			const parsed = parseSetup(game, { ...setup, from });
			// more than thirty dice of a colour are refused at the door
			if (!parsed.ok) continue;
			judged++;
			game.position.doubts(parsed.value);
			let state = game.start(parsed.value);
			for (let n = 0; n < 60; n++) {
				for (const { total } of game.score(state).scores) expect(total).toBeLessThanOrEqual(4);
				expect(seen({ state } as never).outbreaks).toBeLessThanOrEqual(outbreakLimit);
				const move = randomMove(game, state, random);
				if (!move) break;
				state = game.apply(state, move);
			}
		}
		expect(judged).toBeGreaterThan(150);
	});
});

describe('positions', () => {
	it('the bag is what lies nowhere else, and never less than nothing', () => {
		expect(seen(table(at())).bag).toEqual({ red: 4, yellow: 8, blue: 6, black: 8 });
		const many = table(at({ centre: [11, 0, 0, 0], samples: [{}, {}] }));
		expect(seen(many).bag.red).toBe(0);
		// a die that goes into the bag is one of those that are too many
		const fewer = table(without({ centre: [11, 0, 0, 0], samples: [{}, {}] }, { events: 'table' }));
		expect(seen(fewer.after('put 1 red centre bag')).bag.red).toBe(0);
	});
	it('begins before the roll, with the dice that cover no sample', () => {
		expect(table(at()).status).toMatchObject({ phase: 'roll', turn: 1, current: 0, toRoll: 3 });
	});
	it('the answer leaves out what has its default', () => {
		expect(positionOf(game, table(at()))).toEqual(middle);
		expect(positionOf(game, table(at({ turn: 7, skip: true, used: ['slowdown'] })))).toEqual({
			...middle,
			turn: 7,
			skip: true,
			used: ['slowdown']
		});
	});
	it('none before the setup, after the roll, and while a card is to be turned up', () => {
		expect(positionOf(game, table())).toBeNull();
		expect(positionOf(game, table(at()).after('A roll fly fly fly'))).toBeNull();
		const used = table(at()).after({
			do: 'event',
			card: 'charter',
			pay: ['red'],
			player: 0,
			region: 1
		} as never);
		expect(positionOf(game, used)).toBeNull();
		expect(positionOf(game, used.after('reveal reagents'))).toMatchObject({ used: ['charter'] });
	});
	it('four cures win, else the skull loses, else the outbreaks', () => {
		const over = (changed: object) => game.score(table(at(changed)).state).result;
		expect(over({ cured: colours, rate: 24 })).toEqual({ outcome: 'won', why: 'all-cured' });
		expect(over({ rate: 24, outbreaks: 8 })).toEqual({ outcome: 'lost', why: 'skull' });
		expect(over({ outbreaks: 8 })).toEqual({ outcome: 'lost', why: 'outbreaks' });
	});
	it('one unlock is not enough where more dice are locked than the card has', () => {
		const locked = table(without({ samples: [{ red: [0, 0, 0, 0, 0, 0] }, {}], centre: [0, 0, 0, 0] }));
		expect(locked.awaited).toEqual(['A unlock', 'A next']);
		expect(locked.after('A unlock 0 red').status).toMatchObject({ toRoll: 0 });
		expect(locked.after('A unlock 0 red; A unlock 0 red').status).toMatchObject({ toRoll: 1 });
	});
	it('the count of turns stays at 9999', () => {
		const last = table(without({ turn: 9999 })).after(
			'A roll fly fly fly; A next infect; A infect blue2 blue3'
		);
		expect(last.status).toMatchObject({ turn: 9999, current: 1 });
	});
	it.each<[string, object, string]>([
		['a needed field is missing', { from: { ...middle, pawns: undefined } }, 'from.pawns list'],
		[
			'open cards although there are none',
			{ from: middle, options: { events: 'none' } },
			'from.open noField'
		],
		['a card in both lists', at({ used: ['charter'] }), 'from unique'],
		['31 dice of a colour', at({ centre: [27, 0, 0, 0] }), 'from value'],
		['a cured colour and 30 dice', at({ cured: ['red'], centre: [24, 0, 0, 0] }), 'from value'],
		['an owner who is not there', at({ samples: [{ red: [2] }, {}] }), 'from.samples[0].red[0] either'],
		['beyond the skull', at({ rate: 25 }), 'from.rate integer']
	])('no shape: %s', (_, beginning, fault) => {
		expect(refusedSetup(beginning)).toBe(fault);
	});
});

describe('doubts', () => {
	it('none about a position that can have come about', () => {
		expect(doubts(at())).toEqual([]);
		expect(doubts({})).toEqual([]);
	});
	it('PTC-D1 more dice than the edition has', () => {
		expect(doubts(at({ centre: [1, 10, 1, 0] }))).toEqual(['PTC-D1']);
	});
	it('PTC-O2 a stack that should have broken out', () => {
		const high = { regions: [[2, 0, 4, 0], ...middle.regions.slice(1)] };
		expect(doubts(at(high))).toEqual(['PTC-O2 region.1']);
		expect(doubts(at({ ...high, cured: ['blue'], samples: [{}, {}] }))).toEqual([]);
		expect(doubts(without(high, { events: 'table' }))).toEqual([]);
	});
	it('PTC-D2 dice where their colour never falls', () => {
		const far = { regions: middle.regions.map((place, nth) => (nth === 2 ? [1, 0, 1, 2] : place)) };
		expect(doubts(at(far))).toEqual(['PTC-D2 outbreak.1']);
		expect(doubts(at({ ...far, outbreaks: 2 }))).toEqual([]);
		expect(doubts(at(far, { options: { infectionDice: 'any' } }))).toEqual([]);
	});
	it('PTC-C6 samples of a cured disease', () => {
		expect(doubts(at({ cured: ['red'] }))).toEqual(['PTC-C6 card.0.red']);
	});
	it('PTC-D3 more dice on samples than the card has', () => {
		expect(doubts(at({ samples: [{ red: [0, 0, 0, 0, 0, 0] }, {}] }))).toEqual(['PTC-D3 card.0.role']);
	});
	it('PTC-A7 a sample that no die covers', () => {
		expect(doubts(at({ samples: [{ red: [null] }, {}] }))).toEqual(['PTC-A7 card.0.red']);
		expect(doubts(without({ samples: [{ red: [null] }, {}] }, { events: 'table' }))).toEqual([]);
	});
	it('PTC-S7 another number of open cards', () => {
		expect(doubts(at({ open: ['charter'] }))).toEqual(['PTC-S7']);
	});
	it('PTC-S6 before the start, where no card goes back', () => {
		expect(doubts(without({}, { events: 'none', difficulty: 'standard' }))).toEqual(['PTC-S6 rate.3']);
		expect(doubts(at({}, { options: { difficulty: 'standard' } }))).toEqual([]);
	});
	it('PTC-E1 effects that no card in play has', () => {
		expect(doubts(at({ change: 1 }))).toEqual(['PTC-E1']);
		expect(doubts(at({ skip: true, bonus: 2 }))).toEqual([]);
		expect(doubts(without({ skip: true }))).toEqual(['PTC-E1']);
		expect(doubts(without({ change: 1, free: true }, { events: 'table' }))).toEqual([]);
	});
	it('PTC-X1 more than one end', () => {
		expect(doubts(at({ rate: 24, outbreaks: 8 }))).toEqual(['PTC-X1 tile.cured']);
	});
	it('in the order of the document', () => {
		const wrong = { centre: [1, 10, 1, 0], cured: ['red'], open: [], rate: 24, outbreaks: 8 };
		expect(doubts(at(wrong)).map((doubt) => doubt.split(' ')[0])).toEqual([
			'PTC-D1',
			'PTC-C6',
			'PTC-S7',
			'PTC-X1'
		]);
	});
});

it('effects wait in a position, and are told by the status', () => {
	const waiting = table(without({}, { events: 'table' })).after(
		custom({ effect: 'draw', change: -2 }, { effect: 'free' }, { effect: 'bonus', points: 3 })
	);
	expect(waiting.status).toMatchObject({ change: -2, free: true, bonus: 3 });
	expect(positionOf(game, waiting)).toMatchObject({ change: -2, free: true, bonus: 3 });
});
