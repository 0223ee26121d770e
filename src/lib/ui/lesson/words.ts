/** What a game says at the steps of its lesson, found by its id. */
import type { LessonSteps } from '../../i18n/lesson/steps.ts';
import type { Language } from '../../i18n/talk.ts';

const found = import.meta.glob<{ readonly lesson: LessonSteps }>('../../i18n/games/*/*/lesson.ts');

export async function lessonIn(game: string, language: Language): Promise<LessonSteps> {
	return (await found[`../../i18n/games/${game}/${language}/lesson.ts`]?.())?.lesson ?? {};
}
