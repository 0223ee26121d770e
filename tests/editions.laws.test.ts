/** What holds for every edition and every position of every game. */
import { describe, expect, it } from 'vitest';
import { begin, extend, stateOf, type Line } from '../src/lib/table/engine.ts';
import { parseFacts, parseSetup } from '../src/lib/table/parse.ts';
import type { Facts, Random, Setup } from '../src/lib/table/record.ts';
import { games, seeded } from './games.ts';
import { randomMove, randomSetup } from './random-play.ts';
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

	/** Every answer about the state. */
	const told = (state: unknown) => ({
		status: game.status(state),
		marks: game.marks(state),
		score: game.score(state),
		moves: game.moves(state),
		position: game.position.of(state)
	});

	/** The table from its position, or null where none can be taken. */
	function fromPosition(line: Line): { readonly setup: Setup; readonly line: Line } | null {
		const from = game.position.of(stateOf(line));
		if (from === null) return null;
		const { players, options, sheet = 'standard' } = line.setup;
		const setup = parseSetup(game, {
			players,
			options,
			sheet,
			from: JSON.parse(JSON.stringify(from)) as unknown
		});
		if (!setup.ok) throw new Error(`${setup.fault.path} ${setup.fault.say.key}: ${JSON.stringify(from)}`);
		return { setup: setup.value, line: begin(game, setup.value) };
	}

	it(
		'answers from a position as from the moves, and so after every continuation',
		{ timeout: 240_000 },
		() => {
			let taken = 0;
			for (let seed = 0; seed < 40; seed++) {
				const random = seeded(500 + seed);
				const setup = randomSetup(game, random, seed % 2 === 0 ? null : factsOf(id, random));
				let line = begin(game, setup);
				let other: Line | null = null;
				for (let n = 0; n < 90; n++) {
					const state = stateOf(line);
					// a position now and then, and then both tables side by side
					if (other === null && random() < 0.3) {
						const begun = fromPosition(line);
						if (begun) {
							expect(game.position.doubts(begun.setup).map(({ rule }) => rule)).toEqual([]);
							other = begun.line;
							taken++;
						}
					}
					if (other) expect(told(stateOf(other)), `seed ${seed}, after ${n} moves`).toEqual(told(state));
					if (game.over(state)) break;
					const move = randomMove(game, state, random);
					if (!move) break;
					line = extend(line, move);
					if (other) {
						expect(game.check(stateOf(other), move)).toEqual([]);
						other = n % 17 === 16 ? null : extend(other, move);
					}
				}
			}
			expect(taken).toBeGreaterThan(10);
		}
	);
});
