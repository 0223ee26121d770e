import type { Topic } from '../language.svelte.ts';
import type { EditionsWords } from './en.ts';

export const editionsWords: Topic<EditionsWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
