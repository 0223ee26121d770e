import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { print } from '$lib/i18n/print/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(print), language: language.current };
};
