import { historyWords } from '$lib/i18n/history/index.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(historyWords), language: language.current };
};
