/** Complete games, replayed: what they are worth in the end must never change by accident. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';

interface Golden {
	readonly table: Table;
	readonly marks: unknown;
	readonly score: { readonly result: string };
}

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).sort();
const read = (file: string): Golden => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden;

describe('complete games', () => {
	it('there is one of each ending, alone and together', () => {
		const kinds = files
			.map(read)
			.map(({ table, score }) => `${table.players.length === 1 ? 'solo ' : ''}${score.result}`);
		expect([...new Set(kinds)].sort()).toEqual([
			'lost',
			'solo lost',
			'solo strategic',
			'solo tactical',
			'strategic',
			'tactical'
		]);
	});

	it.each(files)('%s', (file) => {
		const { table, marks, score } = read(file);
		const { line, stopped } = replay(game, table);
		expect(stopped).toBeNull();
		expect(game.over(stateOf(line))).toBe(true);
		expect(game.marks(stateOf(line))).toEqual(marks);
		expect(game.score(stateOf(line))).toEqual(score);
	});
});
