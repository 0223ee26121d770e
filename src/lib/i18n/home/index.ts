import type { Topic } from '../language.svelte.ts';
import type { HomeWords } from './en.ts';

export const home: Topic<HomeWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
