import type { Topic } from '../language.svelte.ts';
import type { PrintWords } from './en.ts';

export const print: Topic<PrintWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
