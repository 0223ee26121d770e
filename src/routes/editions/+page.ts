import { editionsWords } from '$lib/i18n/editions/index.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(editionsWords), language: language.current };
};
