/** Complete games, each difficulty and every way to end, replayed move by move. */
import { expect, it } from 'vitest';
import { replay } from '../../src/lib/table/engine.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { ask } from '../games.ts';
import { goldens } from '../kit/golden.ts';

const games = goldens(game, import.meta.dirname);

it.each(games)('$name says the same through the referee', ({ table, marks }) => {
	expect(ask({ table, ask: 'marks' })).toEqual({ marks });
});

it.each(games)('$name: no card is ever lost', ({ table }) => {
	const { line } = replay(game, table);
	const cards = line.states.slice(1).map((state) => {
		const { viruses, defeated, revealed, aside } = game.marks(state) as Record<string, string[]>;
		const shown = [viruses, defeated, revealed, aside].flat().length;
		return shown + Number(game.status(state)['deck']);
	});
	expect(new Set(cards).size).toBe(1);
});

it('each way to end, each difficulty and the solo mode are among them', () => {
	const how = ({ score }: (typeof games)[number]) => (score.result as { how: string }).how;
	expect(new Set(games.map(how))).toEqual(new Set(['infection', 'all-viruses', 'beds']));
	const difficulties = games.map(({ table }) => table.options?.['difficulty'] ?? 'beginner');
	expect(new Set(difficulties)).toEqual(new Set(['beginner', 'easy', 'medium', 'difficult', 'epic']));
	const solo = games.filter(({ table }) => table.players.length === 1);
	expect(new Set(solo.map(how)).size).toBe(3);
});
