/** What is known of the game before its words are loaded. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = { en, es, 'pt-BR': ptBR, de };

export const words = {
	en: () => import('./en/index.ts'),
	es: () => import('./es/index.ts'),
	'pt-BR': () => import('./pt-BR/index.ts'),
	de: () => import('./de/index.ts')
};
