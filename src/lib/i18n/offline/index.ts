import type { Topic } from '../language.svelte.ts';
import type { OfflineWords } from './en.ts';

export const offlineWords: Topic<OfflineWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
