/** U, H, F and B: resources, Health, the Formula and Biotechnology. */
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import type { Options } from '../../src/lib/table/record.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { table } from './lines.ts';
import { acting, bonusesOf, fresh, marksOf, statusOf } from './drawn.ts';

const b = (id: string) => ({ rulings: { [`PC19-${id}`]: 'b' } });

describe('bonuses', () => {
	it('PC19-U1 one of each at the start', () => {
		expect(marksOf(fresh()).bonuses).toEqual({
			explorer: { gained: 1, used: 0 },
			analysis: { gained: 1, used: 0 },
			rat: { gained: 1, used: 0 },
			resistant: { gained: 1, used: 0 }
		});
	});

	it('PC19-U2 PC19-H5 a gained bonus can be used in the same turn', () => {
		const column3 = Array.from({ length: 3 }, () => ({ row: 3, sample: 2, noted: 2 }));
		const bonuses = { ...bonusesOf(fresh()), analysis: { gained: 1, used: 1 } };
		const state = acting([5, 2, 2], { health: column3, bonuses });
		expect(state.broken('A analysis 0 -1')).toEqual(['PC19-U3 noBonus']);
		const gained = state.after('A health 1');
		expect(gained.broken('A analysis 0 -1')).toEqual([]);
	});

	it('PC19-U3 a bonus is used once', () => {
		const once = acting([5, 2]).after('A analysis 1 1');
		expect(once.broken('A analysis 1 1')).toEqual(['PC19-U3 noBonus']);
	});

	it('PC19-U5 PC19-R1 a: Analysis on any die that is taken and not used', () => {
		const state = acting([5, 2, 2]);
		expect(state.broken('A analysis 4 1')).toEqual(['PC19-U5 analyseTaken']);
		const used = state.after('A health 1');
		expect(used.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseUnused']);
		expect(used.broken('A analysis 0 1')).toEqual([]);
		expect(acting([3]).broken('A analysis 0 1')).toEqual([]);
	});

	it('PC19-U5 PC19-R1 b: only before the infection is settled', () => {
		const state = acting([4, 4, 2], {}, b('R1'));
		const changed = state.after('A analysis 1 1');
		expect(statusOf(changed).taken.map(({ use }) => use)).toEqual(['sample', 'infection', 'sample']);
		expect(changed.broken('A health 1')).toEqual(['PC19-D6 infectionIsNoSample']);
		const used = state.after('A health 2');
		expect(used.broken('A analysis 0 1')).toEqual(['PC19-U5 analyseBefore']);
		expect(acting([3], {}, b('R1')).broken('A analysis 0 1')).toEqual([]);
	});

	it('PC19-R1 b: received infections and resistant ones settle nothing, the infection itself does', () => {
		const state = acting([2, 1], { received: [1] }, b('R1'));
		const placed = state.after('A infect 0.0');
		expect(placed.broken('A analysis 0 -1')).toEqual([]);
		const own = placed.after('A infect 0.1 0.2');
		expect(own.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseBefore']);
	});

	it('PC19-U5 PC19-R10 b: the researcher changes the mutant die before taking', () => {
		const at = table({ options: b('R10') }).after('A roll 4 2 5 1 3 m3');
		expect(table({}).after('A roll 4 2 5 1 3 m3').broken('A analysis mutant -1')).toEqual([
			'PC19-T4 takeFirst'
		]);
		expect(at.awaited).toEqual(['A reroll', 'A take', 'A analysis']);
		expect(at.broken('A analysis 0 1')).toEqual(['PC19-U5 analyseMutantOnly']);
		const changed = at.after('A analysis mutant -1');
		expect(changed.status['dice']).toEqual({ mutant: 2, samples: [4, 2, 5, 1, 3] });
		expect(changed.broken('A analysis mutant -1')).toEqual(['PC19-U3 noBonus']);
		expect(changed.after('A take 0 1').marks).toMatchObject({ players: [{ mutant: [2] }, {}] });
		expect(at.after('A take 0 1').broken('A analysis mutant 1')).toEqual(['PC19-U5 mutantIsNoted']);
		const six = table({ options: b('R10') }).after('A roll 4 2 5 1 3 m6');
		expect(six.broken('A analysis mutant 1')).toEqual(['PC19-U6 outsideDie']);
	});

	it('PC19-R10 b: of a researcher elsewhere no bonus is checked, and the second turn has no mutant die', () => {
		const facts = { start: { explorer: 1, analysis: 0, rat: 1, resistant: 1 } };
		const at = table({ facts, options: { ...b('R10'), sheets: [1] } }).after('A roll 4 2 5 1 3 m3');
		expect(at.awaited).toEqual(['A reroll', 'A take', 'A analysis']);
		expect(at.broken('A analysis mutant 1')).toEqual([]);
		const second = table({ players: 1, options: b('R10'), from: { second: true, players: [{}] } });
		expect(second.after('A roll 1 2 3').broken('A analysis mutant 1')).toEqual(['PC19-U5 noMutantDie']);
		expect(second.after('A roll 1 2 3').awaited).toEqual(['A reroll', 'A take']);
	});

	it('PC19-U6 a die stays within 1 to 6', () => {
		const state = acting([6, 1]);
		expect(state.broken('A analysis 0 1')).toEqual(['PC19-U6 outsideDie']);
		expect(state.broken('A analysis 1 -1')).toEqual(['PC19-U6 outsideDie']);
		expect(state.broken('A analysis 0 -1')).toEqual([]);
	});
});

describe('research samples', () => {
	it('PC19-U8 any value for its own area, before anything else', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(state.broken('A formula v6 =6')).toEqual([]);
		expect(state.broken('A health v6')).toEqual(['PC19-U8 noResource']);
		expect(state.broken('A formula 1 =6')).toEqual(['PC19-U8 resourceFirst']);
		expect(state.broken('A done')).toEqual(['PC19-T4 resourceFirst', 'PC19-U8 resourceFirst']);
		expect(acting([5, 2]).broken('A health v6')).toEqual(['PC19-U8 noResource']);
	});

	it('PC19-U8 the resource of the area goes before a free sample', () => {
		const state = acting([5, 2], { free: ['free', 'formula', 'free'] });
		expect(statusOf(state).free).toEqual(['formula', 'free', 'free']);
		expect(statusOf(state.after('A formula v6 =6')).free).toEqual(['free', 'free']);
		expect(statusOf(state.after('A health v6')).free).toEqual(['formula', 'free']);
	});

	it('PC19-U9 a free sample goes into all three areas', () => {
		const state = acting([5, 2], { free: ['free'] });
		expect(state.awaited).toEqual(['A health', 'A formula', 'A biotech', 'A forgo']);
		expect(state.listed('biotech')).toHaveLength(36);
		expect(state.broken('A biotech v6 A1')).toEqual([]);
	});

	it('PC19-U10 only an open resource is given up', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(state.broken('A forgo formula')).toEqual([]);
		expect(state.broken('A forgo free')).toEqual(['PC19-U10 notOpen']);
	});
});

