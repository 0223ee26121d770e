import { deskWords } from '$lib/i18n/desk/index.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(deskWords), language: language.current };
};
