import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { setup } from '$lib/i18n/setup/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(setup), language: language.current };
};
