/** F: the Formula. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, marksOf } from './drawn.ts';

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
