import { describe, expect, it } from 'vitest';
import type { Played } from '../../src/lib/statistics/played.ts';
import { recordsOf } from '../../src/lib/statistics/records.ts';
import { evening } from './evening.ts';

const table = (id: string, ended: number, given: Partial<Played>): Played => evening({ id, ended, ...given });
const totals = (...list: number[]) => list.map((total, by) => ({ by, total, parts: {} }));

describe('beside earlier tables', () => {
	const all = [
		table('a', 10, { scores: totals(127, 90) }),
		table('b', 20, { winners: [1], scores: totals(80, 140) }),
		table('c', 30, { players: ['bo', 'Ana '], winners: [1], scores: totals(118, 132) }),
		table('other', 25, { game: 'another', scores: totals(500, 500) }),
		table('later', 40, { scores: totals(999, 999) }),
		table('three', 15, { players: ['Ana', 'Bo', 'Cleo'], scores: totals(131, 1, 1) })
	];
	it('132 is better than the 131 with Cleo, whoever sat where; 118 is no best for Bo', () => {
		expect(recordsOf(all, 'c')?.bests).toEqual([
			{ name: 'Ana', total: 132, before: { total: 131, ended: 15 } }
		]);
	});
	it('Ana and Bo alone: 2 to 1 since the first', () => {
		expect(recordsOf(all, 'c')?.series).toEqual({
			since: 10,
			played: 3,
			wins: [
				{ name: 'bo', won: 1 },
				{ name: 'Ana', won: 2 }
			],
			together: null
		});
	});
	it('the first table has nothing to be compared with, and one that is not over is nothing', () => {
		expect(recordsOf(all, 'a')).toEqual({
			bests: [],
			series: null,
			took: { minutes: 40, usually: null }
		});
		expect(recordsOf([table('x', 1, { over: false })], 'x')).toBeNull();
		expect(recordsOf(all, 'nowhere')).toBeNull();
	});
	it('how long it took beside all earlier games; what lay for days is no time', () => {
		const minutes = (end: number, long: number) => ({ begun: end - long * 60_000 });
		const long = [
			table('a', 1, minutes(1, 30)),
			table('b', 2, { ...minutes(2, 50), players: ['Cleo', 'Dai'] }),
			table('days', 3, minutes(3, 5000)),
			table('c', 4, minutes(4, 41))
		];
		expect(recordsOf(long, 'c')?.took).toEqual({ minutes: 41, usually: { minutes: 40, count: 2 } });
		expect(recordsOf(long, 'days')?.took).toBeNull();
	});
	it('a table that wins or loses as one', () => {
		const world = [
			table('a', 1, { together: true, how: 'lost', winners: [] }),
			table('b', 2, { together: true, how: 'won', winners: [0, 1] })
		];
		expect(recordsOf(world, 'b')?.series).toEqual({ since: 1, played: 2, wins: [], together: 1 });
	});
});
