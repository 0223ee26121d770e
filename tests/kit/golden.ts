/** Complete games, replayed: what stands on the sheets in the end must never change by accident. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Score, Table } from '../../src/lib/table/record.ts';

export interface Golden {
	readonly name: string;
	readonly table: Table;
	readonly marks: unknown;
	readonly score: Score;
}

/** The games in the folder `golden` of a test folder, each of them tested to end as it did. */
export function goldens(game: AnyGame, folder: string): readonly Golden[] {
	const files = readdirSync(join(folder, 'golden')).sort();
	const games = files.map((file) => ({
		name: file.replace('.json', ''),
		...(JSON.parse(readFileSync(join(folder, 'golden', file), 'utf8')) as Omit<Golden, 'name'>)
	}));
	it.each(games)('$name ends as it did', ({ table, marks, score }) => {
		const { line, stopped } = replay(game, table);
		expect(stopped).toBeNull();
		expect(line.states.slice(0, -1).some((state) => game.over(state))).toBe(false);
		expect(game.over(stateOf(line))).toBe(true);
		expect(game.marks(stateOf(line))).toEqual(marks);
		expect(game.score(stateOf(line))).toEqual(score);
	});
	return games;
}
