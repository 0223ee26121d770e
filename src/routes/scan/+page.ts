import { faultWords } from '$lib/i18n/faults/index.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { share } from '$lib/i18n/share/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	const [words, faults] = await Promise.all([wordsOf(share), wordsOf(faultWords)]);
	return { words, faults, language: language.current };
};