describe('Health', () => {
	const at = (row: number, noted: number, sample = noted) => ({ row, sample, noted });

	it('PC19-H1 nine columns from left to right', () => {
		const full = Array.from({ length: 9 }, () => at(2, 3));
		expect(acting([5, 3], { health: full }).broken('A health 1')).toEqual(['PC19-H1 healthFull']);
		expect(acting([5, 3], { health: full.slice(1) }).broken('A health 1')).toEqual([]);
	});

	it('PC19-H2 any sample on the start cell', () => {
		for (const face of [1, 2, 3, 4, 5]) {
			expect(marksOf(acting([6, face]).after('A health 1')).health).toEqual([[2, face, face]]);
		}
	});

	it('PC19-H3 PC19-H7 equal stays, greater goes up, smaller goes down, each brings a Resistant bonus', () => {
		const rows = [2, 3, 4].map((face) => {
			const placed = acting([6, face], { health: [at(2, 3)] }).after('A health 1');
			expect(marksOf(placed).bonuses['resistant']).toEqual({ gained: 2, used: 0 });
			return marksOf(placed).health[1]![0];
		});
		expect(rows).toEqual([3, 2, 1]);
	});

	it('PC19-H4 no cell above the top and below the bottom', () => {
		const top = [at(2, 1), at(1, 2), at(0, 3)];
		expect(acting([6, 4], { health: top }).broken('A health 1')).toEqual(['PC19-H4 noHealthCell']);
		expect(acting([6, 3], { health: top }).broken('A health 1')).toEqual([]);
		const bottom = [at(2, 5), at(3, 4), at(4, 3)];
		expect(acting([6, 2], { health: bottom }).broken('A health 1')).toEqual(['PC19-H4 noHealthCell']);
	});

	it('PC19-H5 every icon gives its resource', () => {
		for (const cell of facts.factsOf('standard').health.cells.flat()) {
			if (!cell?.gives || cell.column === 0) continue;
			const filled = Array.from({ length: cell.column }, () => at(cell.row, 2));
			const state = acting([6, 2], { health: filled }).after('A health 1');
			if (cell.gives in marksOf(state).bonuses)
				expect(marksOf(state).bonuses[cell.gives]!.gained).toBeGreaterThan(1);
			else expect(statusOf(state).free).toEqual([cell.gives]);
		}
	});

	it('PC19-H6 PC19-R6 the product is noted, and compared with or without the multiplier', () => {
		const filled = Array.from({ length: 6 }, () => at(2, 3));
		const play = (options: Options) =>
			marksOf(acting([6, 3, 5], { health: filled }, options).after('A health 1; A health 2')).health.slice(6);
		expect(play({})).toEqual([
			[2, 3, 6],
			[3, 5, 5]
		]);
		expect(play(b('R6'))).toEqual([
			[2, 3, 6],
			[1, 5, 5]
		]);
	});
});

