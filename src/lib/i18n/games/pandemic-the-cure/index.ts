/** What the start page says of the game, and where its words are, each file fetched when it is needed. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = {
	en: {
		...en,
		about: 'Together against four diseases: treat, take samples, cure, and keep the outbreaks down.'
	},
	es: {
		...es,
		about: 'Juntos contra cuatro enfermedades: tratar, tomar muestras, curar y frenar los brotes.'
	},
	'pt-BR': {
		...ptBR,
		about: 'Juntos contra quatro doenças: tratar, coletar amostras, curar e conter os surtos.'
	},
	de: {
		...de,
		about: 'Gemeinsam gegen vier Seuchen: behandeln, Proben nehmen, heilen und Ausbrüche eindämmen.'
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
