/** What the start page says of the game, and where its words are, each file fetched when it is needed. */
import type { Title } from '../../game-words.ts';
import { cover as de } from './de/cover.ts';
import { cover as en } from './en/cover.ts';
import { cover as es } from './es/cover.ts';
import { cover as ptBR } from './pt-BR/cover.ts';

export const title: Title = {
	en: {
		...en,
		about: 'Run your clinics together through rounds of contagion: cure more patients than you lose.'
	},
	es: {
		...es,
		about:
			'Llevad juntos vuestras clínicas durante rondas de contagio: curad a más pacientes de los que perdéis.'
	},
	'pt-BR': {
		...ptBR,
		about: 'Conduzam juntos suas clínicas por rodadas de contágio: curem mais pacientes do que perdem.'
	},
	de: {
		...de,
		about:
			'Führt eure Kliniken gemeinsam durch Runden der Ansteckung: heilt mehr Patienten, als ihr verliert.'
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
