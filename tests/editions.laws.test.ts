/** What holds for every edition and every position of every game. */
import { describe, expect, it } from 'vitest';
import { begin, extend, stateOf } from '../src/lib/table/engine.ts';
import { parseFacts, parseMove, parseSetup } from '../src/lib/table/parse.ts';
import { factsOf } from './editions.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { games } from './games.ts';
import { ownOptionsOf } from './own-options.ts';
import { randomMove, randomSetup } from './random-play.ts';
import { holdsFromPositions } from './kit/law-of-positions.ts';
import { soundSheet } from './kit/sound-sheet.ts';

/** Another step of the turn came first, after a difference that could not be seen. */
const OUT_OF_STEP: ReadonlySet<string> = new Set(['CLN-F1', 'CTC-T1']);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	it('states its standard edition in full, and plays it as the standard one', () => {
		expect(parseFacts(game, game.edition.standard).ok).toBe(true);
		const stated = { name: 'Stated', facts: game.edition.standard };
		for (let seed = 0; seed < 5; seed++) {
			const setup = randomSetup(game, seeded(seed), null, ownOptionsOf(id));
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

	it('a refusal that another edition would not make is one that offers to correct the edition', () => {
		let refused = 0;
		for (let seed = 0; seed < 150 && refused < 10; seed++) {
			const random = seeded(seed);
			const own = randomSetup(game, seeded(1000 + seed), factsOf(id, random));
			const ours = parseSetup(game, { players: own.players, options: own.options });
			if (!ours.ok) continue;
			let line = begin(game, own);
			let standard = begin(game, ours.value);
			for (let n = 0; n < 80 && !game.over(stateOf(line)); n++) {
				const move = randomMove(game, stateOf(line), random);
				if (!move || !parseMove(game, ours.value, move).ok) break;
				const complaints = game.check(stateOf(standard), move);
				if (complaints.length > 0) {
					refused++;
					const rules = complaints.map(({ rule }) => rule);
					const isOffered = rules.some((rule) => (game.rulebook[rule]?.facts ?? []).length > 0);
					expect(isOffered || rules.every((rule) => OUT_OF_STEP.has(rule)), rules.join()).toBe(true);
					break;
				}
				[line, standard] = [extend(line, move), extend(standard, move)];
			}
		}
		expect(refused).toBeGreaterThan(0);
	});

	it('answers from a position as from the moves, and so after every continuation', () => {
		const taken = holdsFromPositions(game, 40, (random, nth) =>
			randomSetup(game, random, nth % 2 === 0 ? null : factsOf(id, random), ownOptionsOf(id))
		);
		expect(taken).toBeGreaterThan(20);
	});
});
