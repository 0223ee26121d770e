/** Which language the app speaks: the browser's until somebody chooses another, then that one for ever. */
import { languages, type Language } from './languages.ts';

const KEY = 'pipsheet.language';

const isLanguage = (tag: string): tag is Language => languages.some((language) => language === tag);

/** src/app.html has chosen before the first paint. Without a browser, while the app is built, it is English. */
function begin(): Language {
	const chosen = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
	return isLanguage(chosen) ? chosen : 'en';
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
