import type { Talk } from '../../../talk.ts';
import type { ControlWords } from './words.ts';

const fields = (n: number, talk: Talk): string => talk.plural(n, { one: 'un campo', other: `${n} campos` });

const bonuses: Readonly<Record<string, string>> = {
	shape: 'una forma en el análisis del virus',
	number: 'un número en la curva de contagio',
	one: 'un 1 en las pruebas'
};

export const controls: ControlWords = {
	cost: ({ fields: n }, talk) => `cuesta ${fields(n, talk)}`,
	enterRoll: ({ name }) => `Tira ${name}: toca las dos caras que hay en la mesa.`,
	doubles: ({ name }) => `¡Dobles! ${name} se los queda o vuelve a tirar los dos dados.`,
	keep: ({ face }) => `Quedarse con ${face} y ${face}`,
	rollAgain: '¿Nueva tirada? Anota las caras nuevas.',
	setbackCurve: '5 y 6: se rodea la siguiente casilla de la curva de todos.',
	setbackProgress: 'Doble seis: todos pierden un campo de progreso.',
	die: ({ face }) => `Dado con un ${face}`,
	dieUsed: ({ face }) => `Dado con un ${face}, usado`,
	chooseDie: 'Elige un dado y toca una casilla.',
	bothFit: 'Aquí sirven los dos dados: elige uno primero.',
	noShape: 'sin forma, solo número',
	morePoints: 'Añadir un punto de progreso',
	lessPoints: 'Quitar un punto de progreso',
	progressHint: 'El progreso se gasta con el signo más, junto a un dado elegido.',
	bonusPending: ({ bonus }) => `Bonificación: ${bonuses[bonus] ?? bonus}`,
	drawShape: 'Forma libre: toca de una a cuatro casillas y márcalas.',
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
	report: ({ name }) => `${name} ha tachado el 12 en su hoja`
};
