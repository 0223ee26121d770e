/** The player aid: the game on one page, in our words. */
import type { Given } from '../../../../sheets/prototype-c19/facts.ts';
import type { Aid } from '../../../aid.ts';

export const aid = ({ rounds }: Required<Given>): Aid => ({
	aim: 'Encuentra la cura: consigue más puntos en Salud, Fórmula y Biotecnología mientras la infección se extiende en tu zona de riesgo.',
	steps: [
		{
			signs: ['d2', 'd4', 'd6', 'reroll', '/', '!d5', '>', '[5]'],
			title: 'Tirar',
			text: 'Quien investiga tira todos los dados, puede repetir los que quiera una vez gratis, más con Exploradores, y anota el dado mutante.'
		},
		{
			signs: ['d2', 'd5', '>', 'virus', '/', 'o', 'd3', '>', 'biotech'],
			title: 'Tomar',
			text: 'Dos dados (tres con una Rata): el mayor es la infección, los demás son muestras. O un solo dado para Biotecnología.'
		},
		{
			signs: ['health', 'o', 'formula'],
			title: 'Usar muestras',
			text: 'Cada una en Salud o en la Fórmula. Los iconos dan su recurso enseguida.'
		},
		{
			signs: ['virus', '>', 'filled'],
			title: 'Infectar',
			text: 'Pon la forma del dado de infección en tu zona; toca lo infectado. Si no cabe, cubre una columna.'
		},
		{
			signs: ['d1', 'd3'],
			title: 'Asistentes',
			text: 'Los demás hacen lo mismo con los dados que quedan, o pasan. Después investiga la siguiente persona.'
		}
	],
	areas: {
		health:
			'Un número por columna, desde la izquierda: igual sigue en la fila, mayor sube, menor baja. Cada uno da un Resistente.',
		formula: 'Desde la izquierda. Con cada muestra tacha un factor: de este número sale el siguiente.',
		risk: 'La infección entra por la flecha y se extiende. Las filas llenas dan su recurso; columnas limpias suman 5, llenas restan 10.',
		biotech: 'Una pareja llena da su recurso; después convierte un dado en el otro número.',
		bonuses: 'Rellena al ganar, tacha al usar. Los que llevan un punto son tuyos desde el principio.',
		mutant: 'Una casilla por ronda. Al final resta su suma por el multiplicador de las filas.'
	},
	signs: [
		{ sign: 'explorer', name: 'Explorador', text: 'Repite dados antes de tomarlos.' },
		{ sign: 'analysis', name: 'Análisis', text: 'Un dado tuyo, 1 más o 1 menos.' },
		{ sign: 'rat', name: 'Rata de laboratorio', text: 'Toma tres dados en lugar de dos.' },
		{ sign: 'resistant', name: 'Resistentes', text: 'Dos resistentes entran en tu zona de riesgo.' },
		{ sign: 'health', name: 'Muestra de Salud', text: 'Cualquier valor, enseguida, en Salud.' },
		{ sign: 'formula', name: 'Muestra de Fórmula', text: 'Cualquier valor, enseguida, en la Fórmula.' },
		{
			sign: 'biotech',
			name: 'Muestra de Biotecnología',
			text: 'Cualquier valor, enseguida, en Biotecnología.'
		},
		{ sign: 'free', name: 'Muestra libre', text: 'En cualquiera de las tres.' },
		{ sign: '!arrow', name: 'Entrada', text: 'Aquí empieza la infección.' },
		{ sign: 'hospital', name: 'Hospital', text: 'Todo alrededor infectado: una muestra libre.' },
		{ sign: '×2', name: 'Multiplicador', text: 'Anota la muestra por este número.' },
		{ sign: '!virus', name: 'Columna llena', text: 'Resta 10; una limpia suma 5.' }
	],
	end: `Tras la última ronda (de 1 a 5 personas: ${rounds.join(', ')}) cada cual suma. Ganan más puntos; la tabla dice cómo fue la pandemia.`,
	brief: 'Tras la última ronda gana quien tenga más puntos.',
	dice: ['d2', 'd4', 'd6', 'd1', 'd3', '!d5'],
	setup: [
		'Una hoja y un lápiz para cada persona; cinco dados iguales y uno distinto, el mutante.',
		'Rellena las bonificaciones con un punto. En cada ronda investiga cada persona una vez.'
	]
});
