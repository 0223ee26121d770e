/** Every example of every rule is judged by the engine: none can say what the rules do not say. */
import { describe, expect, it } from 'vitest';
import { loadExamples, loadWords } from '../../src/lib/games.ts';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import {
	faultsOf,
	lineOf,
	movesOf,
	playersOf,
	reasons,
	tableFor,
	tried,
	underAnswer,
	type Example
} from '../../src/lib/rulebook/examples.ts';
import { stateOf } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseMove, parseTable } from '../../src/lib/table/parse.ts';
import { games } from '../games.ts';

/** All that a reader could see of a state. */
const seen = (game: AnyGame, state: unknown): string =>
	JSON.stringify([game.pencil(state), game.status(state), game.score(state)]);

function isTrue(game: AnyGame, rule: string, example: Example): void {
	if ('none' in example) {
		expect(reasons).toContain(example.none);
		return;
	}
	if ('facts' in example) {
		expect(faultsOf(game, example.facts, rule)).not.toEqual([]);
		expect(game.edition.faults({})).toEqual([]);
		return;
	}
	const answers = game.rulings.find(({ id }) => id === rule)?.answers;
	if ('allowed' in example) {
		expect(tried(game, example.at, example.allowed).complaints).toEqual([]);
		const refused = tried(game, example.at, example.refused).complaints.map((complaint) => complaint.rule);
		expect(refused).toContain(rule);
	} else if (answers) {
		const told = answers.map((answer) => underAnswer(game, example.at, example.shown, rule, answer));
		const ends = told.map((one) => (one?.after ? seen(game, one.after) : one ? 'refused' : 'impossible'));
		expect(ends).not.toContain('impossible');
		expect(new Set(ends).size).toBeGreaterThan(1);
	} else {
		const { line, complaints, after } = tried(game, example.at, example.shown);
		expect(complaints).toEqual([]);
		expect(seen(game, after)).not.toBe(seen(game, stateOf(line)));
	}
}

describe.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
	const examples = await loadExamples(id);
	const rules = new Set([...Object.keys(game.rulebook), ...game.rulings.map((ruling) => ruling.id)]);

	it('every rule and every open question has an example, or a reason why there is none', () => {
		expect(Object.keys(examples)).toEqual([...rules]);
	});

	it.each(Object.entries(examples))('%s is as the example says', (rule, example) => {
		isTrue(game, rule, example);
	});

	it('rules that depend on the edition name fields that there are', () => {
		const named = Object.values(game.rulebook).flatMap(({ facts = [] }) => facts);
		expect(named.filter((field) => !Object.hasOwn(game.edition.standard, field))).toEqual([]);
		expect(named.length).toBeGreaterThan(0);
	});

	it('most rules have an example that can be seen', () => {
		const without = Object.values(examples).filter((example) => 'none' in example);
		expect(without.length / rules.size).toBeLessThan(0.2);
	});

	it('examples come through the one door, and are small', () => {
		const known = { ids: [id], get: () => game };
		for (const example of Object.values(examples)) {
			if (!('at' in example)) continue;
			expect(parseTable(known, tableFor(game, example.at)).ok).toBe(true);
			for (const move of movesOf(example))
				expect(parseMove(game, lineOf(game, example.at).setup, move).ok).toBe(true);
		}
		expect(JSON.stringify(examples).length).toBeLessThan(60_000);
	});

	it.each(languages)('examples can be told in %s', async (language) => {
		const words = await loadWords(id, language);
		for (const [rule, example] of Object.entries(examples)) {
			if (!('at' in example)) continue;
			const talk = talkIn(language, playersOf(example.at));
			for (const move of movesOf(example)) {
				expect(words.moves[move.do]?.(move, talk), rule).not.toMatch(/undefined|^$/);
				for (const { say } of tried(game, example.at, move).complaints)
					expect(inWords(words.sentences, say, talk), rule).not.toMatch(/undefined|^$/);
			}
		}
	});
});
