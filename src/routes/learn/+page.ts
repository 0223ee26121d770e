import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { lessonWords } from '$lib/i18n/lesson/index.ts';
import { play } from '$lib/i18n/play/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	const [words, common] = await Promise.all([wordsOf(lessonWords), wordsOf(play)]);
	return { words, play: common, language: language.current };
};
