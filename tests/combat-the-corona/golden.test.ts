/** Complete games, each difficulty and every way to end, replayed move by move. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/combat-the-corona/game.ts';
import { ask } from '../games.ts';

interface Golden {
	readonly table: Table;
	readonly marks: unknown;
	readonly score: { readonly result: { readonly how: string } };
}

const folder = join(import.meta.dirname, 'golden');
const games = readdirSync(folder).map((file) => ({
	name: file.replace('.json', ''),
	golden: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden
}));

describe.each(games)('$name', ({ golden }) => {
	it('ends as it did', () => {
		const { line, stopped } = replay(game, golden.table);
		expect(stopped).toBeNull();
		expect(game.over(stateOf(line))).toBe(true);
		expect(game.marks(stateOf(line))).toEqual(golden.marks);
		expect(game.score(stateOf(line))).toEqual(golden.score);
	});

	it('says the same through the referee', () => {
		expect(ask({ table: golden.table, ask: 'marks' })).toEqual({ marks: golden.marks });
	});

	it('no card is ever lost: deck, table, pile and aside make the whole deck', () => {
		const { line } = replay(game, golden.table);
		const cards = line.states.slice(1).map((state) => {
			const { viruses, defeated, revealed, aside } = game.marks(state) as Record<string, string[]>;
			const shown = [viruses, defeated, revealed, aside].flat().length;
			return shown + Number(game.status(state)['deck']);
		});
		expect(new Set(cards).size).toBe(1);
	});
});

it('each way to end, each difficulty and the solo mode are among them', () => {
	expect(new Set(games.map(({ golden }) => golden.score.result.how))).toEqual(
		new Set(['infection', 'all-viruses', 'beds'])
	);
	const difficulties = games.map(({ golden }) => golden.table.options?.['difficulty'] ?? 'beginner');
	expect(new Set(difficulties)).toEqual(new Set(['beginner', 'easy', 'medium', 'difficult', 'epic']));
	const solo = games.filter(({ golden }) => golden.table.players.length === 1);
	expect(new Set(solo.map(({ golden }) => golden.score.result.how)).size).toBe(3);
});
