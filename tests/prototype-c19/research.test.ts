/** U, H, F and B: resources, Health, the Formula and Biotechnology. */
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import type { Options } from '../../src/lib/table/record.ts';
import type { PcMove } from '../../src/lib/validators/prototype-c19/moves.ts';
import { table } from './lines.ts';
import { acting, after, awaited, broken, fresh, marksOf, movesOf, statusOf } from './sheets.ts';

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
		const bonuses = { ...fresh().players[0]!.bonuses, analysis: { gained: 1, used: 1 } };
		const state = acting([5, 2, 2], { health: column3, bonuses });
		expect(broken(state, { do: 'analysis', by: 0, die: 0, change: -1 })).toEqual(['U3 noBonus']);
		const gained = after(state, { do: 'health', by: 0, die: 1 });
		expect(broken(gained, { do: 'analysis', by: 0, die: 0, change: -1 })).toEqual([]);
	});

	it('PC19-U3 a bonus is used once', () => {
		const once = after(acting([5, 2]), { do: 'analysis', by: 0, die: 1, change: 1 });
		expect(broken(once, { do: 'analysis', by: 0, die: 1, change: 1 })).toEqual(['U3 noBonus']);
	});

	it('PC19-U5 PC19-R1 a: Analysis on any die that is taken and not used', () => {
		const state = acting([5, 2, 2]);
		expect(broken(state, { do: 'analysis', by: 0, die: 4, change: 1 })).toEqual(['U5 analyseTaken']);
		const used = after(state, { do: 'health', by: 0, die: 1 });
		expect(broken(used, { do: 'analysis', by: 0, die: 1, change: 1 })).toEqual(['U5 analyseUnused']);
		expect(broken(used, { do: 'analysis', by: 0, die: 0, change: 1 })).toEqual([]);
		expect(broken(acting([3]), { do: 'analysis', by: 0, die: 0, change: 1 })).toEqual([]);
	});

	it('PC19-U5 PC19-R1 b: only before the infection is settled', () => {
		const state = acting([4, 4, 2], {}, b('R1'));
		const changed = after(state, { do: 'analysis', by: 0, die: 1, change: 1 });
		expect(statusOf(changed).taken.map(({ use }) => use)).toEqual(['sample', 'infection', 'sample']);
		expect(broken(changed, { do: 'health', by: 0, die: 1 })).toEqual(['D6 infectionIsNoSample']);
		const used = after(state, { do: 'health', by: 0, die: 2 });
		expect(broken(used, { do: 'analysis', by: 0, die: 0, change: 1 })).toEqual(['U5 analyseBefore']);
		expect(broken(acting([3], {}, b('R1')), { do: 'analysis', by: 0, die: 0, change: 1 })).toEqual([]);
	});

	it('PC19-R1 b: received infections and resistant ones settle nothing, the infection itself does', () => {
		const state = acting([2, 1], { received: [1] }, b('R1'));
		const placed = after(state, { do: 'infect', by: 0, cells: [[0, 0]] });
		expect(broken(placed, { do: 'analysis', by: 0, die: 0, change: -1 })).toEqual([]);
		const own = after(placed, {
			do: 'infect',
			by: 0,
			cells: [
				[0, 1],
				[0, 2]
			]
		});
		expect(broken(own, { do: 'analysis', by: 0, die: 1, change: 1 })).toEqual(['U5 analyseBefore']);
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
		expect(broken(state, { do: 'analysis', by: 0, die: 0, change: 1 })).toEqual(['U6 outsideDie']);
		expect(broken(state, { do: 'analysis', by: 0, die: 1, change: -1 })).toEqual(['U6 outsideDie']);
		expect(broken(state, { do: 'analysis', by: 0, die: 0, change: -1 })).toEqual([]);
	});
});

describe('research samples', () => {
	it('PC19-U8 any value for its own area, before anything else', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(broken(state, { do: 'formula', by: 0, value: 6, factor: '=6' })).toEqual([]);
		expect(broken(state, { do: 'health', by: 0, value: 6 })).toEqual(['U8 noResource']);
		expect(broken(state, { do: 'formula', by: 0, die: 1, factor: '=6' })).toEqual(['U8 resourceFirst']);
		expect(broken(state, { do: 'done', by: 0 })).toEqual(['T4 resourceFirst', 'U8 resourceFirst']);
		expect(broken(acting([5, 2]), { do: 'health', by: 0, value: 6 })).toEqual(['U8 noResource']);
	});

	it('PC19-U8 the resource of the area goes before a free sample', () => {
		const state = acting([5, 2], { free: ['free', 'formula', 'free'] });
		expect(statusOf(state).free).toEqual(['formula', 'free', 'free']);
		expect(statusOf(after(state, { do: 'formula', by: 0, value: 6, factor: '=6' })).free).toEqual([
			'free',
			'free'
		]);
		expect(statusOf(after(state, { do: 'health', by: 0, value: 6 })).free).toEqual(['formula', 'free']);
	});

	it('PC19-U9 a free sample goes into all three areas', () => {
		const state = acting([5, 2], { free: ['free'] });
		expect(awaited(state)).toEqual(['health 0', 'formula 0', 'biotech 0', 'forgo 0']);
		expect(movesOf(state, 'biotech')).toHaveLength(36);
		expect(broken(state, { do: 'biotech', by: 0, value: 6, space: 'A1' })).toEqual([]);
	});

	it('PC19-U10 only an open resource is given up', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(broken(state, { do: 'forgo', by: 0, resource: 'formula' })).toEqual([]);
		expect(broken(state, { do: 'forgo', by: 0, resource: 'free' })).toEqual(['U10 notOpen']);
	});
});

