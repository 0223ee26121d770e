import type { Used, Words } from '../words.ts';
import { squares } from './labels.ts';

/** The face and what progress adds to it; the die by its place where its face is not known. */
const used = ({ die, add = 0, face }: Used): string => {
	if (face === undefined) return add > 0 ? `el dado ${die + 1} + ${add}` : `el dado ${die + 1}`;
	return add > 0 ? `${face} + ${add} = ${face + add}` : `el ${face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} saca ${a} y ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} se queda con los dobles.`,
	analyse: ({ by, cells, ...move }, talk) =>
		`${talk.player(by)} rellena ${squares(cells.length, talk)} del virus con ${used(move)}.`,
	research: ({ by, next, ...move }, talk) =>
		next === undefined
			? `${talk.player(by)} tacha el siguiente número de la investigación con ${used(move)}.`
			: `${talk.player(by)} tacha el ${next} de la investigación con ${used(move)}.`,
	test: ({ by, cell: [row, column], ...move }, talk) =>
		`${talk.player(by)} escribe ${used(move)} en las pruebas, fila ${row + 1}, casilla ${column + 1}.`,
	curve: ({ by, cell: [, column], ...move }, talk) =>
		`${talk.player(by)} escribe ${used(move)} en la columna ${column + 1} de la curva.`,
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
