import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Talk } from '../../../talk.ts';
import type { Words } from '../words.ts';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'una forma en el análisis del virus',
	number: 'un número en la curva de contagio',
	one: 'un 1 en las pruebas',
	extra: 'el segundo dado para quien está en pasivo'
};
export const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'una bonificación';

export const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'una casilla', other: `${talk.number(n)} casillas` });

export const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'un campo', other: `${talk.number(n)} campos`, zero: 'ningún campo' });

/** With its article; `n` is how many squares it has. */
export const shapeName = (shape: ShapeName, n: number, talk: Talk): string =>
	({
		single: 'una casilla suelta',
		lineOfTwo: 'una línea de dos',
		lineOfThree: 'una línea de tres',
		squareOfFour: 'un cuadrado de cuatro',
		plus: 'una cruz',
		free: 'una forma libre',
		other: `su forma de ${squares(n, talk)}`
	})[shape];

export const labels: Words['labels'] = {
	cost: ({ fields: n }, talk) => `cuesta ${fields(n, talk)}`,
	enterRoll: ({ name }) => `Tira ${name}: toca las dos caras que hay en la mesa.`,
	doubles: ({ name }) => `¡Dobles! ${name} se los queda o vuelve a tirar los dos dados.`,
	keep: ({ face }) => `Quedarse con ${face} y ${face}`,
	rollAgain: '¿Nueva tirada? Anota las caras nuevas.',
	die: ({ face }) => `Dado con un ${face}`,
	dieUsed: ({ face }) => `Dado con un ${face}, usado`,
	chooseDie: 'Elige un dado y toca una casilla.',
	bothFit: 'Aquí sirven los dos dados: elige uno primero.',
	noShape: 'sin forma, solo número',
	morePoints: 'Añadir un punto de progreso',
	lessPoints: 'Quitar un punto de progreso',
	progressHint: 'El progreso se gasta con el signo más, junto a un dado elegido.',
	bonusPending: ({ bonus }) => `Bonificación: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Forma libre: dibuja hasta ${most} casillas unidas y márcalas.`,
	tapTesting: 'Toca la casilla de pruebas que recibe el 1.',
	chooseNumber: 'Elige un número y toca su casilla.',
	clear: 'Borrar',
	turnShape: ({ at, of }) => `Girar (${at} de ${of})`,
	markHere: 'Marcar aquí',
	decline: 'Renunciar a la bonificación',
	done: ({ name }) => `${name} ha terminado`,
	others: ({ names }, talk) => `Aún juegan: ${talk.and(names)}`,
	nextRoll: 'Siguiente tirada …',
	nextRollSure: 'Sí, siguiente tirada',
	forgoes: ({ name }) => `${name} aún podría usar un dado y renuncia a él.`,
	cannotUse: ({ name }) => `${name} no puede usar ningún dado.`,
	goOn: 'Todavía no',
	stop: 'Ya no puede ganar nadie …',
	stopSure: 'Terminar sin ganador',
	report: ({ name, last }) => `${name} ha tachado el ${last} en su hoja`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields }, talk) =>
		talk.plural(fields, {
			zero: 'no queda progreso',
			one: 'queda un campo de progreso',
			other: `quedan ${talk.number(fields)} campos de progreso`
		})
};
