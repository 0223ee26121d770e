import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/prototype-c19/facts.ts';
import { fresh } from '../../src/lib/sheets/prototype-c19/fresh.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';

const seeds = Array.from({ length: 300 }, (_, at) => at * 331 + 1);
const letters = (field: unknown): string => [...[field].flat().join('')].sort().join('');

describe('a fresh sheet', () => {
	it('is the same for the same seed, and another for another', () => {
		expect(fresh(4711)).toEqual(fresh(4711));
		expect(new Set(seeds.map((seed) => JSON.stringify(fresh(seed)))).size).toBe(seeds.length);
	});
	it('can always be played: PC19-ED1 to PC19-ED7 hold', () => {
		for (const seed of seeds) {
			const parsed = parseFacts(game, fresh(seed));
			expect(parsed.ok || { seed, fault: parsed.fault }).toBe(true);
		}
	});
	it('has the icons, multipliers and hospitals of ours at other places', () => {
		for (const seed of seeds)
			for (const [field, value] of Object.entries(fresh(seed)))
				expect(letters(value)).toBe(letters(facts.standard[field]));
	});
});
