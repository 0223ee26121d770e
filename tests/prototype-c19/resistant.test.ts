/** V: resistant individuals. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, empty, marksOf, withSheet, zoneFrom } from './drawn.ts';
import { rulings } from './lines.ts';

const resist = (...cells: (readonly [number, number])[]): Move => ({ do: 'resist', by: 0, cells });

describe('resistant individuals', () => {
	it('PC19-V1 one bonus, two individuals', () => {
		const state = acting([2, 1]).after(resist([6, 0], [6, 1]));
		expect(marksOf(state).risk[6]).toBe('rr....');
		expect(marksOf(state).bonuses['resistant']).toEqual({ gained: 1, used: 1 });
		expect(state.broken(resist([6, 2], [6, 3]))).toEqual(['PC19-U3 noBonus']);
	});

	it('PC19-V2 the first one enters at its corner', () => {
		expect(acting([2, 1]).broken(resist([5, 0], [4, 0]))).toEqual(['PC19-V2 notAtEntry']);
		expect(acting([2, 1]).broken(resist([5, 0], [6, 0]))).toEqual([]);
		expect(acting([2, 1], { zone: zoneFrom('...r..') }).broken(resist([0, 2], [0, 4]))).toEqual([]);
	});

	it('PC19-V3 every further one touches another', () => {
		expect(acting([2, 1]).broken(resist([6, 0], [6, 2]))).toEqual(['PC19-V3 notWithOthers']);
		const zone = zoneFrom('...h..');
		expect(acting([2, 1], { zone }).broken(resist([0, 5], [0, 4]))).toEqual([]);
		expect(acting([2, 1], { zone }).broken(resist([0, 5], [3, 3]))).toEqual(['PC19-V3 notWithOthers']);
	});

	it('PC19-V4 healthy ones only', () => {
		const zone = zoneFrom('...r..');
		expect(acting([2, 1], { zone }).broken(resist([0, 3], [0, 4]))).toEqual(['PC19-V4 notHealthy']);
		expect(acting([2, 1], { zone: zoneFrom('..r...') }).broken(resist([1, 2], [0, 1]))).toEqual([
			'PC19-V4 notHealthy'
		]);
		expect(acting([2, 1]).broken('A resist 6.0 7.0')).toEqual(['PC19-V4 notHealthy']);
	});

	it('PC19-V5 PC19-R5 not beside an infected one', () => {
		const zone = zoneFrom('#..r.h');
		expect(acting([2, 1], { zone }).broken(resist([0, 2], [0, 1]))).toEqual(['PC19-V5 touchesInfected']);
		expect(acting([2, 1], { zone }).broken(resist([0, 2], [0, 4]))).toEqual([]);
		expect(acting([2, 1], { zone }, rulings('R5b')).broken(resist([0, 2], [0, 4]))).toEqual([
			'PC19-V5 touchesInfected'
		]);
	});

	it('PC19-V6 two if two can, one if only one can, none if nobody can', () => {
		expect(acting([2, 1]).broken(resist([6, 0]))).toEqual(['PC19-V6 twoMustEnter']);
		const corner = [...empty.slice(0, 4), '#H....', '...H..', '..#...'];
		expect(acting([2, 1], { zone: corner }).broken(resist([6, 0]))).toEqual([]);
		expect(acting([2, 1], { zone: corner }).broken(resist([6, 0], [6, 1]))).toEqual([
			'PC19-V5 touchesInfected',
			'PC19-V6 onlyOneCan'
		]);
		expect(acting([2, 1], { zone: corner }).listed('resist')).toEqual([resist([6, 0])]);
		const closed = [...empty.slice(0, 5), '#..H..', '......'];
		expect(acting([2, 1], { zone: closed }).broken(resist([6, 0]))).toEqual([
			'PC19-V5 touchesInfected',
			'PC19-V6 nobodyCanEnter'
		]);
		expect(acting([2, 1], { zone: closed }).awaited).not.toContain('A resist');
	});

	it('PC19-V7 PC19-V8 half first, and half does not count', () => {
		const zone = empty.map((line, row) => `${row === 6 ? 'r' : '#'}${line.slice(1)}`);
		const once = acting([1, 1], { zone }).after('A infect 6.0');
		expect(marksOf(once).risk[6]).toBe('h.....');
		expect(marksOf(once).columns).toEqual([]);
		const twice = withSheet(once, 0, { received: [1] }).after('A infect 6.0');
		expect(marksOf(twice).risk[6]).toBe('#.....');
		expect(marksOf(twice).columns).toEqual([0]);
	});

	it('lists each set once, in either order of entering', () => {
		const zone = zoneFrom('...r..');
		const listed = acting([2, 1], { zone })
			.listed('resist')
			.map((move) => JSON.stringify(move));
		expect(new Set(listed).size).toBe(listed.length);
		expect(listed).toHaveLength(8);
	});
});