describe('Formula', () => {
	const box = (noted: number, factor: '+1' | '=3' | '/2' | '-2' | '+2') => ({ noted, factor });
	const put = (die: number, factor: '=4' | '=3' = '=4'): Move => ({ do: 'formula', by: 0, die, factor });

	it('PC19-F1 ten boxes', () => {
		const factors = ['=2', '=3', '=4', '=5', '=6', '+1', '+2', '-1', '-2', '/2'] as const;
		const ten = factors.map((factor) => ({ noted: 2, factor }));
		expect(acting([6, 2], { formula: ten }).broken(put(1))).toEqual([
			'PC19-F1 formulaFull',
			'PC19-F5 factorCrossed'
		]);
		expect(acting([6, 2], { formula: ten.slice(0, 1) }).broken(put(1))).toEqual([]);
	});

	it('PC19-F2 the first box takes any sample', () => {
		for (const face of [1, 2, 3, 4, 5]) expect(acting([6, face]).broken(put(1))).toEqual([]);
	});

	it('PC19-F3 the factor asks for one number', () => {
		const asks = (noted: number, factor: '+1' | '=3' | '/2' | '-2' | '+2') =>
			[1, 2, 3, 4, 5, 6].filter(
				(value) =>
					acting([6], { formula: [box(noted, factor)], free: ['formula'] }).broken(`A formula v${value} =4`)
						.length === 0
			);
		expect([
			asks(2, '=3'),
			asks(2, '+2'),
			asks(10, '/2'),
			asks(3, '/2'),
			asks(2, '-2'),
			asks(6, '+1')
		]).toEqual([[3], [4], [5], [], [], []]);
		expect(acting([6, 2], { formula: [box(2, '+2')] }).broken(put(1))).toEqual(['PC19-F3 factorAsks']);
		expect(acting([6, 2], { formula: [box(3, '/2')] }).broken(put(1))).toEqual(['PC19-F3 formulaBlocked']);
	});

	it('PC19-F4 each sample crosses a factor out, even a hopeless one', () => {
		const state = acting([6, 2]).after('A formula 1 -2');
		expect(marksOf(state).formula).toEqual([[2, '-2']]);
		expect(acting([6, 2]).listed('formula')).toHaveLength(10);
	});

	it('PC19-F5 each factor once', () => {
		expect(acting([6, 3], { formula: [box(2, '=3')] }).broken(put(1, '=3'))).toEqual([
			'PC19-F5 factorCrossed'
		]);
		expect(acting([6, 3], { formula: [box(2, '=3')] }).broken(put(1, '=4'))).toEqual([]);
	});

	it('PC19-F6 the product is noted and the next factor works on it', () => {
		const three = [box(5, '+1'), box(5, '+2'), box(5, '-2')].map((one, i) => ({
			...one,
			factor: (['+1', '+2', '=5'] as const)[i]!
		}));
		const state = acting([6, 5, 5], { formula: three }).after('A formula 1 /2');
		expect(marksOf(state).formula[3]).toEqual([10, '/2']);
		expect(state.broken(put(2))).toEqual([]);
	});
});

