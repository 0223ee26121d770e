import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CTC-R1': {
		question: '¿Cuenta el daño que no destruye un virus?',
		answers: {
			a: 'No: los dados solo van a un virus que destruyen.',
			b: 'Sí: el daño se queda hasta que el virus deja la mesa.'
		}
	},
	'CTC-R2': {
		question: '¿Pueden sobrar dados que aún podrían destruir un virus?',
		answers: { a: 'No: las camas son para los que no pueden.', b: 'Sí, libremente.' }
	},
	'CTC-R3': {
		question: '¿Se pueden retirar las cinco cartas si tres se pueden cambiar?',
		answers: { a: 'Sí, las dos cosas valen.', b: 'No, solo si no hay ningún cambio posible.' }
	},
	'CTC-R4': {
		question: '¿Se puede cambiar con todos los hospitales en el tablero?',
		answers: { a: 'No, pero antes podéis renunciar a uno.', b: 'Sí, sin recompensa.' }
	},
	'CTC-R5': {
		question: '¿Es un límite el número de fichas de dado y escudos?',
		answers: { a: 'Sí, tantos como piezas hay.', b: 'No.' }
	},
	'CTC-R6': {
		question: '¿Y si el mazo de acción está vacío al robar?',
		answers: {
			a: 'Los descartes se barajan y son el nuevo mazo.',
			b: 'No se roba; solo vaciar devuelve cartas.'
		}
	},
	'CTC-R7': {
		question: '¿Qué nivel de infección gana?',
		answers: { a: 'El paso más allá del último nivel.', b: 'Llegar al último nivel.' }
	},
	'CTC-R8': {
		question: '¿Qué pasa con una ficha de escudo cuando su virus va debajo del mazo?',
		answers: {
			a: 'Se queda: las fichas no son de ningún virus.',
			b: 'Vuelve a la reserva: cada ficha está sobre el virus que la trajo.'
		}
	}
};
