/** A rule names the numbers of the edition that lies on the table, in every language. */
import { describe, expect, it } from 'vitest';
import { loadGame, loadWords } from '../../src/lib/games.ts';
import { ruleInWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { statedBy } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Facts } from '../../src/lib/table/record.ts';
import { factsOf } from '../editions.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';

const everyColour = (dice: string) => ({ red: dice, yellow: dice, blue: dice, black: dice });

const told: readonly (readonly [game: string, rule: string, facts: Facts, ours: string, own: string])[] = [
	['clinic-covid-19', 'CLN-S3', { total: 90 }, '100', '90'],
	['clinic-covid-19', 'CLN-F2', { rounds: 5 }, '6', '5'],
	['clinic-covid-19', 'CLN-N1', { contagions: [3, 4] }, '1', '3'],
	['clinic-covid-19', 'CLN-N2', { contagions: [3, 4] }, '2', '4'],
	['clinic-covid-19', 'CLN-P1', { protection: 17 }, '20', '17'],
	['clinic-covid-19', 'CLN-D3', { doctorDeath: 9 }, '5', '9'],
	['clinic-covid-19', 'CLN-W2', { strategic: 33 }, '40', '33'],
	['fight-the-virus', 'FTV-V3', { free: { most: 5, box: [2, 5] } }, '4', '5'],
	['fight-the-virus', 'FTV-RE2', { research: '----S-S---' }, '8', '7'],
	['fight-the-virus', 'FTV-RE3', { research: '--------1---' }, '10', '9'],
	['fight-the-virus', 'FTV-RE4', { research: '----------' }, '12', '10'],
	['combat-the-corona', 'CTC-S2', { beds: [22, 60] }, '30', '22'],
	['combat-the-corona', 'CTC-B1', { beds: [22, 60] }, '50', '60'],
	['combat-the-corona', 'CTC-E2', { lastLevel: 11 }, '15', '11'],
	['pandemic-the-cure', 'PTC-D1', { infectionDice: everyColour('9 123456') }, '12', '9'],
	['pandemic-the-cure', 'PTC-C5', { cureAt: 15 }, '13', '15'],
	['pandemic-the-cure', 'PTC-O2', { stack: 4 }, '3', '4'],
	['pandemic-the-cure', 'PTC-O4', { outbreakLimit: 6 }, '8', '6'],
	['prototype-c19', 'PC19-T2', { rounds: [9, 8, 7, 7, 7] }, '6', '9'],
	['prototype-c19', 'PC19-E9', { multiplierStart: 4 }, '3', '4'],
	[
		'prototype-c19',
		'PC19-E11',
		{
			bands: [
				[55, 'Well'],
				[null, 'Better']
			]
		},
		'70',
		'55'
	]
];

describe.each(told)('%s %s', (id, rule, facts, ours, own) => {
	it.each(languages)('in %s', async (language) => {
		const [game, words] = await Promise.all([loadGame(id), loadWords(id, language)]);
		const talk = talkIn(language, []);
		const numbersOn = (edition: Parameters<typeof statedBy>[1]) =>
			ruleInWords(words, rule, statedBy(game, edition), talk).match(/\d+/g);
		expect(numbersOn('standard')).toContain(ours);
		expect(numbersOn({ name: 'Own', facts })).toContain(own);
		expect(numbersOn({ name: 'Own', facts })).not.toContain(ours);
	});
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	it('says every rule on any edition', async () => {
		for (const language of languages) {
			const words = await loadWords(id, language);
			const talk = talkIn(language, []);
			for (let seed = 0; seed < 10; seed++) {
				const stated = statedBy(game, { name: 'Own', facts: factsOf(id, seeded(seed)) });
				const texts = Object.keys(words.rules).map((rule) => ruleInWords(words, rule, stated, talk));
				expect(texts.filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
			}
		}
	});
});

/** What a sheet has so many of, and no rule speaks of. */
const unspoken: Readonly<Record<string, readonly string[]>> = {
	'clinic-covid-19': ['slots', 'rooms'],
	'fight-the-virus': ['progress']
};

describe('a number of an edition is the number that the rules say', () => {
	/** Each number by itself as an edition at random has it. */
	const changed = (game: AnyGame): readonly (readonly [string, number])[] =>
		Object.entries(game.edition.standard).flatMap(([field, ours]) => {
			if (typeof ours !== 'number' || unspoken[game.id]?.includes(field)) return [];
			for (let seed = 0; seed < 200; seed++) {
				const value = factsOf(game.id, seeded(seed))[field];
				if (typeof value === 'number' && value !== ours) return [[field, value] as const];
			}
			throw new Error(`no edition at random has another ${field}`);
		});
	const all = games.flatMap((game) =>
		changed(game).map(([field, value]) => [game.id, field, value, game] as const)
	);

	it('and there are some in most games', () => {
		expect(new Set(all.map(([id]) => id)).size).toBe(games.length - 1);
	});
	it.each(all)('%s: %s', async (id, field, value, game) => {
		for (const language of languages) {
			const words = await loadWords(id, language);
			const talk = talkIn(language, []);
			const own = { name: 'Own', facts: { [field]: value } };
			const others = Object.keys(words.rules).filter((rule) => {
				const [ours = '', theirs = ''] = [game.edition.standard, statedBy(game, own)].map((stated) =>
					ruleInWords(words, rule, stated, talk)
				);
				return ours !== theirs && theirs.split(/\D+/).includes(String(value));
			});
			expect(others.length, language).toBeGreaterThan(0);
		}
	});
});
