import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../src/lib/table/parse.ts';
import { begin, extend, stateOf } from '../../src/lib/table/engine.ts';
import type { Random, Setup } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { positionOf } from '../kit/at-the-table.ts';
import { answersOf, holdsFromPositions } from '../kit/law-of-positions.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove } from '../random-play.ts';
import { BLANK_CURVE, doubts, FULL_CURVE, refusedSetup, rulings, sheet, table, type Drawn } from './lines.ts';
import { randomFacts } from './random-facts.ts';

describe('a position', () => {
	it('is written in full between two turns, and nowhere else', () => {
		const first = table({ players: 1 });
		expect(positionOf(game, first)).toMatchObject({
			turn: 0,
			roller: 0,
			dice: null,
			players: [{ by: 0, research: 0, circles: [], begun: [], progress: '-'.repeat(21) }]
		});
		const rolled = first.after('A roll 1 2');
		expect(positionOf(game, rolled)).toBeNull();
		const next = rolled.after('A curve 1 4.3; A analyse 0 5.5; A done');
		expect(positionOf(game, next)).toMatchObject({ turn: 1, dice: [1, 2], players: [{ begun: [3] }] });
		expect(positionOf(game, next.after('stop'))).toBeNull();
	});
	it('has a roller of its own, else the one at its turn', () => {
		const of = (from: object, options = {}) => table({ players: 3, options, from }).status['roller'];
		expect(of({ turn: 4 })).toBe(1);
		expect(of({ turn: 4, roller: 2 })).toBe(2);
		expect(of({ turn: 3 }, { groups: [0, 0, 2] })).toBe(2);
		expect(refusedSetup({ players: 3, options: { groups: [0, 0, 2] }, from: { roller: 1 } })).toMatch(
			/^from/
		);
	});
	it('the count of turns stops at a million', () => {
		const at = table({ options: rulings('R1b'), from: { turn: 1_000_000, roller: 0 } });
		expect(at.after('A roll 1 2; A done; B done').status).toMatchObject({ turn: 1_000_000, roller: 1 });
	});
	it('shows its dice when the game ends before another roll', () => {
		expect(table({ from: { dice: [3, 4] } }).after('stop').status['dice']).toEqual([3, 4]);
		expect(table({ from: {} }).after('stop').status['dice']).toBeNull();
	});
	it('FTV-E1 a complete research is a finished game', () => {
		const at = table({
			players: 3,
			options: { sheets: [0, 1] },
			from: { players: [sheet(1, { research: 12 })] }
		});
		expect(at.status).toMatchObject({ phase: 'over', winners: [1], awaits: [{ do: 'report', by: 2 }] });
		expect(game.score(at.state).result).toEqual({ over: true, reason: 'research', winners: [1] });
	});
	it('FTV-E4 before the second turn nobody reports', () => {
		const options = { sheets: [0] };
		expect(table({ options, from: {} }).awaited).not.toContain('B report');
		expect(table({ options, from: { turn: 1 } }).awaited).toContain('B report');
	});
	it.each<[string, object]>([
		['a sheet that is not kept', { players: [{ by: 1 }] }],
		['two sheets of one player', { players: [{ by: 0 }, { by: 0 }] }],
		['a spike filled as a square', { players: [{ by: 0, analysis: ['x'] }] }],
		['progress of another length', { players: [{ by: 0, progress: 'o' }] }],
		['more research than there is', { players: [{ by: 0, research: 13 }] }],
		[
			'a number above 199',
			{
				players: [
					{
						by: 0,
						testing: [
							[200, 0],
							[0, 0, 0],
							[0, 0, 0, 0],
							[0, 0, 0, 0, 0],
							[0, 0, 0, 0, 0, 0]
						]
					}
				]
			}
		],
		['a circle where no square is', { players: [{ by: 0, circles: [[0, 0]] }] }],
		[
			'a circle twice',
			{
				players: [
					{
						by: 0,
						circles: [
							[4, 0],
							[4, 0]
						]
					}
				]
			}
		],
		['a column twice', { players: [{ by: 0, begun: [1, 1] }] }],
		['a column that does not exist', { players: [{ by: 0, begun: [7] }] }],
		['a sheet without an owner', { players: [{}] }],
		['a strange field', { round: 3 }]
	])('is refused for its shape: %s', (_, from) => {
		expect(refusedSetup({ options: { sheets: [0] }, from })).toMatch(/^from/);
	});
});

