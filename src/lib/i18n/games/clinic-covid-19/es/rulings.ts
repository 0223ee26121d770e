import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CLN-R1': {
		question: 'Hay tantos fallecidos como curados. ¿Se ha perdido?',
		answers: {
			a: 'No, se gana: solo se pierde con más fallecidos que curados.',
			b: 'Sí: el objetivo pide más curados.'
		}
	},
	'CLN-R2': {
		question: '¿Qué significa el dinero de la consulta especial (6 $ en el reglamento)?',
		answers: { a: 'El jugador lo ingresa.', b: 'El jugador lo paga y no ingresa nada.' }
	},
	'CLN-R3': {
		question: '¿Qué losetas se pueden quitar por dinero?',
		answers: {
			a: 'Cualquiera de la propia clínica: de personas, de la cuarentena o de ranuras.',
			b: 'Solo las de pacientes y médicos.'
		}
	},
	'CLN-R4': {
		question: '¿Hay nuevos contagios en la última ronda?',
		answers: {
			a: 'Sí, y lo que no cabe cuenta como fallecido.',
			b: 'No, la partida acaba tras la administración.'
		}
	},
	'CLN-R5': {
		question: '¿Puede un paciente infectado tener una consulta externa ordinaria?',
		answers: {
			a: 'No, siempre es la especial.',
			b: 'Sí, con enfermeras e ingresos como en una sala de tratamiento.'
		}
	},
	'CLN-R6': {
		question: '¿Quién cuenta como curado?',
		answers: {
			a: 'Todos los pacientes tratados, infectados o no.',
			b: 'Solo los pacientes que estaban infectados.'
		}
	},
	'CLN-R7': {
		question: '¿Qué color decide el ingreso si ha cambiado desde la infección?',
		answers: { a: 'El color de ahora.', b: 'El color en el momento de la infección.' }
	},
	'CLN-R8': {
		question: '¿Cuentan como fallecidos los ancianos y las mujeres embarazadas de la caja?',
		answers: { a: 'Sí.', b: 'No, solo pacientes y médicos.' }
	}
};
