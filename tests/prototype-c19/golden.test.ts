/** Complete games, replayed: every scenario, one to five players, both answers of every ruling, sheets elsewhere. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../src/lib/sheets/prototype-c19/facts.ts';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { allVerbs } from '../../src/lib/validators/prototype-c19/moves.ts';

interface Golden {
	readonly table: Table;
	readonly marks: unknown;
	readonly score: unknown;
}

const folder = new URL('./golden/', import.meta.url);
const games = readdirSync(folder).map((file) => ({
	name: file.replace('.json', ''),
	...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden)
}));

describe('complete games', () => {
	it.each(games)('$name', ({ table, marks, score }) => {
		const { line, stopped } = replay(game, table);
		expect(stopped).toBeNull();
		expect(game.over(stateOf(line))).toBe(true);
		expect(game.marks(stateOf(line))).toEqual(marks);
		expect(game.score(stateOf(line))).toEqual(score);
	});

	it('are of every scenario, number of players, ruling and verb', () => {
		const tables = games.map(({ table }) => table);
		const found = (pick: (table: Table) => unknown): unknown[] => [...new Set(tables.map(pick))];
		expect(found(({ options }) => options?.['scenario'])).toEqual(expect.arrayContaining([...scenarios]));
		expect(found(({ players }) => players.length).sort()).toEqual([1, 2, 3, 4, 5]);
		for (const { id } of game.rulings)
			expect(found(({ options }) => options?.rulings?.[id] ?? 'a').sort(), id).toEqual(['a', 'b']);
		const verbs = new Set(tables.flatMap(({ moves }) => moves.map((move) => move.do)));
		expect([...verbs].sort()).toEqual([...allVerbs].sort());
	});
});
