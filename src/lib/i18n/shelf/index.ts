import type { Topic } from '../language.svelte.ts';
import type { ShelfWords } from './en.ts';

export const shelfWords: Topic<ShelfWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