describe('Health', () => {
	const at = (row: number, noted: number, sample = noted) => ({ row, sample, noted });

	it('PC19-H1 nine columns from left to right', () => {
		const full = Array.from({ length: 9 }, () => at(2, 3));
		expect(broken(acting([5, 3], { health: full }), { do: 'health', by: 0, die: 1 })).toEqual([
			'H1 healthFull'
		]);
		expect(broken(acting([5, 3], { health: full.slice(1) }), { do: 'health', by: 0, die: 1 })).toEqual([]);
	});

	it('PC19-H2 any sample on the start cell', () => {
		for (const face of [1, 2, 3, 4, 5]) {
			expect(marksOf(after(acting([6, face]), { do: 'health', by: 0, die: 1 })).health).toEqual([
				[2, face, face]
			]);
		}
	});

	it('PC19-H3 PC19-H7 equal stays, greater goes up, smaller goes down, each brings a Resistant bonus', () => {
		const rows = [2, 3, 4].map((face) => {
			const placed = after(acting([6, face], { health: [at(2, 3)] }), { do: 'health', by: 0, die: 1 });
			expect(marksOf(placed).bonuses['resistant']).toEqual({ gained: 2, used: 0 });
			return marksOf(placed).health[1]![0];
		});
		expect(rows).toEqual([3, 2, 1]);
	});

	it('PC19-H4 no cell above the top and below the bottom', () => {
		const top = [at(2, 1), at(1, 2), at(0, 3)];
		expect(broken(acting([6, 4], { health: top }), { do: 'health', by: 0, die: 1 })).toEqual([
			'H4 noHealthCell'
		]);
		expect(broken(acting([6, 3], { health: top }), { do: 'health', by: 0, die: 1 })).toEqual([]);
		const bottom = [at(2, 5), at(3, 4), at(4, 3)];
		expect(broken(acting([6, 2], { health: bottom }), { do: 'health', by: 0, die: 1 })).toEqual([
			'H4 noHealthCell'
		]);
	});

	it('PC19-H5 every icon gives its resource', () => {
		for (const cell of facts.factsOf('standard').health.cells.flat()) {
			if (!cell?.gives || cell.column === 0) continue;
			const filled = Array.from({ length: cell.column }, () => at(cell.row, 2));
			const state = after(acting([6, 2], { health: filled }), { do: 'health', by: 0, die: 1 });
			if (cell.gives in marksOf(state).bonuses)
				expect(marksOf(state).bonuses[cell.gives]!.gained).toBeGreaterThan(1);
			else expect(statusOf(state).free).toEqual([cell.gives]);
		}
	});

	it('PC19-H6 PC19-R6 the product is noted, and compared with or without the multiplier', () => {
		const filled = Array.from({ length: 6 }, () => at(2, 3));
		const play = (options: Options) =>
			marksOf(
				after(
					acting([6, 3, 5], { health: filled }, options),
					{ do: 'health', by: 0, die: 1 },
					{ do: 'health', by: 0, die: 2 }
				)
			).health.slice(6);
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
	const put = (die: number, factor: '=4' | '=3' = '=4'): PcMove => ({ do: 'formula', by: 0, die, factor });

	it('PC19-F1 ten boxes', () => {
		const factors = ['=2', '=3', '=4', '=5', '=6', '+1', '+2', '-1', '-2', '/2'] as const;
		const ten = factors.map((factor) => ({ noted: 2, factor }));
		expect(broken(acting([6, 2], { formula: ten }), put(1))).toEqual(['F1 formulaFull', 'F5 factorCrossed']);
		expect(broken(acting([6, 2], { formula: ten.slice(0, 1) }), put(1))).toEqual([]);
	});

	it('PC19-F2 the first box takes any sample', () => {
		for (const face of [1, 2, 3, 4, 5]) expect(broken(acting([6, face]), put(1))).toEqual([]);
	});

	it('PC19-F3 the factor asks for one number', () => {
		const asks = (noted: number, factor: '+1' | '=3' | '/2' | '-2' | '+2') =>
			[1, 2, 3, 4, 5, 6].filter(
				(value) =>
					broken(acting([6], { formula: [box(noted, factor)], free: ['formula'] }), {
						do: 'formula',
						by: 0,
						value,
						factor: '=4'
					}).length === 0
			);
		expect([
			asks(2, '=3'),
			asks(2, '+2'),
			asks(10, '/2'),
			asks(3, '/2'),
			asks(2, '-2'),
			asks(6, '+1')
		]).toEqual([[3], [4], [5], [], [], []]);
		expect(broken(acting([6, 2], { formula: [box(2, '+2')] }), put(1))).toEqual(['F3 factorAsks']);
		expect(broken(acting([6, 2], { formula: [box(3, '/2')] }), put(1))).toEqual(['F3 formulaBlocked']);
	});

	it('PC19-F4 each sample crosses a factor out, even a hopeless one', () => {
		const state = after(acting([6, 2]), { do: 'formula', by: 0, die: 1, factor: '-2' });
		expect(marksOf(state).formula).toEqual([[2, '-2']]);
		expect(movesOf(acting([6, 2]), 'formula')).toHaveLength(10);
	});

	it('PC19-F5 each factor once', () => {
		expect(broken(acting([6, 3], { formula: [box(2, '=3')] }), put(1, '=3'))).toEqual(['F5 factorCrossed']);
		expect(broken(acting([6, 3], { formula: [box(2, '=3')] }), put(1, '=4'))).toEqual([]);
	});

	it('PC19-F6 the product is noted and the next factor works on it', () => {
		const three = [box(5, '+1'), box(5, '+2'), box(5, '-2')].map((one, i) => ({
			...one,
			factor: (['+1', '+2', '=5'] as const)[i]!
		}));
		const state = after(acting([6, 5, 5], { formula: three }), {
			do: 'formula',
			by: 0,
			die: 1,
			factor: '/2'
		});
		expect(marksOf(state).formula[3]).toEqual([10, '/2']);
		expect(broken(state, put(2))).toEqual([]);
	});
});

describe('Biotechnology', () => {
	const pair = { A1: 5, A2: 3 };

	it('PC19-B1 any free space', () => {
		expect(
			broken(acting([4], { biotech: { A1: 5 } }), { do: 'biotech', by: 0, die: 0, space: 'A1' })
		).toEqual(['B1 spaceTaken']);
		expect(movesOf(acting([4], { biotech: { A1: 5 } }), 'biotech')).toHaveLength(5);
	});

	it('PC19-B2 a pair gives its resource', () => {
		const complete = (space: string, half: Record<string, number>) =>
			after(acting([4], { biotech: half }), { do: 'biotech', by: 0, die: 0, space });
		expect(marksOf(complete('A2', { A1: 1 })).bonuses['rat']!.gained).toBe(3);
		expect(statusOf(complete('B2', { B1: 1 })).free).toEqual(['formula']);
		expect(statusOf(complete('C2', { C1: 1 })).free).toEqual(['health']);
	});

	it('PC19-B3 the die shows the crossed number and then the other', () => {
		const state = acting([5, 3, 4], { biotech: pair });
		const crossed = after(state, { do: 'convert', by: 0, die: 0, space: 'A1' });
		expect(statusOf(crossed).taken[0]).toMatchObject({ value: 3, use: 'infection' });
		expect(marksOf(crossed).crossed).toEqual(['A1']);
		expect(broken(state, { do: 'convert', by: 0, die: 2, space: 'A1' })).toEqual(['B3 otherNumber']);
	});

	it('PC19-B4 PC19-R7 complete and unused, or once with each number', () => {
		expect(
			broken(acting([5, 3], { biotech: { A1: 5 } }), { do: 'convert', by: 0, die: 0, space: 'A1' })
		).toEqual(['B4 pairIncomplete']);
		const used = { biotech: pair, crossed: ['A1'] as const };
		const convert = (space: 'A1' | 'A2'): PcMove => ({
			do: 'convert',
			by: 0,
			die: space === 'A1' ? 0 : 1,
			space
		});
		expect(broken(acting([5, 3], used), convert('A2'))).toEqual(['B4 pairUsed']);
		expect(broken(acting([5, 3], used), convert('A1'))).toEqual(['B4 numberCrossed']);
		expect(broken(acting([5, 3], used, b('R7')), convert('A2'))).toEqual([]);
		expect(broken(acting([5, 3], used, b('R7')), convert('A1'))).toEqual(['B4 numberCrossed']);
	});

	it('PC19-B5 a single die is never converted', () => {
		expect(broken(acting([5], { biotech: pair }), { do: 'convert', by: 0, die: 0, space: 'A1' })).toEqual([
			'B5 singleDieStays'
		]);
	});

	it('PC19-B5 PC19-R1 b a conversion settles the infection by the faces before it', () => {
		const state = acting([5, 4], { biotech: pair }, b('R1'));
		const crossed = after(state, { do: 'convert', by: 0, die: 0, space: 'A1' });
		expect(statusOf(crossed).taken.map(({ use }) => use)).toEqual(['infection', 'sample']);
		expect(broken(crossed, { do: 'analysis', by: 0, die: 1, change: 1 })).toEqual(['U5 analyseBefore']);
	});

	it('PC19-B6 a pair with a crossed number is used: no points for the pair', () => {
		const crossed = after(acting([5, 3], { biotech: pair }), { do: 'convert', by: 0, die: 0, space: 'A1' });
		expect(broken(crossed, { do: 'convert', by: 0, die: 0, space: 'A2' })).toEqual(['B4 pairUsed']);
	});
});
