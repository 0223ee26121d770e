/** Finding a rule by its id or by words, offline, in any language: accents and capitals do not matter. */

/** Something of the rule book that can be found: a rule, or a question that the rule book leaves open. */
export interface Entry {
	readonly id: string;
	readonly title: string;
	readonly text: string;
}

/** "Übertragung" is found by "ubertragung", "Größe" by "grosse" and "grösse". */
export const folded = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** How well one word fits; 0 when it does not. */
function fit(word: string, id: string, title: string, text: string): number {
	if (id === word || id.endsWith(`-${word}`)) return 8;
	if (title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 4;
	if (title.includes(word) || id.startsWith(word)) return 3;
	if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 2;
	return text.includes(word) ? 1 : 0;
}

/** All that have every word, the best first, else in the order of the rule book. Without words: everything. */
export function found<E extends Entry>(entries: readonly E[], query: string): readonly E[] {
	const words = folded(query).split(/\s+/).filter(Boolean);
	if (words.length === 0) return entries;
	return entries
		.map((entry) => {
			const [id, title, text] = [folded(entry.id), folded(entry.title), folded(entry.text)];
			const fits = words.map((word) => fit(word, id, title, text));
			return { entry, worth: fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0) };
		})
		.filter(({ worth }) => worth > 0)
		.sort((a, b) => b.worth - a.worth)
		.map(({ entry }) => entry);
}
