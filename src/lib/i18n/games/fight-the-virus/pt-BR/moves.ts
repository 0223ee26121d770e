import type { Used, Words } from '../words.ts';
import { squares } from './labels.ts';

/** The face and what progress adds to it; the die by its place where its face is not known. */
const used = ({ die, add = 0, face }: Used): string => {
	if (face === undefined) return add > 0 ? `o dado ${die + 1} + ${add}` : `o dado ${die + 1}`;
	return add > 0 ? `${face} + ${add} = ${face + add}` : `o ${face}`;
};

export const moves: Words['moves'] = {
	roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rola ${a} e ${b}.`,
	keep: ({ by }, talk) => `${talk.player(by)} fica com a dupla.`,
	analyse: ({ by, cells, ...move }, talk) =>
		`${talk.player(by)} preenche ${squares(cells.length, talk)} do vírus com ${used(move)}.`,
	research: ({ by, next, ...move }, talk) =>
		next === undefined
			? `${talk.player(by)} risca o próximo número da pesquisa com ${used(move)}.`
			: `${talk.player(by)} risca o ${next} da pesquisa com ${used(move)}.`,
	test: ({ by, cell: [row, column], ...move }, talk) =>
		`${talk.player(by)} escreve ${used(move)} nos testes, linha ${row + 1}, casa ${column + 1}.`,
	curve: ({ by, cell: [, column], ...move }, talk) =>
		`${talk.player(by)} escreve ${used(move)} na coluna ${column + 1} da curva.`,
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
