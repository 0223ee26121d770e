import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { play } from '$lib/i18n/play/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	return { words: await wordsOf(play), language: language.current };
};
