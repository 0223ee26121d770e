import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { share } from '$lib/i18n/share/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(share), language: language.current };
};
