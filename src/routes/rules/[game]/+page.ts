import { error } from '@sveltejs/kit';
import {
	gameIds,
	isGame,
	loadAid,
	loadControls,
	loadExamples,
	loadGame,
	loadReasons,
	loadWords,
	titleOf
} from '$lib/games.ts';
import { language, wordsOf } from '$lib/i18n/language.svelte.ts';
import { rules } from '$lib/i18n/rules/index.ts';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => gameIds.map((game) => ({ game }));

export const load: PageLoad = async ({ depends, params }) => {
	depends('app:language');
	const id = params.game;
	if (!isGame(id)) error(404);
	const [words, game, texts, controls, aid, examples, reasons] = await Promise.all([
		wordsOf(rules),
		loadGame(id),
		loadWords(id, language.current),
		loadControls(id),
		loadAid(id, language.current),
		loadExamples(id),
		loadReasons(id, language.current)
	]);
	return {
		words,
		game,
		texts,
		aid,
		examples,
		reasons,
		Aid: controls?.Aid,
		title: titleOf(id, language.current),
		language: language.current
	};
};