describe('doubts', () => {
	const of = (drawing: Drawn, options = {}, by = 0) =>
		doubts({ ...options, from: { players: [sheet(by, drawing)] } });
	const bottom = (row: string): string => BLANK_CURVE.replace(/- - - - - - -$/, row);
	const covered = (squares: string): string =>
		Array.from({ length: 11 }, (_, row) =>
			Array.from({ length: 11 }, (_, column) =>
				squares.split(' ').includes(`${row}.${column}`) ? 'x' : '.'
			).join('')
		).join('\n');

	it('a blank sheet has none, and neither has a table without a position', () => {
		expect(of({})).toEqual([]);
		expect(doubts({})).toEqual([]);
	});
	it('FTV-P1 fields out of order', () => {
		expect(of({ progress: 'ox', analysis: covered('5.3 5.4 5.5') })).toEqual(['FTV-P1 by 0']);
		expect(of({ progress: 'xod', analysis: covered('5.3 5.4 5.5') })).toEqual(['FTV-P1 by 0']);
	});
	it('FTV-P2 another number of fields than of spikes', () => {
		expect(of({ progress: 'oo' })).toEqual(['FTV-P2 by 0']);
		expect(of({ analysis: covered('5.5') })).toEqual(['FTV-P2 by 0']);
		expect(of({ progress: 'o', analysis: covered('5.5') })).toEqual([]);
		const full = { analysis: ['s'.repeat(5)], progress: 2, research: '-' };
		expect(
			doubts({ facts: full, from: { players: [{ by: 0, analysis: ['XXXXX'], progress: 'oo' }] } })
		).toEqual([]);
	});
	it('FTV-P3 less spent than numbers above 6 cost', () => {
		const analysis = covered('5.3 5.4 5.5');
		expect(of({ research: 8, progress: 'xx', analysis })).toEqual([]);
		expect(of({ research: 9, progress: 'xx', analysis })).toEqual(['FTV-P3 by 0']);
		expect(of({ testing: '- -\n- - -\n- - - -\n- - - - -\n9 - - - - -', progress: 'xo', analysis })).toEqual([
			'FTV-P3 by 0'
		]);
	});
	it('FTV-V7 FTV-V8 a virus in pieces', () => {
		expect(of({ analysis: covered('4.4 6.6') })).toEqual(['FTV-V7 by 0']);
		expect(of({ analysis: covered('1.5') })).toEqual(['FTV-V8 by 0']);
		const apart = { shapes: { '2': ['x.x'] } };
		expect(of({ analysis: covered('4.4 6.6') }, { facts: apart })).toEqual([]);
	});
	it('FTV-RE4 a finished research with an open goal', () => {
		const facts = { research: '-', testing: ['R'], curve: ['-'] };
		expect(doubts({ facts, from: { players: [{ by: 1, research: 1 }] } })).toEqual(['FTV-RE4 by 1']);
	});
	it('FTV-T3 FTV-T4 FTV-T5 numbers that nothing carries', () => {
		expect(of({ testing: '- -\n- - -\n- - - -\n4 - - - -\n1 - - - - -' })).toEqual([
			'FTV-T3 by 0 testing.3.0'
		]);
		expect(
			of({ testing: '- -\n- - -\n- - - -\n1 - - - -\n2 - - - - -' }, { options: rulings('R4b') })
		).toEqual([]);
		expect(of({ testing: '- -\n- - -\n- - - -\n2 5 - - -\n2 4 6 - - -' })).toEqual([
			'FTV-T4 by 0 testing.3.0 testing.3.1'
		]);
		expect(of({ testing: '- -\n- - -\n- - - -\n1 - - - -\n1 4 - - - -' })).toEqual([
			'FTV-T5 by 0 testing.3.0'
		]);
	});
	it('FTV-C3 a number above 6', () => {
		const facts = { analysis: ['s'], curve: ['--'] };
		const from = { players: [{ by: 0, analysis: ['X'], progress: 'x'.padEnd(21, '-'), curve: [[7, 0]] }] };
		expect(doubts({ facts, from })).toEqual(['FTV-C3 by 0 curve.0.0']);
		expect(doubts({ facts, from, options: rulings('R8b') })).toEqual([]);
	});
	it('FTV-C4 a gap below', () => {
		expect(of({ curve: BLANK_CURVE.replace('- - - - - - -', '- 4 - - - - -') })).toEqual([
			'FTV-C4 by 0 curve.3.1'
		]);
	});
	it('FTV-C5 FTV-R5 columns left behind, or begun in another order', () => {
		expect(of({ curve: bottom('- - 3 - 2 - -') })).toEqual(['FTV-C5 by 0']);
		expect(of({ curve: bottom('- - 3 - - - -') })).toEqual([]);
		expect(of({ curve: bottom('- - 3 - - - -') }, { options: rulings('R5b') })).toEqual(['FTV-C5 by 0']);
		expect(of({ curve: bottom('3 - - - - - -') }, { options: rulings('R5b') })).toEqual([]);
		expect(of({ curve: FULL_CURVE, begun: [1, 0] }, { options: rulings('R5b') })).toEqual(['FTV-C5 by 0']);
	});
	it('FTV-C6 equal neighbours', () => {
		const curve = FULL_CURVE.replace('2 1 2 1 2 1 2', '1 1 2 1 2 1 2');
		expect(of({ curve })).toEqual(['FTV-C6 by 0 curve.3.0 curve.4.0 curve.4.1']);
		expect(of({ curve }, { options: rulings('R6b') })).toEqual([]);
	});
	it('FTV-C8 a circle that holds another number than the opposite', () => {
		const facts = { curve: ['-', '-'] };
		const circled = (number: number) =>
			doubts({ facts, from: { players: [sheet(0, { curve: `${number}o\n2` })] } });
		expect(circled(5)).toEqual([]);
		expect(circled(4)).toEqual(['FTV-C8 by 0 curve.0.0']);
		// beside another column the order must be known
		const beside = (begun?: readonly number[]) =>
			doubts({
				facts: { curve: ['--'] },
				from: { players: [sheet(0, { curve: '2 4o', ...(begun && { begun }) })] }
			});
		expect(beside()).toEqual([]);
		expect(beside([0])).toEqual([]);
		expect(beside([0, 1])).toEqual(['FTV-C8 by 0 curve.0.1']);
		expect(beside([1, 0])).toEqual([]);
	});
	it('FTV-A4 two circles side by side', () => {
		expect(of({ curve: bottom('o o - - - - -') })).toEqual(['FTV-A4 by 0 curve.4.0 curve.4.1']);
	});
	it('come sheet by sheet in seat order', () => {
		const from = { players: [sheet(1, { progress: 'o' }), sheet(0, { progress: 'o' })] };
		expect(doubts({ from })).toEqual(['FTV-P2 by 0', 'FTV-P2 by 1']);
	});
});

