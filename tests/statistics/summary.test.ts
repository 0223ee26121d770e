/** A winter of games small enough to be counted by hand. */
import { describe, expect, it } from 'vitest';
import { words as english } from '../../src/lib/i18n/history/en.ts';
import { csvOf } from '../../src/lib/statistics/csv.ts';
import { everything, minutesOf, monthOf, select, type Played } from '../../src/lib/statistics/played.ts';
import { diceRows, peopleIn, resultFor, resultRows } from '../../src/lib/statistics/rows.ts';
import { summarise } from '../../src/lib/statistics/summary.ts';
import { evening } from './evening.ts';

const at = (month: number, day: number, hour = 20): number => new Date(2026, month - 1, day, hour).getTime();
const MINUTE = 60_000;

const table = (given: Partial<Played> & Pick<Played, 'id'>): Played =>
	evening({ ended: at(10, 1), ...given });
const score = (by: number, a: number, b: number) => ({ by, total: a + b, parts: { a, b } });
const dice = (by: number | null, ...counts: number[]) => ({
	kind: 'd6',
	by,
	faces: counts.map((count, n) => ({
		face: n + 1,
		count,
		expected: counts.reduce((x, y) => x + y, 0) / 6
	}))
});

const winter: readonly Played[] = [
	table({ id: 'one', scores: [score(0, 100, 32), score(1, 90, 28)], dice: [dice(0, 1, 2, 3, 4, 5, 6)] }),
	table({
		id: 'two',
		players: ['ana ', 'Bo', 'Cleo'],
		ended: at(10, 8),
		winners: [1],
		scores: [score(0, 60, 60), score(1, 80, 61), score(2, 10, -3)],
		moves: 140,
		dice: [dice(1, 6, 5, 4, 3, 2, 1), dice(0, 0, 0, 0, 0, 0, 24)],
		origin: { kind: 'corrected', table: 'abcdefgh23', at: 12 }
	}),
	table({
		id: 'three',
		ended: at(11, 2),
		winners: [0, 1],
		scores: [score(0, 100, 32), score(1, 100, 32)],
		moves: 120,
		begun: at(10, 30)
	}),
	table({ id: 'four', game: 'world', together: true, how: 'lost', winners: [], ended: at(11, 3) }),
	table({ id: 'five', game: 'world', together: true, winners: [0, 1], ended: at(11, 4), moves: 80 }),
	table({ id: 'six', ended: at(11, 5), over: false, how: null, winners: [], moves: 7 })
];
const all = summarise(winter, everything);

describe('everything', () => {
	it('is counted', () => {
		expect(all).toMatchObject({ tables: 6, finished: 5, moves: 547, dice: 66 });
		expect(all.months).toEqual([
			{ month: '2026-10', finished: 2 },
			{ month: '2026-11', finished: 3 }
		]);
	});
	it('one against the other: Ana 2 of 3, Bo 2 of 3, Cleo 0 of 1; a shared victory is one for both', () => {
		expect(all.wins).toEqual([
			{ person: 'ana', name: 'Ana', played: 3, won: 2 },
			{ person: 'bo', name: 'Bo', played: 3, won: 2 },
			{ person: 'cleo', name: 'Cleo', played: 1, won: 0 }
		]);
	});
	it('together apart: 1 of 2', () => {
		expect(all.together).toEqual([{ game: 'world', played: 2, won: 1 }]);
	});
	it('bests: who reached them first keeps them', () => {
		expect(all.bests.map(({ name, total, id }) => [name, total, id])).toEqual([
			['Bo', 141, 'two'],
			['Ana', 132, 'one'],
			['Cleo', 7, 'two']
		]);
	});
	it('lengths: what lay for days has no duration', () => {
		expect(all.lengths).toEqual([
			{
				game: 'points',
				moves: { count: 3, least: 100, middle: 120, mean: 120, most: 140 },
				minutes: { count: 2, least: 40, middle: 40, mean: 40, most: 40 }
			},
			{
				game: 'world',
				moves: { count: 2, least: 80, middle: 90, mean: 90, most: 100 },
				minutes: { count: 2, least: 40, middle: 40, mean: 40, most: 40 }
			}
		]);
	});
	it('dice: 7 7 7 7 7 31 of 66', () => {
		const [d6] = all.diceKinds;
		expect(d6?.faces.map(({ count }) => count)).toEqual([7, 7, 7, 7, 7, 31]);
		// (5 · 4² + 20²) / 11 = 480 / 11
		expect(d6?.fairness).toMatchObject({ kind: 'tested', freedom: 5 });
		expect(d6?.fairness.kind === 'tested' && d6.fairness.chiSquared).toBeCloseTo(480 / 11);
	});
	it('luck: the highest dice first', () => {
		// Ana rolled 24 sixes, then 21 dice with 91 pips (73.5 expected), Bo 21 with 56
		expect(all.luck.map(({ name, id, dice: count }) => [name, id, count])).toEqual([
			['ana ', 'two', 24],
			['Ana', 'one', 21],
			['Bo', 'two', 21]
		]);
	});
});