describe('Biotechnology', () => {
	const pair = { A1: 5, A2: 3 };

	it('PC19-B1 any free space', () => {
		expect(acting([4], { biotech: { A1: 5 } }).broken('A biotech 0 A1')).toEqual(['PC19-B1 spaceTaken']);
		expect(acting([4], { biotech: { A1: 5 } }).listed('biotech')).toHaveLength(5);
	});

	it('PC19-B2 a pair gives its resource', () => {
		const complete = (space: string, half: Record<string, number>) =>
			acting([4], { biotech: half }).after(`A biotech 0 ${space}`);
		expect(marksOf(complete('A2', { A1: 1 })).bonuses['rat']!.gained).toBe(3);
		expect(statusOf(complete('B2', { B1: 1 })).free).toEqual(['formula']);
		expect(statusOf(complete('C2', { C1: 1 })).free).toEqual(['health']);
	});

	it('PC19-B3 the die shows the crossed number and then the other', () => {
		const state = acting([5, 3, 4], { biotech: pair });
		const crossed = state.after('A convert 0 A1');
		expect(statusOf(crossed).taken[0]).toMatchObject({ value: 3, use: 'infection' });
		expect(marksOf(crossed).crossed).toEqual(['A1']);
		expect(state.broken('A convert 2 A1')).toEqual(['PC19-B3 otherNumber']);
	});

	it('PC19-B4 PC19-R7 complete and unused, or once with each number', () => {
		expect(acting([5, 3], { biotech: { A1: 5 } }).broken('A convert 0 A1')).toEqual([
			'PC19-B4 pairIncomplete'
		]);
		const used = { biotech: pair, crossed: ['A1'] as const };
		const convert = (space: 'A1' | 'A2'): Move => ({
			do: 'convert',
			by: 0,
			die: space === 'A1' ? 0 : 1,
			space
		});
		expect(acting([5, 3], used).broken(convert('A2'))).toEqual(['PC19-B4 pairUsed']);
		expect(acting([5, 3], used).broken(convert('A1'))).toEqual(['PC19-B4 numberCrossed']);
		expect(acting([5, 3], used, b('R7')).broken(convert('A2'))).toEqual([]);
		expect(acting([5, 3], used, b('R7')).broken(convert('A1'))).toEqual(['PC19-B4 numberCrossed']);
	});

	it('PC19-B5 a single die is never converted', () => {
		expect(acting([5], { biotech: pair }).broken('A convert 0 A1')).toEqual(['PC19-B5 singleDieStays']);
	});

	it('PC19-B5 PC19-R1 b a conversion settles the infection by the faces before it', () => {
		const state = acting([5, 4], { biotech: pair }, b('R1'));
		const crossed = state.after('A convert 0 A1');
		expect(statusOf(crossed).taken.map(({ use }) => use)).toEqual(['infection', 'sample']);
		expect(crossed.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseBefore']);
	});

	it('PC19-B6 a pair with a crossed number is used: no points for the pair', () => {
		const crossed = acting([5, 3], { biotech: pair }).after('A convert 0 A1');
		expect(crossed.broken('A convert 0 A2')).toEqual(['PC19-B4 pairUsed']);
	});
});
