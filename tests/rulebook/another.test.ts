/** Another pair, found while somebody reads: as true as the one that is kept, and not the same. */
import { expect, it } from 'vitest';
import { loadExamples } from '../../src/lib/games.ts';
import { anotherPair } from '../../src/lib/rulebook/another.ts';
import { tried, type Pair } from '../../src/lib/rulebook/examples.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';

/** Looking through all of them takes seconds. */
const EVERY = 6;

it.each(games.map((game) => [game.id, game] as const))(
	'%s: most rules with a pair have another, judged as it says, and where there is none it is not offered',
	async (id, game) => {
		const pairs = Object.entries(await loadExamples(id))
			.flatMap(([rule, example]): [string, Pair][] => ('allowed' in example ? [[rule, example]] : []))
			.filter((_, nth) => nth % EVERY === 0);
		const found = pairs.filter(([rule, pair]) => {
			const other = anotherPair(game, rule, [pair], seeded(1));
			expect(other === null, rule).toBe(pair.alone === true);
			if (!other) return false;
			expect(other).not.toEqual(pair);
			expect(tried(game, other.at, other.allowed).complaints).toEqual([]);
			expect(tried(game, other.at, other.refused).complaints.map((one) => one.rule)).toContain(rule);
			return true;
		});
		expect(found.length / pairs.length).toBeGreaterThan(0.6);
	}
);
