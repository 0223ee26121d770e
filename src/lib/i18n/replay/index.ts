import type { Topic } from '../language.svelte.ts';
import type { ReplayWords } from './en.ts';

export const replayWords: Topic<ReplayWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
