import { describe, expect, it } from 'vitest';
import { facts } from '../../src/lib/sheets/fight-the-virus/facts.ts';
import { fresh } from '../../src/lib/sheets/fight-the-virus/fresh.ts';
import { parseFacts } from '../../src/lib/table/parse.ts';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';

const seeds = Array.from({ length: 300 }, (_, at) => at * 331 + 1);
/** All letters of a field in order, and without what may differ in place. */
const letters = (field: unknown): string => [...[field].flat().join('')].sort().join('');
const counted = (given: object): object =>
	Object.fromEntries(Object.entries(given).map(([field, value]) => [field, letters(value)]));

describe('a fresh sheet', () => {
	it('is the same for the same seed, and another for another', () => {
		expect(fresh(4711)).toEqual(fresh(4711));
		expect(new Set(seeds.map((seed) => JSON.stringify(fresh(seed)))).size).toBe(seeds.length);
	});
	it('can always be played: FTV-ED1 to FTV-ED6 hold', () => {
		for (const seed of seeds) {
			const parsed = parseFacts(game, fresh(seed));
			expect(parsed.ok || { seed, fault: parsed.fault }).toBe(true);
		}
	});
	it('has as many squares, spikes, flags, extra dice and bonuses as ours', () => {
		for (const seed of seeds) {
			const sheet = fresh(seed);
			const ours = Object.fromEntries(Object.keys(sheet).map((field) => [field, facts.standard[field]]));
			expect(counted(sheet)).toEqual(counted(ours));
		}
	});
	it('gives nothing for the first and the last research number', () => {
		for (const seed of seeds) expect(fresh(seed)['research']).toMatch(/^-.*-$/);
	});
});
