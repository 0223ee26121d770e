/** Which language the app speaks: the browser's until somebody chooses another, then that one for ever. */
import { languages, type Language } from './languages.ts';

const KEY = 'pipsheet.language';

const isLanguage = (tag: string | null): tag is Language => languages.some((language) => language === tag);

/** "pt-PT" is better served by Brazilian Portuguese than by English. */
export function nearest(tags: readonly string[]): Language {
	for (const tag of tags) {
		const found = languages.find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase());
		if (found) return found;
	}
	return 'en';
}

function remembered(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null; // storage is switched off: the browser's language will do
	}
}

/** The build looks at every page without a browser, to learn which addresses there are. */
const inBrowser = typeof document !== 'undefined';

function begin(): Language {
	const first = remembered();
	const language = isLanguage(first) ? first : nearest(inBrowser ? navigator.languages : []);
	if (inBrowser) document.documentElement.lang = language;
	return language;
}

let current = $state<Language>(begin());

export const language = {
	get current(): Language {
		return current;
	},
	set(next: Language): void {
		current = next;
		document.documentElement.lang = next;
		try {
			localStorage.setItem(KEY, next);
		} catch {
			// it still holds until the page is closed
		}
	}
};

/** The words of one topic, in four files loaded on demand. */
export type Topic<W> = Readonly<Record<Language, () => Promise<{ readonly words: W }>>>;

/** For `load` functions, which run again when the language changes (`depends('app:language')`). */
export const wordsOf = async <W>(topic: Topic<W>): Promise<W> => (await topic[current]()).words;
