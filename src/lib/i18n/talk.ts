/** How words are made: a phrase is a function of its values, and plurals, lists and names come from `Talk`. */
import type { Language } from './languages.ts';

export { languages, type Language } from './languages.ts';

/** One form for each category that a language has (Intl.PluralRules); what is left out is said as `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Talk {
	readonly language: Language;
	/** The name of the player in this seat. */
	player(by: number): string;
	/** What the table's own edition calls a thing (`region.3`), or else what this language does. */
	called(id: string, otherwise: string): string;
	number(n: number): string;
	/** Picks the form for `n`; the form usually contains the number itself. `zero` is said of none at all. */
	plural(n: number, forms: Forms): string;
	and(items: readonly string[]): string;
	or(items: readonly string[]): string;
}

/** Signs that turn the direction of whatever stands behind them, in this name and in the sentence around it. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name as it is shown: it may not rearrange its surroundings. */
export const shownName = (name: string): string => name.replace(TURNING, '');

/** Whether there is something to see, and nothing that turns the letters around it. */
export const isReadable = (name: string): boolean =>
	/[^\p{Cf}\p{Z}\p{Cc}]/u.test(name) && shownName(name) === name;

/** What is called so by itself, in the midst of a sentence; for languages that write it small there. */
export const within = (name: string): string =>
	/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** A text that needs nothing, or one that is made from values. Phrases are whole sentences, never fragments. */
export type Phrase<V = never> = [V] extends [never]
	? string | ((values: Record<string, never>, talk: Talk) => string)
	: Record<string, never> extends V
		? string | ((values: V, talk: Talk) => string)
		: (values: V, talk: Talk) => string;

/** Made when it is first needed: a browser takes 10 ms to begin with Intl, whatever that is to do. */
function lazily<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/** All our languages write these with nothing but their digits. */
const isPlain = (n: number): boolean => Number.isInteger(n) && Math.abs(n) < 1000;

/** `names`: what an own edition calls things, by the id that the game's words know them by. */
export function talkIn(
	language: Language,
	players: readonly string[],
	names: Readonly<Record<string, string>> = {}
): Talk {
	const rules = lazily(() => new Intl.PluralRules(language));
	const numbers = lazily(() => new Intl.NumberFormat(language));
	const and = lazily(() => new Intl.ListFormat(language, { type: 'conjunction' }));
	const or = lazily(() => new Intl.ListFormat(language, { type: 'disjunction' }));
	return {
		language,
		player: (by) => shownName(players[by] ?? String(by + 1)),
		called: (id, otherwise) => (Object.hasOwn(names, id) ? (names[id] ?? otherwise) : otherwise),
		number: (n) => (isPlain(n) ? String(n) : numbers().format(n)),
		plural: (n, forms) => (n === 0 ? forms.zero : undefined) ?? forms[rules().select(n)] ?? forms.other,
		and: (items) => and().format(items),
		or: (items) => or().format(items)
	};
}
