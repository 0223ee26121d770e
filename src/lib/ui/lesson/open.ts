/** Lays out the sample table of a game with the steps of its lesson. */
import { isGame, loadControls, loadGame, loadWords, titleOf } from '../../games.ts';
import type { LessonSteps } from '../../i18n/lesson/steps.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Language } from '../../i18n/talk.ts';
import { loadLesson, type Step } from '../../rulebook/lessons.ts';
import { loadSample } from '../../samples.ts';
import { replay } from '../../table/engine.ts';
import type { AnyControls } from '../play/controls.ts';
import type { Play } from '../play/play.svelte.ts';
import { unkept } from '../play/unkept.ts';
import { lessonIn } from './words.ts';

export interface Laid {
	readonly game: string;
	readonly play: Play;
	readonly controls: AnyControls;
	readonly title: string;
	readonly steps: readonly Step[];
	readonly said: LessonSteps;
}

/** Null for a game that is not there. */
export async function openLesson(id: string, language: Language, common: PlayWords): Promise<Laid | null> {
	if (!isGame(id)) return null;
	const [game, sample, steps, said, words, controls] = await Promise.all([
		loadGame(id),
		loadSample(id),
		loadLesson(id),
		lessonIn(id, language),
		loadWords(id, language),
		loadControls(id)
	]);
	if (!sample || !controls) throw new Error(`${id} has nothing to show`);
	const play = unkept('', replay(game, sample).line, { language, words, common });
	return { game: id, play, controls, title: titleOf(id, language).name, steps, said };
}
