import type { Topic } from '../language.svelte.ts';
import type { StoreWords } from './en.ts';

export const storeWords: Topic<StoreWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
