/** What is counted of complete games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/lib/games.ts';
import { countOf } from '../../src/lib/statistics/counted.ts';
import { replay } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';

async function counted(game: string, name: string) {
	const file = new URL(`../${game}/golden/${name}.json`, import.meta.url);
	const { table } = JSON.parse(readFileSync(file, 'utf8')) as { table: Table };
	return { table, counted: countOf(replay(await loadGame(game), table).line) };
}

describe('a game with points', () => {
	it('has a winner, totals with their parts, and every die that was rolled', async () => {
		const { table, counted: of } = await counted('prototype-c19', 'two');
		expect(of).toMatchObject({ over: true, how: 'won', together: false, moves: table.moves.length });
		expect(of.scores).toHaveLength(2);
		for (const { total, parts } of of.scores)
			expect(Object.values(parts).reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(total);
		const best = Math.max(...of.scores.map(({ total }) => total));
		expect(of.winners).toEqual(of.scores.flatMap(({ by, total }) => (total === best ? [by] : [])));
		for (const { faces } of of.dice) {
			expect(faces.map(({ face }) => face).sort()).toEqual([1, 2, 3, 4, 5, 6]);
			const dice = faces.reduce((sum, { count }) => sum + count, 0);
			for (const { expected } of faces) expect(expected).toBeCloseTo(dice / 6);
		}
	});
	it('alone has a total and no winner', async () => {
		const { counted: of } = await counted('prototype-c19', 'alone');
		expect(of).toMatchObject({ over: true, how: 'stopped', winners: [] });
		expect(of.scores).toHaveLength(1);
	});
});

describe('a game that is won or lost together', () => {
	it('has no points, and dice of its own with the faces that they have', async () => {
		const { counted: of } = await counted('pandemic-the-cure', 'lost-outbreaks');
		expect(of).toMatchObject({ over: true, how: 'lost', together: true, winners: [], scores: [] });
		const red = of.dice.filter(({ kind }) => kind === 'red').flatMap(({ faces }) => faces);
		// a red die has a cross, two ones, a four and two sixes
		expect(
			[...new Set(red.filter(({ expected }) => expected > 0).map(({ face }) => String(face)))].sort()
		).toEqual(['+', '1', '4', '6']);
		const rolled = of.dice.filter(({ kind, by }) => kind === 'red' && by !== null);
		for (const { faces } of rolled) {
			const dice = faces.reduce((sum, { count }) => sum + count, 0);
			expect(faces.find(({ face }) => face === 1)?.expected).toBeCloseTo(dice / 3);
			expect(faces.find(({ face }) => face === '+')?.expected).toBeCloseTo(dice / 6);
		}
	});
});
