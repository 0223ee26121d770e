import type { Words } from '../words.ts';
import { squares } from './labels.ts';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `dado ${index + 1} + ${add}` : `dado ${index + 1}`;

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rola ${a} e ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} fica com a dupla.`,
	analyse: ({ by, die: index, add, cells }, talk) =>
		`${talk.player(by)} preenche ${squares(cells.length, talk)} do vírus (${die(index, add)}).`,
	research: ({ by, die: index, add }, talk) =>
		`${talk.player(by)} risca o próximo número da pesquisa (${die(index, add)}).`,
	test: ({ by, die: index, add, cell: [row, column] }, talk) =>
		`${talk.player(by)} testa na linha ${row + 1}, casa ${column + 1} (${die(index, add)}).`,
	curve: ({ by, die: index, add, cell: [, column] }, talk) =>
		`${talk.player(by)} escreve um número na coluna ${column + 1} da curva (${die(index, add)}).`,
	bonusShape: ({ by, cells }, talk) =>
		`${talk.player(by)} usa o bônus e preenche ${squares(cells.length, talk)} do vírus.`,
	bonusNumber: ({ by, number, cell: [, column] }, talk) =>
		`${talk.player(by)} usa o bônus e escreve um ${number} na coluna ${column + 1} da curva.`,
	bonusOne: ({ by, cell: [row, column] }, talk) =>
		`${talk.player(by)} usa o bônus e escreve um 1 nos testes, linha ${row + 1}, casa ${column + 1}.`,
	decline: ({ by }, talk) => `${talk.player(by)} recusa o bônus.`,
	done: ({ by }, talk) => `${talk.player(by)} terminou.`,
	report: ({ by }, talk) => `${talk.player(by)} avisa que riscou o último número da pesquisa.`,
	stop: () => 'A mesa para o jogo.'
};

export const awaits: Words['awaits'] = {
	roll: ({ by }, talk) => `${talk.player(by ?? 0)} rola`,
	keep: ({ by }, talk) => `${talk.player(by ?? 0)} fica com a dupla`,
	analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analisa o vírus`,
	research: ({ by }, talk) => `${talk.player(by ?? 0)} pesquisa`,
	test: ({ by }, talk) => `${talk.player(by ?? 0)} testa`,
	curve: ({ by }, talk) => `${talk.player(by ?? 0)} preenche a curva`,
	bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: forma de bônus`,
	bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: número de bônus`,
	bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: 1 de bônus`,
	decline: ({ by }, talk) => `${talk.player(by ?? 0)} recusa o bônus`,
	done: ({ by }, talk) => `${talk.player(by ?? 0)} termina`,
	report: ({ by }, talk) => `${talk.player(by ?? 0)} avisa que terminou a pesquisa`,
	stop: 'A mesa para o jogo'
};
