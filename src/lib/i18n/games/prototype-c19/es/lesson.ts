import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'El objetivo',
		text: 'Encuentra la cura: ganan más puntos en Salud, Fórmula y Biotecnología, mientras la infección se extiende en tu zona de riesgo.'
	},
	roll: {
		title: 'Tirar',
		text: 'Quien investiga tira cinco dados y el dado mutante, y puede repetir los que quiera una vez gratis; un Explorador permite otra vez.'
	},
	take: {
		title: 'Tomar dados',
		text: 'Toma dos dados, o tres con una Rata: el mayor es la infección, los demás son muestras. O toma un solo dado para Biotecnología. Los demás toman después de lo que queda, o pasan.'
	},
	formula: {
		title: 'Fórmula',
		text: 'Una muestra entra en la Fórmula desde la izquierda. Con ella tachas un factor, que hace de este número el siguiente.'
	},
	health: {
		title: 'Salud',
		text: 'O en Salud, un número por columna: igual sigue en la fila, mayor sube, menor baja. Cada uno trae Resistentes, que protegen casillas de la zona de riesgo.'
	},
	infect: {
		title: 'Infectar',
		text: 'El dado de infección pone su forma en tu zona de riesgo, desde la flecha y junto a lo infectado. Las columnas limpias suman 5 al final, las llenas restan 10.'
	},
	pair: {
		title: 'Biotecnología',
		text: 'Un dado suelto se anota aquí. Una pareja llena da enseguida su recurso.'
	},
	mutant: {
		title: 'El dado mutante',
		text: 'Quien tiró anota el dado mutante, una casilla por ronda. Al final se resta su suma por un multiplicador.'
	},
	convert: {
		title: 'Convertir',
		text: 'Más tarde una pareja llena vuelve a ayudar: tacha uno de sus números y un dado que lo muestra pasa a mostrar el otro.'
	},
	end: {
		title: 'El final',
		text: 'Tras la última ronda cada cual suma. Ganan más puntos, y una tabla dice cómo fue la pandemia.'
	}
};
