/** What the start page says of the game, and where its words are, each file fetched when it is needed. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = {
	en: {
		...en,
		about: 'Run a laboratory: every sample brings you closer to the cure and spreads the infection.'
	},
	es: { ...es, about: 'Dirige un laboratorio: cada muestra te acerca a la cura y propaga la infección.' },
	'pt-BR': {
		...ptBR,
		about: 'Dirija um laboratório: cada amostra aproxima você da cura e espalha a infecção.'
	},
	de: {
		...de,
		about: 'Leite ein Labor: Jede Probe bringt dich dem Heilmittel näher und verbreitet die Infektion.'
	}
};

export const words = {
	en: () => import('./en/index.ts'),
	es: () => import('./es/index.ts'),
	'pt-BR': () => import('./pt-BR/index.ts'),
	de: () => import('./de/index.ts')
};

export const aid = {
	en: () => import('./en/aid.ts'),
	es: () => import('./es/aid.ts'),
	'pt-BR': () => import('./pt-BR/aid.ts'),
	de: () => import('./de/aid.ts')
};

export const reasons = {
	en: () => import('./en/reasons.ts'),
	es: () => import('./es/reasons.ts'),
	'pt-BR': () => import('./pt-BR/reasons.ts'),
	de: () => import('./de/reasons.ts')
};
