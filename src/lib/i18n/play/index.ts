import type { Topic } from '../language.svelte.ts';
import type { PlayWords } from './en.ts';

export const play: Topic<PlayWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
