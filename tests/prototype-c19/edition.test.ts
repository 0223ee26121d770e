/** Editions: what facts must be, that the standard ones stated are the standard edition, and rules that follow facts. */
import { describe, expect, it } from 'vitest';
import { parseEdition } from '../../src/lib/table/parse.ts';
import type { Facts } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove, randomSetup } from '../random-play.ts';
import { refusedSetup, table } from './lines.ts';
import { randomFacts } from './random-facts.ts';

const standard = game.edition.standard;

describe('edition rules', () => {
	it('PC19-ED1 Health needs a cell in its first column', () => {
		expect(refusedSetup({ facts: { health: ['-..', '-2.'] } })).toBe('PC19-ED1');
		expect(refusedSetup({ facts: { health: ['-..', '.2.'] } })).toBeNull();
	});

	it('PC19-ED2 PC19-ED3 somewhere to enter, for the infection and for the resistant', () => {
		expect(refusedSetup({ facts: { risk: ['+..'], rowGives: 'A' } })).toBe('PC19-ED2');
		expect(refusedSetup({ facts: { risk: ['>..'], rowGives: 'A' } })).toBe('PC19-ED3');
		expect(refusedSetup({ facts: { risk: ['*..'], rowGives: 'A' } })).toBeNull();
	});

	it('PC19-ED4 a resource for each row', () => {
		expect(refusedSetup({ facts: { rowGives: 'AFR' } })).toBe('PC19-ED4');
		expect(refusedSetup({ facts: { rowGives: '-------' } })).toBeNull();
	});

	it('PC19-ED5 no more at the start than circles', () => {
		const circles = { explorer: 0, analysis: 4, rat: 5, resistant: 11 };
		expect(refusedSetup({ facts: { circles } })).toBe('PC19-ED5');
		expect(refusedSetup({ facts: { circles, start: { ...circles, resistant: 0 } } })).toBeNull();
	});

	it('PC19-ED6 as many cells as the value', () => {
		const shapes = ['X', 'XX', 'XXX', 'XX/XX', 'XXXXX', 'X....X/XXXX..'];
		expect(refusedSetup({ facts: { shapes } })).toBeNull();
		expect(refusedSetup({ facts: { shapes: shapes.with(2, 'XX./...') } })).toBe('PC19-ED6');
	});

	it('PC19-ED7 limits that rise', () => {
		expect(
			refusedSetup({
				facts: {
					bands: [
						[50, 'a'],
						[50, 'b'],
						[null, 'c']
					]
				}
			})
		).toBe('PC19-ED7');
		expect(
			refusedSetup({
				facts: {
					bands: [
						[-50, 'a'],
						[50, 'b'],
						[null, 'c']
					]
				}
			})
		).toBeNull();
		expect(refusedSetup({ facts: { bands: [[null, 'all']] } })).toBeNull();
	});

	it('all that are broken are told, in their order', () => {
		const facts = {
			health: ['-.'],
			risk: ['..'],
			rowGives: 'AA',
			start: { explorer: 9, analysis: 0, rat: 0, resistant: 0 },
			shapes: ['X', 'X', 'X', 'X', 'X', 'X'],
			bands: [
				[5, 'a'],
				[4, 'b'],
				[null, 'c']
			]
		};
		expect(refusedSetup({ facts })).toBe('PC19-ED1 PC19-ED2 PC19-ED3 PC19-ED4 PC19-ED5 PC19-ED6 PC19-ED7');
	});

	it.each<[string, Facts]>([
		['rounds of 13', { rounds: [13, 6, 6, 5, 4] }],
		['three kinds of circles', { circles: { explorer: 1, analysis: 1, rat: 1 } }],
		['Health of uneven rows', { health: ['..', '.'] }],
		['a multiplier of 1 in Health', { health: ['.1'] }],
		['boxes of 0', { boxes: '110' }],
		['a factor of 0', { factors: ['+0'] }],
		['a factor of 100', { factors: ['+100'] }],
		['nine pairs', { pairs: 'RRRRRRRRR' }],
		['a zone of 13 columns', { risk: ['>+...........'], rowGives: '-' }],
		['five shapes', { shapes: ['X', 'XX', 'XXX', 'XX/XX', 'XXXXX'] }],
		['a result without a name', { bands: [[null, ' ']] }],
		['a limit in the last result', { bands: [[5, 'a']] }],
		[
			'no limit in the first',
			{
				bands: [
					[null, 'a'],
					[null, 'b']
				]
			}
		],
		['an unknown field', { dice: 5 }]
	])('shape: %s', (_, facts) => {
		expect(refusedSetup({ facts })).toMatch(/^sheet\.facts/);
	});
});

