import type { Topic } from '../language.svelte.ts';
import type { SettingsWords } from './en.ts';

export const settingsWords: Topic<SettingsWords> = {
	en: () => import('./en.ts'),
	es: () => import('./es.ts'),
	'pt-BR': () => import('./pt-BR.ts'),
	de: () => import('./de.ts')
};
