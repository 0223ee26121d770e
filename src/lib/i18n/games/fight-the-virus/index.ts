/** What the start page says of the game, and where its words are, each file fetched when it is needed. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = {
	en: {
		...en,
		about: 'Analyse the virus, test, flatten the curve, and be the first to finish your research.'
	},
	es: {
		...es,
		about: 'Analiza el virus, haz pruebas, aplana la curva y termina tu investigación antes que nadie.'
	},
	'pt-BR': {
		...ptBR,
		about: 'Analise o vírus, faça testes, achate a curva e termine sua pesquisa antes de todo mundo.'
	},
	de: {
		...de,
		about:
			'Analysiere das Virus, teste, flache die Kurve ab und beende deine Forschung als Erste oder Erster.'
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
