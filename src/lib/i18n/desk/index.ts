import type { Topic } from '../language.svelte.ts';
import type { DeskWords } from './en.ts';

export const deskWords: Topic<DeskWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
