import { common } from '$lib/i18n/common/index.ts';
import { home } from '$lib/i18n/home/index.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import type { PageLoad } from './$types';

/** Its content is in the HTML, in every language: scripts/start-page.js. */
export const ssr = true;

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	// the layout's words, which are not there while this page is built
	const [shared, words] = await Promise.all([wordsOf(common), wordsOf(home)]);
	return { common: shared, words, language: language.current };
};
