import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: '¿Qué significan 6, 5 y 4 en las dificultades?',
		answers: {
			a: 'Tramos que quedan por delante: se empieza donde diga la tasa, en nuestra edición en la casilla 0, 4 u 8.',
			b: 'El número de la casilla: se empieza en la 6, 5 o 4.'
		}
	},
	'PTC-R2': {
		question: '¿Tienen brotes las enfermedades curadas?',
		answers: { a: 'No, pueden apilarse más.', b: 'Sí, como las demás.' }
	},
	'PTC-R3': {
		question: '¿Y si la bolsa no alcanza para una epidemia?',
		answers: { a: 'El equipo pierde.', b: 'Se lanza lo que queda y se sigue.' }
	},
	'PTC-R4': {
		question: '¿Cuántas enfermedades se pueden dar en un turno?',
		answers: { a: 'Una.', b: 'Cuantas se quiera, de una en una.' }
	},
	'PTC-R5': {
		question: '¿Dónde empieza la comprobación de brotes?',
		answers: { a: 'En la región 1.', b: 'En la región de quien tiene el turno.' }
	},
	'PTC-R6': {
		question: 'Dos riesgos en una tirada con una epidemia en medio: ¿qué va primero?',
		answers: {
			a: 'Estrictamente uno tras otro.',
			b: 'Todos los avances del marcador y después las epidemias, con la tasa final.'
		}
	},
	'PTC-R7': {
		question: '¿Y si un dado muestra una cara que la edición no tiene?',
		answers: { a: 'Se rechaza.', b: 'El dado de la mesa tiene razón.' }
	}
};
