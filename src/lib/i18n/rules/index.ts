import type { Topic } from '../language.svelte.ts';
import type { RulesWords } from './en.ts';

export const rules: Topic<RulesWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
