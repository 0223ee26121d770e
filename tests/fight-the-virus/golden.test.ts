/** Complete games, replayed: what stands on the sheets in the end must never change by accident. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replay, stateOf } from '../../src/lib/table/engine.ts';
import type { Table } from '../../src/lib/table/record.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';

interface Golden {
	readonly table: Table;
	readonly marks: unknown;
	readonly score: { readonly result: { readonly reason: string } };
}

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).sort();
const read = (file: string): Golden => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Golden;

describe('complete games', () => {
	it('there are won and stopped ones', () => {
		const reasons = files.map((file) => read(file).score.result.reason);
		expect(new Set(reasons)).toEqual(new Set(['research', 'stop']));
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