describe('the standard edition', () => {
	it('stated in full answers as the standard one', () => {
		const random = seeded(5);
		for (let n = 0; n < 6; n++) {
			const setup = randomSetup(game, random);
			let [ours, own] = [
				game.start(setup),
				game.start({ ...setup, sheet: { name: 'Ours', facts: standard } })
			];
			for (let at = 0; at < 60; at++) {
				expect(game.status(own)).toEqual(game.status(ours));
				expect(game.moves(own)).toEqual(game.moves(ours));
				const move = randomMove(game, ours, random);
				if (!move) break;
				[ours, own] = [game.apply(ours, move), game.apply(own, move)];
			}
			expect(game.marks(own)).toEqual(game.marks(ours));
			expect(game.score(own)).toEqual(game.score(ours));
		}
	});
});

describe('rules follow the edition', () => {
	const began = (facts: Facts, roll = 'A roll 6 2 1 1 1 m1', take = 'A take 0 1') =>
		table({ players: 1, facts }).after(roll, take);

	it('PC19-T2 rounds', () => {
		expect(table({ facts: { rounds: [1, 9, 1, 1, 1] } }).status['rounds']).toBe(9);
	});

	it('PC19-U2 a bonus without a free circle is lost', () => {
		const circles = { explorer: 1, analysis: 1, rat: 1, resistant: 1 };
		expect(began({ circles }).after('A health 1').marks).toMatchObject({
			players: [{ bonuses: { resistant: { gained: 1, used: 0 } } }]
		});
	});

	it('PC19-H2 several start cells: the row is chosen', () => {
		const at = began({ health: ['.2', '-.', '.3'] });
		expect(at.broken('A health 1')).toEqual(['PC19-H2 chooseStart']);
		expect(at.broken('A health 1 1')).toEqual(['PC19-H2 chooseStart']);
		expect(at.broken('A health 1 2')).toEqual([]);
		expect(at.listed('health')).toEqual([
			{ do: 'health', by: 0, die: 1, row: 0 },
			{ do: 'health', by: 0, die: 1, row: 2 }
		]);
		expect(began({}).malformed('A health 1 2')).toBe(true);
	});

	it('PC19-F3 a factor that multiplies', () => {
		const at = began({ factors: ['x3', '=1', '=1', '/4'] }, 'A roll 6 2 6 1 1 m1', 'A take 0 1 2');
		const noted = at.after('A formula 1 x3');
		expect(noted.broken('A formula 2 =1')).toEqual([]);
		expect(at.after('A formula 1 /4').broken('A formula 2 =1')).toEqual(['PC19-F3 formulaBlocked']);
	});

	it('PC19-F4 fewer factors than boxes: the last boxes go without', () => {
		const facts = { boxes: '111', factors: ['+1'] };
		const at = began(facts, 'A roll 6 2 3 1 1 m1', 'A take 0 1 2');
		expect(at.broken('A formula 1')).toEqual(['PC19-F4 factorMissing']);
		const noted = at.after('A formula 1 +1', 'A formula 2');
		expect(noted.marks).toMatchObject({
			players: [
				{
					formula: [
						[2, '+1'],
						[3, null]
					]
				}
			]
		});
		expect(began({}).malformed('A formula 1')).toBe(true);
	});

	it('PC19-F5 a factor that is printed twice is used twice', () => {
		const at = began({ factors: ['=2', '=2', '=3'] }, 'A roll 6 2 2 1 1 m1', 'A take 0 1 2').after(
			'A formula 1 =2'
		);
		expect(at.broken('A formula 2 =2')).toEqual([]);
		expect(
			began({}, 'A roll 6 2 2 1 1 m1', 'A take 0 1 2').after('A formula 1 =2').broken('A formula 2 =2')
		).toEqual(['PC19-F5 factorCrossed']);
	});

	it('PC19-I3 PC19-I5 gaps, and an entry of its own', () => {
		const facts = { risk: ['.-..', '..>.', '+...'], rowGives: '---' };
		const at = began(facts, 'A roll 2 1 1 1 1 m1');
		expect(at.broken('A infect 0.0 1.0')).toEqual(['PC19-I5 missesEntry']);
		expect(at.broken('A infect 0.0 0.1')).toEqual(['PC19-I3 nobodyThere', 'PC19-I5 missesEntry']);
		expect(at.broken('A infect 1.2 1.3')).toEqual([]);
		expect(began({}, 'A roll 2 1 1 1 1 m1').broken('A infect 1.2 1.3')).toContain('PC19-I3 nobodyThere');
	});

	it('PC19-I2 a shape in pieces', () => {
		const shapes = ['X', 'X.X', 'XXX', 'XX/XX', 'XXXXX', 'XXXXXX'];
		const at = began({ shapes }, 'A roll 2 1 1 1 1 m1');
		expect(at.broken('A infect 0.0 0.2')).toEqual([]);
		expect(at.broken('A infect 0.0 0.1')).toEqual(['PC19-I2 wrongShape']);
	});

	it('PC19-I9 a column without anybody is not covered', () => {
		const facts = { risk: ['>-.', '--.', '+-.'], rowGives: '---' };
		const at = began(facts, 'A roll 2 1 1 1 1 m1');
		expect(at.broken('A cover 1 2')).toEqual(['PC19-I9 columnEmpty']);
		expect(at.listed('cover')).toHaveLength(2);
	});

	it('PC19-V2 PC19-V3 two shields: one of the two, and the other beside it', () => {
		const facts = { risk: ['>...', '....', '+..+'], rowGives: '---' };
		const at = began(facts, 'A roll 1 1 1 1 1 m1');
		expect(at.broken('A resist 2.3 2.2')).toEqual([]);
		expect(at.broken('A resist 2.0 2.3')).toEqual(['PC19-V3 notWithOthers']);
		expect(at.broken('A resist 1.1 1.2')).toEqual(['PC19-V2 notAtEntry']);
	});

	it('PC19-E11 results of its own, as they are written', () => {
		const at = table({
			players: 1,
			facts: {
				bands: [
					[30, 'Low'],
					[null, ' High ']
				]
			}
		});
		expect(game.score(at.state).scores).toMatchObject([{ total: 30, band: ' High ' }]);
	});
});

describe('random editions', () => {
	it('pass the door, can be played to their end, and list what the check allows', () => {
		for (let seed = 0; seed < 60; seed++) {
			const random = seeded(seed);
			const facts = randomFacts(random);
			expect(parseEdition(game, { name: 'Ours', facts }), JSON.stringify(facts)).toMatchObject({ ok: true });
			const setup = { ...randomSetup(game, random), sheet: { name: 'Ours', facts } };
			let state = game.start(setup);
			for (let n = 0; n < 400; n++) {
				for (const move of game.moves(state).slice(0, 20)) expect(game.check(state, move)).toEqual([]);
				const move = randomMove(game, state, random);
				if (!move) break;
				state = game.apply(state, move);
			}
		}
	});
});
