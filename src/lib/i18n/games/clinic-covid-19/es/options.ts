import { eachRound, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const options: Words['options'] = {
	contagion: {
		label: 'Contagio',
		help: 'Con contagio alto se ponen más losetas por ronda en las ranuras de cada clínica: dos en vez de una en el reglamento.',
		values: nouns.contagion
	},
	confinement: {
		label: 'Confinamiento',
		help: 'Cuanto más estricto es el confinamiento, menos losetas llegan cada ronda.',
		values: nouns.confinement
	},
	modules: {
		label: 'Módulos del juego base',
		help: 'Elige los módulos que hay en la mesa; la expansión cambia algunas de sus reglas.',
		values: nouns.module
	},
	slots: { label: 'Ranuras de preadmisión', help: 'Cuántas ranuras de preadmisión tiene cada clínica.' },
	tiles: {
		label: 'Losetas propias',
		help: 'Losetas por jugador en cada ronda, en vez de una columna del tablero; en total, no más de las que hay.',
		values: eachRound((round) => `Ronda ${round}`)
	},
	incomes: {
		label: 'Ingresos',
		help: 'Lo que aporta tratar a una persona de cada color, en dólares.',
		values: nouns.colour
	}
};
