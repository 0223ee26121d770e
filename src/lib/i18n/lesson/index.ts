import type { Topic } from '../language.svelte.ts';
import type { LessonWords } from './en.ts';

export const lessonWords: Topic<LessonWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
