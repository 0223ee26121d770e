import type { Words } from '../words.ts';
import { squares } from './labels.ts';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `dado ${index + 1} + ${add}` : `dado ${index + 1}`;

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} saca ${a} y ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} se queda con los dobles.`,
	analyse: ({ by, die: index, add, cells }, talk) =>
		`${talk.player(by)} rellena ${squares(cells.length, talk)} del virus (${die(index, add)}).`,
	research: ({ by, die: index, add }, talk) =>
		`${talk.player(by)} tacha el siguiente número de la investigación (${die(index, add)}).`,
	test: ({ by, die: index, add, cell: [row, column] }, talk) =>
		`${talk.player(by)} hace una prueba en la fila ${row + 1}, casilla ${column + 1} (${die(index, add)}).`,
	curve: ({ by, die: index, add, cell: [, column] }, talk) =>
		`${talk.player(by)} escribe un número en la columna ${column + 1} de la curva (${die(index, add)}).`,
	bonusShape: ({ by, cells }, talk) =>
		`${talk.player(by)} toma la bonificación y rellena ${squares(cells.length, talk)} del virus.`,
	bonusNumber: ({ by, number, cell: [, column] }, talk) =>
		`${talk.player(by)} toma la bonificación y escribe un ${number} en la columna ${column + 1} de la curva.`,
	bonusOne: ({ by, cell: [row, column] }, talk) =>
		`${talk.player(by)} toma la bonificación y escribe un 1 en las pruebas, fila ${row + 1}, casilla ${column + 1}.`,
	decline: ({ by }, talk) => `${talk.player(by)} rechaza la bonificación.`,
	done: ({ by }, talk) => `${talk.player(by)} termina.`,
	report: ({ by }, talk) =>
		`${talk.player(by)} avisa de que ha tachado el último número de la investigación.`,
	stop: () => 'La mesa para la partida.'
};

export const awaits: Words['awaits'] = {
	roll: ({ by }, talk) => `Tira ${talk.player(by ?? 0)}`,
	keep: ({ by }, talk) => `${talk.player(by ?? 0)} se queda con los dobles`,
	analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analiza el virus`,
	research: ({ by }, talk) => `${talk.player(by ?? 0)} investiga`,
	test: ({ by }, talk) => `${talk.player(by ?? 0)} hace pruebas`,
	curve: ({ by }, talk) => `${talk.player(by ?? 0)} rellena la curva`,
	bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: forma de bonificación`,
	bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: número de bonificación`,
	bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: 1 de bonificación`,
	decline: ({ by }, talk) => `${talk.player(by ?? 0)} rechaza la bonificación`,
	done: ({ by }, talk) => `${talk.player(by ?? 0)} termina`,
	report: ({ by }, talk) => `${talk.player(by ?? 0)} avisa de que ha terminado la investigación`,
	stop: 'La mesa para la partida'
};