describe('copied from paper', () => {
	/** Whether the desk asks which column was filled last. */
	const asks = (curve: string, options: object = {}): boolean => {
		const facts = { curve: ['---', '---'] };
		const setup = { players: ['Ana'], options, sheet: { name: 'Two rows', facts } } as Setup;
		const [pen] = game.position.entry(setup, 0).form;
		return pen?.isOpen?.({ players: [sheet(0, { curve })] }) ?? true;
	};
	it('FTV-R2 asks which column was filled last only where a circle makes it matter', () => {
		expect(asks('4 o 5\n2 - 3')).toBe(true);
		expect(asks('4 - 5\n2 - 3')).toBe(false);
		// the same number on both sides, a number in its own column
		expect(asks('4 o 4\n2 - 3')).toBe(false);
		expect(asks('4 o 5\n2 6 3')).toBe(false);
		expect(asks('4 o 5\n2 - 3', rulings('R2b'))).toBe(false);
	});
});

// the law

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

function randomSetup(random: Random): Setup {
	const players = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, seat) => `P${seat + 1}`);
	const kept = players.map((_, seat) => seat).filter(() => random() < 0.8);
	const chosen = Object.fromEntries(game.rulings.map(({ id, answers }) => [id, pick(random, answers)]));
	const sheet = random() < 0.5 ? { name: 'Ours', facts: randomFacts(random) } : ('standard' as const);
	return { players, sheet, options: { sheets: kept, rulings: chosen } };
}

it('a table from a position answers as the table from moves, whoever keeps a sheet', () => {
	const taken = holdsFromPositions(game, 60, randomSetup);
	expect(taken).toBeGreaterThan(30);
});

/** Marks at random on every sheet, whatever the rules say. */
function wildPosition(random: Random, setup: Setup): object {
	const { players } = game.marks(game.start(setup)) as {
		players: {
			by: number;
			analysis: string[];
			progress: string;
			testing: number[][];
			curve: (number | null)[][];
		}[];
	};
	const research = ((typeof setup.sheet === 'object' ? setup.sheet.facts['research'] : null) ??
		game.edition.standard['research']) as string;
	const number = (): number => (random() < 0.5 ? 0 : Math.floor(random() * (random() < 0.1 ? 200 : 8)));
	return {
		turn: Math.floor(random() * 5),
		players: players.map(({ by, analysis, progress, testing, curve }) => ({
			by,
			analysis: analysis.map((line) =>
				line.replace(/[os]/g, (letter) => (random() < 0.4 ? { o: 'x', s: 'X' }[letter]! : letter))
			),
			progress: [...progress].map(() => pick(random, ['-', 'o', 'x', 'd'])).join(''),
			research: Math.floor(random() * research.length),
			testing: testing.map((line) => line.map(number)),
			curve: curve.map((line) => line.map((square) => (square === null ? null : number()))),
			circles: curve.flatMap((line, row) =>
				line.flatMap((square, column) => (square !== null && random() < 0.3 ? [[row, column]] : []))
			),
			begun: (curve[0] ?? [])
				.map((_, column) => column)
				.filter(() => random() < 0.4)
				.reverse()
		}))
	};
}

it('impossible positions on random editions are judged like any other', () => {
	for (let seed = 0; seed < 120; seed++) {
		const random = seeded(9000 + seed);
		const bare = randomSetup(random);
		const parsed = parseSetup(game, { ...bare, from: wildPosition(random, bare) });
		if (!parsed.ok) throw new Error(`${parsed.fault.path} ${parsed.fault.say.key}`);
		for (const doubt of game.position.doubts(parsed.value)) expect(game.rulebook).toHaveProperty(doubt.rule);
		let line = begin(game, parsed.value);
		for (let n = 0; n < 12 && !game.over(stateOf(line)); n++) {
			const state = stateOf(line);
			const listed = game.moves(state);
			for (const move of listed.slice(0, 200)) expect(game.check(state, move)).toEqual([]);
			answersOf(game, state);
			const move = randomMove(game, state, random);
			if (!move || move.do === 'stop') break;
			line = extend(line, move);
		}
	}
});
