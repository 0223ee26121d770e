import { describe, expect, it } from 'vitest';
import { gameIds, loadGame, loadWords } from '../../src/lib/games.ts';
import { ruleInWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn, type Language } from '../../src/lib/i18n/talk.ts';
import { finder, folded, type Findable } from '../../src/lib/rulebook/search.ts';

async function entriesOf(id: string, language: Language): Promise<readonly Findable[]> {
	const [game, words] = await Promise.all([loadGame(id), loadWords(id, language)]);
	const talk = talkIn(language, []);
	return Object.entries(words.rules).map(([rule, { title }]) => ({
		id: rule,
		title,
		text: ruleInWords(words, rule, game.edition.standard, talk)
	}));
}

const idsOf = (entries: readonly Findable[]): string[] => entries.map(({ id }) => id);

describe('finding a rule', () => {
	it('folds accents, capitals and the sharp s', () => {
		expect(folded('Übergröße ÇÃO Fünf')).toBe('ubergrosse cao funf');
	});

	const some: readonly Findable[] = [
		{ id: 'X-T1', title: 'An empty square', text: 'The number goes into one square.' },
		{ id: 'X-T10', title: 'Die Übertragung', text: 'Eine Größe.' },
		{ id: 'X-A1', title: 'Square by square', text: 'See T1.' }
	];

	const find = finder(some);

	it('by its id, whole or without the name of the game, never by a part of another', () => {
		expect(idsOf(find('x-t1'))[0]).toBe('X-T1');
		expect(idsOf(find('T1'))[0]).toBe('X-T1');
		expect(idsOf(find('x-t10'))).toEqual(['X-T10']);
	});
	it('titles come before texts, else the order of the rule book holds', () => {
		expect(idsOf(find('square'))).toEqual(['X-T1', 'X-A1']);
		expect(idsOf(find('number'))).toEqual(['X-T1']);
	});
	it('every word must be there; nothing asked is everything', () => {
		expect(idsOf(find('square empty'))).toEqual(['X-T1']);
		expect(idsOf(find('square dragon'))).toEqual([]);
		expect(find('  ')).toBe(some);
	});
	it('with and without accents', () => {
		expect(idsOf(find('ubertragung grosse'))).toEqual(['X-T10']);
		expect(idsOf(find('ÜBERTRAGUNG Größe'))).toEqual(['X-T10']);
	});

	it.each(gameIds.flatMap((id) => languages.map((language) => [id, language] as const)))(
		'every rule of %s is found by its id and by its title in %s, also without accents',
		async (id, language) => {
			const entries = await entriesOf(id, language);
			const rules = Object.keys((await loadGame(id)).rulebook);
			expect(idsOf(entries).sort()).toEqual([...rules].sort());
			const find = finder(entries);
			for (const entry of entries) {
				expect(idsOf(find(entry.id))[0]).toBe(entry.id);
				expect(idsOf(find(entry.title))).toContain(entry.id);
				expect(idsOf(find(folded(entry.title).toUpperCase()))).toContain(entry.id);
			}
		}
	);
});
