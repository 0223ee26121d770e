/** What holds for every edition and every position of every game. */
import { describe, expect, it } from 'vitest';
import { begin, extend, stateOf } from '../src/lib/table/engine.ts';
import { parseFacts } from '../src/lib/table/parse.ts';
import type { Facts, Random } from '../src/lib/table/record.ts';
import { games, seeded } from './games.ts';
import { randomMove, randomSetup } from './random-play.ts';
import { holdsFromPositions } from './kit/law-of-positions.ts';
import { soundSheet } from './kit/sound-sheet.ts';

const found = import.meta.glob<(random: Random) => Facts>('./*/random-facts.ts', {
	eager: true,
	import: 'randomFacts'
});
const factsOf = (id: string, random: Random): Facts => {
	const make = found[`./${id}/random-facts.ts`];
	if (!make) throw new Error(`tests/${id}/random-facts.ts is missing`);
	return make(random);
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	it('states its standard edition in full, and plays it as the standard one', () => {
		expect(parseFacts(game, game.edition.standard).ok).toBe(true);
		const stated = { name: 'Stated', facts: game.edition.standard };
		for (let seed = 0; seed < 5; seed++) {
			const setup = randomSetup(game, seeded(seed));
			const random = seeded(100 + seed);
			let line = begin(game, setup);
			let own = begin(game, { ...setup, sheet: stated });
			for (let n = 0; n < 60 && !game.over(stateOf(line)); n++) {
				const move = randomMove(game, stateOf(line), random);
				if (!move) break;
				expect(game.check(stateOf(own), move)).toEqual([]);
				[line, own] = [extend(line, move), extend(own, move)];
			}
			expect(game.status(stateOf(own))).toEqual(game.status(stateOf(line)));
			expect(game.marks(stateOf(own))).toEqual(game.marks(stateOf(line)));
			expect(game.score(stateOf(own))).toEqual(game.score(stateOf(line)));
		}
	});

	it('draws every edition: nothing overlaps, nothing is smaller than 7 mm, everything is on the page', () => {
		soundSheet(game.edition.draw('standard'));
		for (let seed = 0; seed < 120; seed++) {
			const facts = factsOf(id, seeded(seed));
			const parsed = parseFacts(game, facts);
			expect(parsed.ok, `seed ${seed}`).toBe(true);
			soundSheet(game.edition.draw({ name: `Seed ${seed}`, facts }));
		}
	});

	it(
		'answers from a position as from the moves, and so after every continuation',
		{ timeout: 240_000 },
		() => {
			const taken = holdsFromPositions(game, 40, (random, nth) =>
				randomSetup(game, random, nth % 2 === 0 ? null : factsOf(id, random))
			);
			expect(taken).toBeGreaterThan(20);
		}
	);
});
