/** Finding a rule by its id or by words, offline, in any language: accents and capitals do not matter. */

/** Something of the rule book that can be found: a rule, or a question that the rule book leaves open. */
export interface Findable {
	readonly id: string;
	readonly title: string;
	readonly text: string;
}

/** "Übertragung" is found by "ubertragung", "Größe" by "grosse" and "grösse". */
export const folded = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

interface Folded {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly titleWords: readonly string[];
	readonly textWords: readonly string[];
}

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u);

function foldedEntry(entry: Findable): Folded {
	const [title, text] = [folded(entry.title), folded(entry.text)];
	return { id: folded(entry.id), title, text, titleWords: wordsIn(title), textWords: wordsIn(text) };
}

/** How well one word fits; 0 when it does not. */
function fit(word: string, { id, title, text, titleWords, textWords }: Folded): number {
	if (id === word || id.endsWith(`-${word}`)) return 8;
	if (titleWords.some((part) => part.startsWith(word))) return 4;
	if (title.includes(word) || id.startsWith(word)) return 3;
	if (textWords.some((part) => part.startsWith(word))) return 2;
	return text.includes(word) ? 1 : 0;
}

/** Finds all that have every word, the best first, else in the order of the rule book. Without words: everything. */
export function finder<E extends Findable>(entries: readonly E[]): (query: string) => readonly E[] {
	const all = entries.map((entry) => ({ entry, words: foldedEntry(entry) }));
	return (query) => {
		const asked = folded(query).split(/\s+/).filter(Boolean);
		if (asked.length === 0) return entries;
		return all
			.map(({ entry, words }) => {
				const fits = asked.map((word) => fit(word, words));
				return { entry, worth: fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0) };
			})
			.filter(({ worth }) => worth > 0)
			.sort((a, b) => b.worth - a.worth)
			.map(({ entry }) => entry);
	};
}
