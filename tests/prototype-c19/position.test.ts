/** Positions: the law over random games on random editions, worked examples, and what could not have come about. */
import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Given } from '../../src/lib/sheets/prototype-c19/facts.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { positionOf } from '../kit/at-the-table.ts';
import { holdsFromPositions } from '../kit/law-of-positions.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove, randomSetup } from '../random-play.ts';
import { doubts, refusedSetup, rulings, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const alone = (sheet: object, rest: object = {}) => ({ players: 1, from: { ...rest, players: [sheet] } });
const zone = (...lines: string[]): string[] => [
	...lines,
	...['......', '..H...', '....H.', '......', '.H....', '...H..', '......'].slice(lines.length)
];

it('the law: a table from a position answers as the table from moves, also where no sheet is kept', () => {
	const taken = holdsFromPositions(game, 40, (random, nth) => {
		const plain = randomSetup(game, random, nth % 2 === 0 ? null : randomFacts(random));
		return random() < 0.3 ? { ...plain, options: { ...plain.options, sheets: [] } } : plain;
	});
	expect(taken).toBeGreaterThan(60);
});

describe('what is read off the paper', () => {
	it('bonuses, samples and rows are computed', () => {
		const sheet = {
			health: [
				[2, 4],
				[1, 5],
				[0, 6],
				[0, 6],
				[0, 12]
			],
			biotech: { A1: 3, A2: 3 },
			used: { rat: 1 },
			risk: zone('######')
		};
		expect(table(alone(sheet, { round: 5 })).marks).toMatchObject({
			players: [
				{
					bonuses: {
						explorer: { gained: 1, used: 0 },
						analysis: { gained: 2, used: 0 },
						rat: { gained: 2, used: 1 },
						resistant: { gained: 6, used: 0 }
					},
					health: [
						[2, 4, 4],
						[1, 5, 5],
						[0, 6, 6],
						[0, 6, 6],
						[0, 6, 12]
					],
					rows: [0]
				}
			]
		});
	});

	it('from the report it goes on by itself, to the final step or the end', () => {
		expect(table({ from: { phase: 'report', players: [{}, {}] } }).status['phase']).toBe('over');
		const flu = table({ options: { scenario: 'common-flu' }, from: { phase: 'report', players: [{}, {}] } });
		expect(flu.status).toMatchObject({ phase: 'final', players: [{ received: [2] }, { received: [2] }] });
		const waiting = table({ options: { sheets: [0] }, from: { phase: 'report', players: [{}, {}] } });
		expect(waiting.awaited).toEqual(['B report']);
	});

	it('there is none while somebody acts, nor with something open', () => {
		const at = table({ options: { scenario: 'anti-vaccines', sheets: [0] } });
		expect(positionOf(game, at)).toEqual({ players: [{}, {}] });
		expect(positionOf(game, at.after('B formula-elsewhere'))).toBeNull();
		expect(positionOf(game, at.after('A roll 1 1 1 1 1 m1'))).toBeNull();
	});

	it('PC19-X12 annulled pairs are what is seen, or what is said', () => {
		const crossed = ['A1', 'A2', 'B1', 'B2'];
		const over = (sheet: object) =>
			table({
				players: 1,
				options: { scenario: 'designer-virus' },
				from: { phase: 'over', players: [sheet] }
			});
		expect(game.score(over({ crossed }).state).scores).toMatchObject([{ multiplier: 8 }]);
		expect(game.score(over({ crossed, annulled: 1 }).state).scores).toMatchObject([{ multiplier: 9 }]);
		expect(positionOf(game, over({ crossed, annulled: 2 }))).toEqual({
			phase: 'over',
			players: [{ crossed }]
		});
	});

	it.each([
		['a round at the end', { phase: 'over', round: 2, players: [{}] }],
		['a second turn of two', { second: true, players: [{}, {}] }],
		['a report before the end', { players: [{}, { report: [1, 1] }] }],
		['a number beyond 54', { players: [{ health: [[2, 55]] }] }],
		['a factor that is not printed', { players: [{ formula: [[2, '+9']] }] }],
		['a hospital elsewhere', { players: [{ risk: zone('H.....') }] }],
		['annulled pairs without the scenario', { phase: 'over', players: [{ annulled: 1 }] }],
		['a player too few', { players: [] }]
	])('out of shape: %s', (_, from) => {
		const players = from.players.length || 1;
		const options = players === 2 ? { sheets: [0] } : {};
		expect(refusedSetup({ players, options, from })).toMatch(/^from/);
	});
});

describe('impossible positions are judged all the same', () => {
	it('PC19-T9 without a free box the mutant number is lost', () => {
		const at = table(alone({ mutant: [1, 1, 1, 1, 1, 1] })).after('A roll 1 1 1 1 1 m6', 'A take 0');
		expect(at.marks).toMatchObject({ players: [{ mutant: [1, 1, 1, 1, 1, 1] }] });
	});

	it('PC19-U3 with more used than gained none is available', () => {
		const at = table(alone({ used: { rat: 5 } })).after('A roll 1 1 1 1 1 m6');
		expect(at.broken('A take 0 1 2')).toEqual(['PC19-D2 threeNeedRat', 'PC19-U3 noBonus']);
	});

	it('PC19-B1 a crossed space without a number is free', () => {
		const at = table(alone({ crossed: ['A1'] })).after('A roll 4 1 1 1 1 m6', 'A take 0', 'A biotech 0 A1');
		expect(game.score(at.state).scores).toMatchObject([{ parts: { biotech: 0 } }]);
	});

	it('PC19-F3 nothing fits after a box without a factor', () => {
		const at = table(alone({ formula: [[2, null]] })).after('A roll 6 2 1 1 1 m6', 'A take 0 1');
		expect(at.broken('A formula 1 =2')).toEqual(['PC19-F3 noFactorBefore']);
	});
});

/** A position of the right shape that need not make sense. */
function wildPosition(facts: Facts, players: number, random: Random): object {
	const full = { ...game.edition.standard, ...facts } as Required<Given>;
	const upTo = (n: number): number => Math.floor(random() * (n + 1));
	const some = <T>(most: number, make: () => T): T[] => Array.from({ length: upTo(most) }, make);
	const spaces = [...full.pairs].flatMap((_, at) => ['1', '2'].map((n) => String.fromCharCode(65 + at) + n));
	const person = (sign: string): string => (sign === 'H' || sign === '-' ? sign : '..rh##'.charAt(upTo(5)));
	const sheet = () => ({
		mutant: some(Math.max(...full.rounds), () => 1 + upTo(5)),
		used: Object.fromEntries(Object.entries(full.circles).map(([kind, most]) => [kind, upTo(most)])),
		health: some(full.health[0]?.length ?? 0, () => [upTo(full.health.length - 1), 1 + upTo(53)]),
		formula: some(full.boxes.length, () => [
			1 + upTo(53),
			random() < 0.1 ? null : full.factors[upTo(full.factors.length - 1)]
		]),
		biotech: Object.fromEntries(spaces.filter(() => random() < 0.5).map((space) => [space, 1 + upTo(5)])),
		crossed: spaces.filter(() => random() < 0.3),
		risk: full.risk.map((line) => [...line].map(person).join(''))
	});
	const phase = random() < 0.3 ? { phase: 'report' } : {};
	return { ...phase, players: Array.from({ length: players }, sheet) };
}

describe('wild positions on wild editions', () => {
	it('are judged, doubted, played on and taken again', () => {
		let odd = 0;
		for (let seed = 0; seed < 60; seed++) {
			const random = seeded(9100 + seed);
			const facts = randomFacts(random);
			const { players, options } = randomSetup(game, random);
			const kept = { ...options, sheets: players.map((_, by) => by) };
			const from = wildPosition(facts, players.length, random);
			const setup = parseSetup(game, { players, options: kept, sheet: { name: 'Ours', facts }, from });
			if (!setup.ok) throw new Error(`${setup.fault.path} ${setup.fault.say.key}`);
			odd += game.position.doubts(setup.value).length;
			let state = game.start(setup.value);
			for (let n = 0; n < 60; n++) {
				const { awaits } = game.status(state);
				expect(game.over(state)).toBe(awaits.length === 0);
				game.marks(state);
				game.pencil(state);
				expect(game.score(state).scores.every(({ total }) => Number.isInteger(total))).toBe(true);
				const move = randomMove(game, state, random);
				if (!move) break;
				expect(game.check(state, move)).toEqual([]);
				state = game.apply(state, move);
			}
		}
		expect(odd).toBeGreaterThan(300);
	});
});

describe('doubts', () => {
	const of = (sheet: object, rest: object = {}, options: object = {}): string[] =>
		doubts({ ...alone({ mutant: [1, 1], ...sheet }, { round: 3, ...rest }), options });

	it('none where all may well have come about', () => {
		expect(
			of({
				health: [
					[2, 4],
					[1, 5]
				],
				formula: [
					[2, '=3'],
					[3, '+1']
				]
			})
		).toEqual([]);
	});

	it('PC19-T9 as many mutant numbers as turns', () => {
		expect(of({ mutant: [1] })).toEqual(['PC19-T9 by 0']);
		expect(of({}, { second: true })).toEqual(['PC19-T9 by 0']);
		const two = { players: 2, from: { researcher: 1, players: [{ mutant: [4] }, {}] } };
		expect(doubts(two)).toEqual([]);
	});

	it('PC19-M2 a report is missing at the end, and only if a sheet is kept', () => {
		const from = { phase: 'over', players: [{ mutant: [1, 1, 1, 1, 1, 1] }, {}] };
		expect(doubts({ options: { sheets: [0] }, from })).toEqual(['PC19-M2 by 1']);
		expect(doubts({ options: { sheets: [] }, from })).toEqual([]);
	});

	it('PC19-U3 more used than gained', () => {
		expect(of({ used: { explorer: 2 } })).toEqual(['PC19-U3 by 0']);
	});

	it('PC19-H3 PC19-R6 not where the number before leads', () => {
		expect(of({ health: [[0, 4]] })).toEqual(['PC19-H3 by 0 health.0.0']);
		expect(
			of({
				health: [
					[2, 4],
					[2, 5]
				]
			})
		).toEqual(['PC19-H3 by 0 health.2.1']);
		const doubled = {
			health: [
				[2, 4],
				[1, 5],
				[0, 6],
				[0, 6],
				[0, 12],
				[1, 6]
			]
		};
		expect(of({ ...doubled, mutant: [1, 1, 1, 1] }, { round: 5 })).toEqual([]);
		expect(of({ ...doubled, mutant: [1, 1, 1, 1] }, { round: 5 }, rulings('R6b'))).toEqual([
			'PC19-H3 by 0 health.1.5'
		]);
	});

	it('PC19-H6 no sample times the multiplier', () => {
		expect(of({ health: [[2, 7]] })).toEqual(['PC19-H6 by 0 health.2.0']);
	});

	it('PC19-F3 PC19-F6 numbers that do not follow', () => {
		expect(
			of({
				formula: [
					[2, '=3'],
					[4, '=2']
				]
			})
		).toEqual(['PC19-F3 by 0']);
		expect(of({ formula: [[7, '=3']] })).toEqual(['PC19-F6 by 0']);
		expect(
			of({
				formula: [
					[3, '/2'],
					[2, '=2']
				]
			})
		).toEqual(['PC19-F3 by 0']);
	});

	it('PC19-F4 PC19-F5 factors that are missing or too many', () => {
		expect(of({ formula: [[2, null]] })).toEqual(['PC19-F4 by 0']);
		expect(
			of({
				formula: [
					[2, '=2'],
					[2, '=2']
				]
			})
		).toEqual(['PC19-F5 by 0']);
	});

	it('PC19-B4 PC19-R7 crossed out too early, or both', () => {
		expect(of({ crossed: ['A1'], biotech: { A1: 2 } })).toEqual(['PC19-B4 by 0']);
		const both = { crossed: ['A1', 'A2'], biotech: { A1: 2, A2: 3 } };
		expect(of(both)).toEqual(['PC19-B4 by 0']);
		expect(of(both, {}, rulings('R7b'))).toEqual([]);
	});

	it('PC19-I6 infected ones apart from the entry, unless a column is covered', () => {
		expect(of({ risk: zone('..#...') })).toEqual(['PC19-I6 by 0 risk.0.2']);
		expect(of({ risk: zone('#####.') })).toEqual([]);
		const covered = zone().map((line) => `${line.slice(0, 5)}#`);
		expect(of({ risk: covered })).toEqual([]);
	});

	it('PC19-V1 PC19-V3 resistant ones: too many, too few, or apart', () => {
		const corner = (line: string): string[] => [...zone().slice(0, 6), line];
		expect(of({ risk: corner('rrr...'), used: { resistant: 1 } })).toEqual(['PC19-V1 by 0']);
		expect(of({ used: { resistant: 1 } })).toEqual(['PC19-V1 by 0']);
		expect(of({ risk: corner('...rr.'), used: { resistant: 1 } })).toEqual([
			'PC19-V3 by 0 risk.6.3 risk.6.4'
		]);
	});

	it('PC19-PO1 more numbers than turns, Lab rats and research samples allow', () => {
		const formula = [
			[2, '=3'],
			[3, '=4'],
			[4, '=5'],
			[10, '=6']
		];
		expect(of({ formula })).toEqual([]);
		expect(of({ formula, biotech: { A1: 1 } })).toEqual(['PC19-PO1 by 0']);
		expect(of({ formula, biotech: { A1: 1 }, used: { rat: 1 } })).toEqual([]);
	});
});