describe('a choice', () => {
	it('by player, game and month', () => {
		expect(select(winter, { ...everything, player: 'cleo' }).map(({ id }) => id)).toEqual(['two']);
		expect(select(winter, { ...everything, month: '2026-11' })).toHaveLength(4);
		const bo = summarise(winter, { game: 'points', player: 'bo', month: '2026-10' });
		expect(bo.wins).toEqual([{ person: 'bo', name: 'Bo', played: 2, won: 1 }]);
		expect(bo.scores.map(({ total }) => total)).toEqual([118, 141]);
		expect(bo.dice).toBe(21);
	});
	it('knows the month where the device is', () => {
		expect(monthOf(new Date(2026, 0, 31, 23, 59).getTime())).toBe('2026-01');
	});
	it('a table that came all at once has no duration', () => {
		expect(minutesOf(table({ id: 'x', begun: at(10, 1), ended: at(10, 1) }))).toBeNull();
		expect(minutesOf(table({ id: 'x', begun: at(10, 1), ended: at(10, 1) + 90 * MINUTE }))).toBe(90);
	});
});

describe('CSV', () => {
	it('quotes what needs it, ends lines as RFC 4180 says and begins with the mark', () => {
		expect(csvOf([['a', 'b"c', 'd,e', 'f\ng', null, -1.5]])).toBe('\ufeffa,"b""c","d,e","f\ng",,-1.5\r\n');
	});
	it('runs no formula out of a name', () => {
		expect(csvOf([['=1+1', '+x', '@y', '-z']])).toBe("\ufeff'=1+1,'+x,'@y,'-z\r\n");
	});
	it('results: one line a player, parts as columns', () => {
		const words = {
			head: ['table', 'game', 'begun', 'ended', 'minutes', 'moves', 'player', 'result', 'total', 'origin'],
			results: { won: 'won', lost: 'lost', stopped: 'over', running: 'running' },
			origin: english.origin,
			game: (id: string) => id,
			part: (_: string, id: string) => id
		};
		const [head, ...lines] = resultRows(winter.slice(1, 2), null, words);
		expect(head?.slice(-2)).toEqual(['points: a', 'points: b']);
		expect(lines.map((line) => line.slice(4))).toEqual([
			[40, 140, 'ana', 'lost', 120, 'corrected after move 12', 60, 60],
			[40, 140, 'Bo', 'won', 141, 'corrected after move 12', 80, 61],
			[40, 140, 'Cleo', 'lost', 7, 'corrected after move 12', 10, -3]
		]);
		expect(resultRows(winter, 'cleo', words)).toHaveLength(2);
		expect(winter.map((one) => resultFor(one, 0))).toEqual(['won', 'lost', 'won', 'lost', 'won', 'running']);
	});
	it('dice: one line a face', () => {
		const words = {
			head: ['game', 'dice', 'player', 'face', 'count', 'expected'],
			everybody: 'all',
			game: (id: string | null) => id ?? 'any',
			kind: ({ kind }: { readonly kind: string }) => kind,
			face: (_: unknown, face: number | string) => String(face)
		};
		const rows = diceRows([{ of: null, dice: all.diceKinds }], words);
		expect(rows).toHaveLength(7);
		expect(rows.at(-1)).toEqual(['any', 'd6', 'all', '6', 31, 11]);
	});
	it('lists everybody as written last', () => {
		expect(peopleIn(winter)).toEqual([
			{ person: 'ana', name: 'Ana' },
			{ person: 'bo', name: 'Bo' },
			{ person: 'cleo', name: 'Cleo' }
		]);
	});
});
