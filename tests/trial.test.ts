/** Trial games: repeatable, they end, and a simple sensible player gets somewhere. */
import { describe, expect, it } from 'vitest';
import { freshFacts, gameIds, hasFresh, hasTrial, loadGame, loadTrial } from '../src/lib/games.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { averageOf, compared, playTrial } from '../src/lib/table/trial.ts';
import type { Edition } from '../src/lib/table/record.ts';

const GAMES = 12;

async function played(id: string, sheet: Edition, count = GAMES) {
	const [game, trial] = await Promise.all([loadGame(id), loadTrial(id)]);
	if (!trial) throw new Error('no trial');
	const games = Array.from({ length: count }, (_, seed) => playTrial(game, trial, sheet, seeded(seed)));
	return { games, measure: trial.measure, average: averageOf(trial, games) };
}

describe.each(gameIds.filter(hasTrial))('trial games of %s', (id) => {
	it('come out the same for the same seeds, and are told game by game', async () => {
		const [game, trial] = await Promise.all([loadGame(id), loadTrial(id)]);
		if (!trial) throw new Error('no trial');
		const fresh = { name: 'Fresh', facts: await freshFacts(id, 4711) };
		const told = [...compared(game, trial, fresh, 2)];
		expect(told.map(({ games }) => games)).toEqual([1, 2]);
		const [mine, ours] = [await played(id, fresh, 2), await played(id, 'standard', 2)];
		expect(told.at(-1)).toEqual({
			measure: trial.measure,
			games: 2,
			mine: mine.average,
			ours: ours.average
		});
	});
	it('get somewhere, on our sheet and on a fresh one', async () => {
		const sheets: Edition[] = ['standard', { name: 'Fresh', facts: await freshFacts(id, 4711) }];
		for (const sheet of sheets) {
			const { measure, average, games } = await played(id, sheet);
			expect(average.result).toBeGreaterThan(measure === 'wins' ? 0.05 : 30);
			expect(average.length).toBeGreaterThan(5);
			expect(games.every(({ length }) => length < 1200)).toBe(true);
		}
	});
});

it('a sheet that can be shuffled can be tried out, too', () => {
	expect(gameIds.filter(hasFresh)).toEqual(gameIds.filter(hasTrial));
});

it('how long a win takes is not told where there was none', () => {
	const lost = [{ result: 0, length: 40 }];
	const trial = {
		measure: 'wins' as const,
		worth: () => 0,
		result: () => 0,
		length: () => 0,
		isHopeless: () => false
	};
	expect(averageOf(trial, lost)).toEqual({ result: 0, length: null });
	expect(averageOf(trial, [...lost, { result: 1, length: 30 }])).toEqual({ result: 0.5, length: 30 });
});
