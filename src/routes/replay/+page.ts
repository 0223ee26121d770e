import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { play } from '$lib/i18n/play/index.ts';
import { replayWords } from '$lib/i18n/replay/index.ts';
import { share } from '$lib/i18n/share/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ depends }) => {
	depends('app:language');
	const [words, common, shared] = await Promise.all([wordsOf(replayWords), wordsOf(play), wordsOf(share)]);
	return { words, play: common, share: shared, language: language.current };
};
