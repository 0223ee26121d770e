import type { Talk } from '../../../talk.ts';
import type { ControlWords } from './words.ts';

const fields = (n: number, talk: Talk): string => talk.plural(n, { one: 'um campo', other: `${n} campos` });

const bonuses: Readonly<Record<string, string>> = {
	shape: 'uma forma na análise do vírus',
	number: 'um número na curva de contágio',
	one: 'um 1 nos testes'
};

export const controls: ControlWords = {
	cost: ({ fields: n }, talk) => `custa ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} rola: toque nas duas faces que estão na mesa.`,
	doubles: ({ name }) => `Dados iguais! ${name} fica com eles ou rola os dois de novo.`,
	keep: ({ face }) => `Ficar com ${face} e ${face}`,
	rollAgain: 'Rolou de novo? Anote as novas faces.',
	setbackCurve: '5 e 6: a próxima casa da curva de todos é circulada.',
	setbackProgress: 'Dois seis: todos perdem um campo de progresso.',
	die: ({ face }) => `Dado com ${face}`,
	dieUsed: ({ face }) => `Dado com ${face}, usado`,
	chooseDie: 'Escolha um dado e toque em uma casa.',
	bothFit: 'Os dois dados servem aqui: escolha um primeiro.',
	noShape: 'sem forma, só número',
	morePoints: 'Somar um ponto de progresso',
	lessPoints: 'Tirar um ponto de progresso',
	progressHint: 'O progresso é gasto com o sinal de mais ao lado de um dado escolhido.',
	bonusPending: ({ bonus }) => `Bônus: ${bonuses[bonus] ?? bonus}`,
	drawShape: 'Forma livre: toque de uma a quatro casas e marque.',
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
	report: ({ name }) => `${name} riscou o 12 na própria folha`
};
