/**
 * The start page in one language, only while the app is built: scripts/start-page.js folds these pages into the one
 * start page, which shows the right one before the first paint.
 */
import { error } from '@sveltejs/kit';
import { common } from '$lib/i18n/common/index.ts';
import { home } from '$lib/i18n/home/index.ts';
import { languages } from '$lib/i18n/talk.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const ssr = true;
export const csr = false;

export const entries: EntryGenerator = () => languages.map((language) => ({ language }));

export const load: PageLoad = async ({ params }) => {
	const language = languages.find((tag) => tag === params.language) ?? error(404);
	const [shared, own] = await Promise.all([common[language](), home[language]()]);
	return { common: shared.words, words: own.words, language };
};
