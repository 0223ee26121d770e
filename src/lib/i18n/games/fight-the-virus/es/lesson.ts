import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'El objetivo',
		text: 'Sé la primera persona en tachar el último número de investigación. Antes deben estar llenas todas las casillas rojas de las pruebas y de la curva.'
	},
	roll: {
		title: 'Dos dados para todos',
		text: 'Una persona tira los dos dados y toda la mesa los usa. Los dobles de 1 a 5 se pueden repetir.'
	},
	research: {
		title: 'Investigación',
		text: 'Los números se tachan en orden desde el 1, cada uno con un dado de su valor exacto.'
	},
	analysis: {
		title: 'Análisis del virus',
		text: 'Quien tiró usa los dos dados, uno de ellos aquí: rellena su forma, girada a voluntad, junto a lo ya relleno. Cada espiga que cubre rodea un campo de avance.'
	},
	others: {
		title: 'Los demás',
		text: 'Los demás usan uno de los dos dados en su propia hoja, en cualquier zona, o ninguno.'
	},
	bonus: {
		title: 'Bonificaciones',
		text: 'Algunos números de investigación, las filas llenas de las pruebas y las filas marcadas de la curva dan una bonificación. Se toma enseguida o se pierde.'
	},
	testing: {
		title: 'Pruebas',
		text: 'Un número se apoya en casillas que están todas llenas y son menores. Un 1 puede ir sobre todo menos sobre otro 1.'
	},
	progress: {
		title: 'Avance',
		text: 'Los campos rodeados suman a un dado, solo para ti: así la investigación pasa de 6. Después se tachan.'
	},
	curve: {
		title: 'La curva',
		text: 'Las columnas se llenan hacia arriba, un número sobre otro. Las casillas vecinas deben ser distintas.'
	},
	setback: {
		title: 'Contratiempos',
		text: '5 y 6: cada cual rodea la siguiente casilla de la curva, que solo admite 7 menos su vecina. 6 y 6: cada cual tacha un campo de avance.'
	},
	end: {
		title: 'El final',
		text: 'Alguien tacha el último número de investigación: se termina este turno. Ganan juntas todas las personas que lo hayan tachado para entonces.'
	}
};
