import type { Topic } from '../language.svelte.ts';
import type { HistoryWords } from './en.ts';

export const historyWords: Topic<HistoryWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
