/** H: Health. */
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import type { Options } from '../../src/lib/table/record.ts';
import { acting, marksOf, statusOf } from './drawn.ts';
import { rulings } from './lines.ts';

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
		expect(play(rulings('R6b'))).toEqual([
			[2, 3, 6],
			[1, 5, 5]
		]);
	});
});
