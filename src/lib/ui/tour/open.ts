/** Lays out the demonstration table of a game. */
import { gameIds, loadControls, loadGame, loadWords, titleOf, tourGame } from '../../games.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language } from '../../i18n/talk.ts';
import { loadSample } from '../../samples.ts';
import type { AnyControls } from '../play/controls.ts';
import type { Play } from '../play/play.svelte.ts';
import { unkept } from '../play/unkept.ts';
import { demonstrationOf } from './demonstration.ts';

export interface Demonstration {
	readonly game: string;
	readonly play: Play;
	readonly controls: AnyControls;
	readonly title: string;
}

/** The asked game where it has something to show, else the one that the registry names. */
export async function openTour(
	asked: string | null,
	language: Language,
	common: PlayWords
): Promise<Demonstration> {
	const id = asked !== null && gameIds.includes(asked) ? asked : tourGame;
	const [game, sample] = await Promise.all([loadGame(id), loadSample(id)]);
	const line = sample && demonstrationOf(game, sample);
	if (!line) {
		if (id === tourGame) throw new Error(`${id} has nothing to demonstrate`);
		return openTour(null, language, common);
	}
	const [words, controls] = await Promise.all([loadWords(id, language), loadControls(id)]);
	if (!controls) throw new Error(`${id} has no controls`);
	const play = unkept('', line, { language, words, common });
	return { game: id, play, controls, title: titleOf(id, language).name };
}
