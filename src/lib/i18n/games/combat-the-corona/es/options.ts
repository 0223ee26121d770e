import type { Difficulty } from '../../../../sheets/combat-the-corona/lines.ts';
import type { Words } from '../words.ts';

export const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Principiante',
	easy: 'Fácil',
	medium: 'Medio',
	difficult: 'Difícil',
	epic: 'Épico'
};

export const options: Words['options'] = {
	difficulty: {
		label: 'Dificultad',
		help: 'Cada nivel añade un virus rojo más al mazo.',
		values: level
	},
	first: { label: 'Quién empieza', help: 'La persona de más edad juega el primer turno.' },
	deck: {
		label: 'Cartas',
		help: 'Jugad con las cartas de la edición: las nuestras para imprimir o las vuestras tal como las introdujisteis. O decid los valores de cada carta cuando salga.',
		values: { app: 'Las cartas de la edición', own: 'Las cartas propias de la mesa' }
	},
	deckSize: {
		label: 'Tamaño de vuestro mazo de virus',
		help: 'Solo con cartas propias: cuántos virus hay en el mazo sin el inicial.'
	},
	deckOrder: {
		label: 'Comprobar el orden del mazo',
		help: 'El árbitro recuerda qué hay encima y debajo del mazo de virus.'
	}
};
