import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Talk } from '../../../talk.ts';
import type { Words } from '../words.ts';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'uma forma na análise do vírus',
	number: 'um número na curva de contágio',
	one: 'um 1 nos testes',
	extra: 'o segundo dado para quem joga como passivo'
};
export const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'um bônus';

export const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'uma casa', other: `${talk.number(n)} casas` });

export const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'um campo', other: `${talk.number(n)} campos`, zero: 'nenhum campo' });

/** With its article; `n` is how many squares it has. */
export const shapeName = (shape: ShapeName, n: number, talk: Talk): string =>
	({
		single: 'uma casa única',
		lineOfTwo: 'uma linha de duas',
		lineOfThree: 'uma linha de três',
		squareOfFour: 'um quadrado de quatro',
		plus: 'uma cruz',
		free: 'uma forma livre',
		other: `a sua forma de ${squares(n, talk)}`
	})[shape];

export const labels: Words['labels'] = {
	cost: ({ fields: n }, talk) => `custa ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} rola: toque nas duas faces que estão na mesa.`,
	doubles: ({ name }) => `Dados iguais! ${name} fica com eles ou rola os dois de novo.`,
	keep: ({ face }) => `Ficar com ${face} e ${face}`,
	rollAgain: 'Rolou de novo? Anote as novas faces.',
	die: ({ face }) => `Dado com ${face}`,
	dieUsed: ({ face }) => `Dado com ${face}, usado`,
	chooseDie: 'Escolha um dado e toque em uma casa.',
	bothFit: 'Os dois dados servem aqui: escolha um primeiro.',
	noShape: 'sem forma, só número',
	morePoints: 'Somar um ponto de progresso',
	lessPoints: 'Tirar um ponto de progresso',
	progressHint: 'O progresso é gasto com o sinal de mais ao lado de um dado escolhido.',
	bonusPending: ({ bonus }) => `Bônus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Forma livre: desenhe até ${most} casas ligadas e marque.`,
	tapTesting: 'Toque na casa de testes que recebe o 1.',
	chooseNumber: 'Escolha um número e toque na casa dele.',
	clear: 'Limpar',
	turnShape: ({ at, of }) => `Girar (${at} de ${of})`,
	markHere: 'Marcar aqui',
	decline: 'Recusar o bônus',
	done: ({ name }) => `${name} terminou`,
	others: ({ names }, talk) => `Ainda jogando: ${talk.and(names)}`,
	nextRoll: 'Próxima rolagem …',
	nextRollSure: 'Sim, próxima rolagem',
	forgoes: ({ name }) => `${name} ainda poderia usar um dado e abre mão dele.`,
	cannotUse: ({ name }) => `${name} não pode usar nenhum dado.`,
	goOn: 'Ainda não',
	stop: 'Ninguém mais pode vencer …',
	stopSure: 'Encerrar sem vencedor',
	report: ({ name, last }) => `${name} riscou o ${last} na própria folha`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields }, talk) =>
		talk.plural(fields, {
			zero: 'não resta progresso',
			one: 'resta um campo de progresso',
			other: `restam ${talk.number(fields)} campos de progresso`
		})
};
