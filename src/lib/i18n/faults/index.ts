import type { Topic } from '../language.svelte.ts';
import type { FaultWords } from './en.ts';

export const faultWords: Topic<FaultWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
