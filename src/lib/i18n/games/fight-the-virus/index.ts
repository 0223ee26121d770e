/** What is known of the game before its words are loaded. */
import type { Title } from '../../game-words.ts';

export const title: Title = {
	en: {
		name: 'Fight the Virus',
		about: 'Analyse the virus, test, flatten the curve, and be the first to finish your research.'
	},
	es: {
		name: 'Fight the Virus',
		about: 'Analiza el virus, haz pruebas, aplana la curva y termina tu investigación antes que nadie.'
	},
	'pt-BR': {
		name: 'Fight the Virus',
		about: 'Analise o vírus, faça testes, achate a curva e termine sua pesquisa antes de todo mundo.'
	},
	de: {
		name: 'Fight the Virus',
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
