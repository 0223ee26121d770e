/** B: Biotechnology. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, marksOf, statusOf } from './drawn.ts';
import { rulings } from './lines.ts';

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
		expect(acting([5, 3], used, rulings('R7b')).broken(convert('A2'))).toEqual([]);
		expect(acting([5, 3], used, rulings('R7b')).broken(convert('A1'))).toEqual(['PC19-B4 numberCrossed']);
	});

	it('PC19-B5 a single die is never converted', () => {
		expect(acting([5], { biotech: pair }).broken('A convert 0 A1')).toEqual(['PC19-B5 singleDieStays']);
	});

	it('PC19-B5 PC19-R1 b a conversion settles the infection by the faces before it', () => {
		const state = acting([5, 4], { biotech: pair }, rulings('R1b'));
		const crossed = state.after('A convert 0 A1');
		expect(statusOf(crossed).taken.map(({ use }) => use)).toEqual(['infection', 'sample']);
		expect(crossed.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseBefore']);
	});

	it('PC19-B6 a pair with a crossed number is used: no points for the pair', () => {
		const crossed = acting([5, 3], { biotech: pair }).after('A convert 0 A1');
		expect(crossed.broken('A convert 0 A2')).toEqual(['PC19-B4 pairUsed']);
	});
});
