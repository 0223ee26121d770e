import type { Topic } from '../language.svelte.ts';
import type { CommonWords } from './en.ts';

export const common: Topic<CommonWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
