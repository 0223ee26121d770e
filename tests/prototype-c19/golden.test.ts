/** Complete games, replayed: every scenario, one to five players, both answers of every ruling, sheets elsewhere. */
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/lib/table/record.ts';
import { scenarios } from '../../src/lib/validators/prototype-c19/agreed.ts';
import { deeds } from '../../src/lib/validators/prototype-c19/deeds.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import { defaultOf } from '../../src/lib/validators/kit/rulebook.ts';
import { goldens } from '../kit/golden.ts';

describe('complete games', () => {
	const games = goldens(game, import.meta.dirname);

	it('are of every scenario, number of players, ruling and verb', () => {
		const tables = games.map(({ table }) => table);
		const found = (pick: (table: Table) => unknown): unknown[] => [...new Set(tables.map(pick))];
		expect(found(({ options }) => options?.['scenario'])).toEqual(expect.arrayContaining([...scenarios]));
		expect(found(({ players }) => players.length).sort()).toEqual([1, 2, 3, 4, 5]);
		for (const ruling of game.rulings)
			expect(
				found(({ options }) => options?.rulings?.[ruling.id] ?? defaultOf(ruling)).sort(),
				ruling.id
			).toEqual(['a', 'b']);
		const verbs = new Set(tables.flatMap(({ moves }) => moves.map((move) => move.do)));
		expect([...verbs].sort()).toEqual(Object.keys(deeds).sort());
	});
});
