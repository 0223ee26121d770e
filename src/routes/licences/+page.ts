import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { settingsWords } from '$lib/i18n/settings/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(settingsWords), language: language.current };
};
