import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PC19-R1': {
		question: '¿Cuándo se puede usar Análisis?',
		answers: {
			a: 'Después de tomar, hasta que se use el dado; la infección quedó decidida al tomar.',
			b: 'Solo antes de decidir la infección: hasta usar o convertir el primer dado.'
		}
	},
	'PC19-R2': {
		question: '¿Se pueden reflejar las formas?',
		answers: {
			a: 'No, solo girar.',
			b: 'Sí, girar y reflejar.'
		}
	},
	'PC19-R3': {
		question: '¿Dónde empieza el multiplicador?',
		answers: {
			a: 'Donde dice la hoja (3 en la de la aplicación), más 1 por cada fila completa.',
			b: 'En 0: solo el número de filas completas.'
		}
	},
	'PC19-R4': {
		question: '¿Qué columnas dan +5?',
		answers: {
			a: 'Las que no tienen ningún infectado.',
			b: 'Todas las que no están completas.'
		}
	},
	'PC19-R5': {
		question: '¿Un medio infectado cuenta como infectado para conectar?',
		answers: {
			a: 'No: las formas no conectan con él y los resistentes pueden tocarlo.',
			b: 'Sí: cuenta como infectado para ambas cosas.'
		}
	},
	'PC19-R6': {
		question: '¿Con qué se compara una muestra de Salud?',
		answers: {
			a: 'Con el número anotado antes, ya multiplicado.',
			b: 'Con la muestra anterior, sin multiplicar.'
		}
	},
	'PC19-R7': {
		question: '¿Cuántas veces convierte una pareja?',
		answers: {
			a: 'Una.',
			b: 'Una con cada uno de sus números.'
		}
	},
	'PC19-R8': {
		question: 'ETS: ¿el número más alto de quién se suma?',
		answers: {
			a: 'El del jugador de tu izquierda.',
			b: 'El del jugador de tu derecha.'
		}
	},
	'PC19-R9': {
		question: '¿Qué rodea un hospital?',
		answers: {
			a: 'Los individuos que lo tocan.',
			b: 'Todos los de alrededor, también en las esquinas.'
		}
	},
	'PC19-R10': {
		question: '¿Puede Análisis cambiar el dado mutante?',
		answers: {
			a: 'No: se anota, no se usa.',
			b: 'Sí, el investigador puede, después de tirar y antes de tomar dados.'
		}
	},
	'PC19-R11': {
		question: '¿Qué bonus usados dan 3 puntos?',
		answers: {
			a: 'Solo los de Individuos resistentes.',
			b: 'Todos, de cualquier clase.'
		}
	}
};
