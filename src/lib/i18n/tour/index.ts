import type { Topic } from '../language.svelte.ts';
import type { TourWords } from './en.ts';

export const tourWords: Topic<TourWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
