/** Every number of a score can be derived: terms with a rule and cells, which add up to it. */
import { describe, expect, it } from 'vitest';
import { talkIn } from '../src/lib/i18n/talk.ts';
import { sheetOf, stateOf } from '../src/lib/table/engine.ts';
import type { Term } from '../src/lib/table/record.ts';
import { derivationOf, sumsOf } from '../src/lib/ui/score/sums.ts';
import { seeded } from '../src/lib/table/chance.ts';
import { games } from './games.ts';
import { randomGame, randomSetup } from './random-play.ts';

const worthOf = (terms: readonly Term[]): number =>
	terms.reduce((sum, { count, each }) => sum + count * each, 0);

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
	const lines = Array.from({ length: 25 }, (_, seed) => {
		const random = seeded(7000 + seed);
		return randomGame(game, randomSetup(game, random), random, 40 + 12 * seed);
	});

	it('the terms of each part add up to it, in the order of the score', () => {
		for (const line of lines) {
			const state = stateOf(line);
			const all = game.explain(state);
			const { scores, group } = game.score(state);
			const ofParts = Object.keys(scores[0]?.parts ?? {}).map((part) => [part, group?.[part] ?? 0]);
			const together = { by: 'team' as const, parts: Object.fromEntries(ofParts) as Record<string, number> };
			const parts = [...scores, ...(group ? [together] : [])].flatMap(({ by, parts: of }) =>
				Object.entries(of).map(([part, value]) => ({ by, part, value: value ?? 0 }))
			);
			expect(all.map(({ by, part, terms }) => ({ by, part, value: worthOf(terms) + 0 }))).toEqual(
				parts.map(({ by, part, value }) => ({ by, part, value: value + 0 }))
			);
		}
	});

	it('a part that is worth nothing names its rule all the same', () => {
		for (const line of lines) {
			const state = stateOf(line);
			const known = new Set(
				game
					.score(state)
					.scores.flatMap(({ by, parts }) =>
						Object.entries(parts).flatMap(([part, value]) => (value === null ? [] : [`${by} ${part}`]))
					)
			);
			const silent = game.explain(state).filter(({ terms }) => terms.length === 0);
			expect(silent.map(({ by, part }) => `${by} ${part}`).filter((one) => known.has(one))).toEqual([]);
		}
	});

	it('each term cites a rule of the rule book and cells of the sheet', () => {
		for (const line of lines) {
			const cells = new Set(
				sheetOf(game, line.setup).areas.flatMap((area) => area.cells.map(({ id }) => id))
			);
			for (const { rule, cells: lit } of game.explain(stateOf(line)).flatMap(({ terms }) => terms)) {
				expect(game.rulebook).toHaveProperty(rule);
				expect(lit.filter((cell) => !cells.has(cell))).toEqual([]);
			}
		}
	});

	it('what is worth something lies on the sheet; only turns are counted nowhere', () => {
		const nowhere = lines
			.flatMap((line) => game.explain(stateOf(line)))
			.filter(({ terms }) => worthOf(terms) !== 0 && terms.every(({ cells }) => cells.length === 0));
		expect([...new Set(nowhere.map(({ part }) => part))].filter((part) => part !== 'turns')).toEqual([]);
	});
});

describe('sums', () => {
	const talk = talkIn('en', []);
	const term = (rule: string, count: number, each = 1): Term => ({
		rule,
		count,
		each,
		cells: [`${rule}.${count}`]
	});

	it('numbers are spelt out, what each is worth is told once', () => {
		const [health, mutant] = sumsOf([term('A', 3), term('A', 4), term('B', 2, -3), term('B', 5, -3)], talk);
		expect(health).toEqual({ rule: 'A', said: '3 + 4', value: 7, cells: ['A.3', 'A.4'] });
		expect(mutant).toMatchObject({ said: '(2 + 5) × -3', value: -21 });
	});
	it('terms that bring nothing are left out, unless nothing is left', () => {
		expect(sumsOf([term('A', 0), term('B', 2, 5)], talk)).toMatchObject([
			{ rule: 'B', said: '2 × 5', value: 10 }
		]);
		expect(sumsOf([term('A', 0), term('B', 0)], talk)).toMatchObject([{ rule: 'A', said: '0', value: 0 }]);
	});
	it('the derivation of one number', () => {
		const all = [
			{ by: 0, part: 'x', terms: [] },
			{ by: 1, part: 'x', terms: [term('A', 1)] }
		];
		expect(derivationOf(all, 1, 'x')?.terms).toHaveLength(1);
		expect(derivationOf(all, 'team', 'x')).toBeUndefined();
	});
});
