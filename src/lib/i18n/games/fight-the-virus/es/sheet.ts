import type { Words } from '../words.ts';
import { bonusName } from './labels.ts';

const kinds: Readonly<Record<string, string>> = {
	goal: ', meta',
	extra: ', dado extra',
	both: ', meta, dado extra',
	plain: ''
};
const kind = (value: unknown): string => kinds[String(value)] ?? '';

export const sheet: Words['sheet'] = {
	title: 'Fight the Virus',
	subtitle: 'Hoja de juego',
	notice: 'Hoja nuestra, no la publicada. La tuya se introduce en Pipsheet, en «Ediciones».',
	ownNotice: 'Una edición propia, dibujada por Pipsheet; lo que nadie introdujo es nuestro.',
	name: 'Nombre',
	analysis: 'Análisis del virus',
	analysisHint: 'Empieza donde quieras y sigue lado con lado; el resto sigue en una pieza.',
	spikeHint: 'Por espícula, rodea un campo.',
	analysisSquare: ({ row, column, spike }) =>
		`Análisis del virus, fila ${String(row)}, columna ${String(column)}${spike ? ', espícula' : ''}`,
	shapes: 'Formas',
	freeShape: ({ most }) => (most === 1 ? 'una casilla' : `1 a ${String(most)} unidas`),
	research: 'Investi\u00adgación',
	researchHint: ({ last }) =>
		`En orden, cada uno con su valor exacto. El ${String(last)} necesita todas las banderas.`,
	researchSquare: ({ number, bonus }) =>
		bonus === null
			? `Investigación ${String(number)}`
			: `Investigación ${String(number)}, da ${bonusName(bonus)}`,
	testing: 'Pruebas',
	testingHint: 'Mayor que lo de debajo; un 1 sobre todo menos un 1.',
	testingSquare: (v) => `Pruebas, fila ${String(v['row'])}, casilla ${String(v['column'])}${kind(v['kind'])}`,
	curve: 'Curva de contagio',
	curveHint: 'Columna a columna desde abajo; las vecinas son distintas.',
	curveSquare: (v) =>
		`Curva de contagio, columna ${String(v['column'])}, casilla ${String(v['height'])} desde abajo${kind(v['kind'])}`,
	progress: 'Progreso del análisis',
	progressHint: 'Un campo rodeado suma 1 o 2 a uno de tus dados; luego táchalo.',
	progressField: ({ number }) => `Progreso del análisis, campo ${String(number)}`,
	bonusShape: 'Rellena una forma como con un 6',
	bonusNumber: 'Un número de 1 a 6 en la curva',
	bonusOne: 'Escribe un 1 en las pruebas',
	extraDie: 'En pasivo: usa también el segundo dado',
	goal: ({ last }) => `Meta: rellénala antes de tachar el ${String(last)}`,
	setbackCircle: 'Rodea la siguiente casilla de tu curva: acepta el opuesto de su vecina.',
	setbackField: 'Tacha tu primer campo disponible; si no hay, el primero en blanco.'
};
