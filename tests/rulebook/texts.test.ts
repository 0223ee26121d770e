/** A rule names the numbers of the edition that lies on the table, in every language. */
import { describe, expect, it } from 'vitest';
import { loadGame, loadWords } from '../../src/lib/games.ts';
import { ruleInWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import { statedBy } from '../../src/lib/table/engine.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { games, seeded } from '../games.ts';

const random = import.meta.glob<(random: Random) => Facts>('../*/random-facts.ts', {
	eager: true,
	import: 'randomFacts'
});

const told: readonly (readonly [game: string, rule: string, facts: Facts, ours: string, own: string])[] = [
	['clinic-covid-19', 'CLN-P1', { protection: 17 }, '20', '17'],
	['clinic-covid-19', 'CLN-D3', { doctorDeath: 9 }, '5', '9'],
	['clinic-covid-19', 'CLN-W2', { strategic: 33 }, '40', '33'],
	['fight-the-virus', 'FTV-V3', { free: { most: 5, box: [2, 5] } }, '4', '5'],
	['fight-the-virus', 'FTV-RE2', { research: '----S-S---' }, '8', '7'],
	['fight-the-virus', 'FTV-RE3', { research: '--------1---' }, '10', '9'],
	['fight-the-virus', 'FTV-RE4', { research: '----------' }, '12', '10'],
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
				const facts = random[`../${id}/random-facts.ts`]?.(seeded(seed)) ?? {};
				const stated = statedBy(game, { name: 'Own', facts });
				const texts = Object.keys(words.rules).map((rule) => ruleInWords(words, rule, stated, talk));
				expect(texts.filter((text) => text === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
			}
		}
	});
});
