import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'FTV-R1': {
		question: '¿Puede quien está en activo dejar un dado que se puede usar?',
		answers: { a: 'No, si cabe sin progreso.', b: 'Sí, siempre.' }
	},
	'FTV-R2': {
		question: '¿Qué vecina cuenta para una casilla rodeada junto a varias rellenas?',
		answers: {
			a: 'La última rellenada; si su opuesto está en otro lado, el círculo ya no obliga.',
			b: 'El círculo obliga solo mientras todas las vecinas rellenas tengan el mismo número.'
		}
	},
	'FTV-R3': {
		question: '¿Cuántas veces se pueden repetir los dobles?',
		answers: { a: 'Tras cada nuevo doble.', b: 'Una vez por turno.' }
	},
	'FTV-R4': {
		question: '¿Necesita un 1 en las pruebas casillas rellenas debajo?',
		answers: { a: 'Sí.', b: 'No, pero nunca va justo encima ni debajo de un 1.' }
	},
	'FTV-R5': {
		question: '¿Qué columna de la curva viene después?',
		answers: { a: 'Cualquiera.', b: 'Siempre la incompleta más a la izquierda.' }
	},
	'FTV-R6': {
		question: '¿Respeta el número de bonificación a las vecinas y los círculos?',
		answers: { a: 'Sí.', b: 'No, vale cualquiera de 1 a 6.' }
	},
	'FTV-R7': {
		question: '¿Va primero una columna rodeada aunque no acepte el número?',
		answers: { a: 'Sí.', b: 'No, solo con números que quepan ahí.' }
	},
	'FTV-R8': {
		question: '¿Puede el progreso llevar un número mayor que 6 a la curva?',
		answers: { a: 'No.', b: 'Sí.' }
	},
	'FTV-R9': {
		question: '¿Se pueden voltear las formas de 1 a 5?',
		answers: { a: 'Sí, giradas y volteadas.', b: 'No, solo giradas.' }
	}
};
