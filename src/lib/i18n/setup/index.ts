import type { Topic } from '../language.svelte.ts';
import type { SetupWords } from './en.ts';

export const setup: Topic<SetupWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
