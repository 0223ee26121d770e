import type { Topic } from '../language.svelte.ts';
import type { ShareWords } from './en.ts';

export const share: Topic<ShareWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
