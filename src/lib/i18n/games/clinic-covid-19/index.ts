/** What the start page says of the game, and where its words are. */
import type { Title } from '../../game-words.ts';

export const title: Title = {
	en: {
		name: 'Clinic: COVID-19 Pandemic',
		about: 'Run your clinics together through six rounds of contagion: cure more patients than you lose.'
	},
	es: {
		name: 'Clinic: Pandemia COVID-19',
		about:
			'Llevad juntos vuestras clínicas durante seis rondas de contagio: curad a más pacientes de los que perdéis.'
	},
	'pt-BR': {
		name: 'Clinic: Pandemia de COVID-19',
		about: 'Conduzam juntos suas clínicas por seis rodadas de contágio: curem mais pacientes do que perdem.'
	},
	de: {
		name: 'Clinic: COVID-19-Pandemie',
		about:
			'Führt eure Kliniken gemeinsam durch sechs Runden Ansteckung: heilt mehr Patienten, als ihr verliert.'
	}
};

export const words = {
	en: () => import('./en/index.ts'),
	es: () => import('./es/index.ts'),
	'pt-BR': () => import('./pt-BR/index.ts'),
	de: () => import('./de/index.ts')
};
