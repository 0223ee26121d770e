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
	price: ({ fields: n }, talk) => fields(n, talk),
	fieldsLeft: ({ fields: n }, talk) => talk.plural(n, { one: 'campo livre', other: 'campos livres' }),
	researchFor: ({ next, fields: n }, talk) =>
		n === 0 ? `pesquisa ${next}` : `pesquisa ${next}: ${fields(n, talk)}`,
	keep: ({ face }) => `Ficar com ${face} e ${face}`,
	rollAgain: 'Rolou de novo? Anote as novas faces.',
	die: ({ face }) => `Dado com ${face}`,
	dieUsed: ({ face }) => `Dado com ${face}, usado`,
	chooseDie: 'Escolha um dado e toque em uma casa.',
	noShape: 'sem forma, só número',
	morePoints: 'Somar um ponto de progresso',
	lessPoints: 'Tirar um ponto de progresso',
	progressHint: 'O progresso é gasto com o sinal de mais ao lado de um dado escolhido.',
	bonusPending: ({ bonus }) => `Bônus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Desenhe até ${most} casas ligadas.`,
	gestures: 'Tocar: colocar\nDe novo: girar\nDeslizar: desenhar',
	tapTesting: 'Toque na casa de testes que recebe o 1.',
	chooseNumber: 'Escolha um número e toque na casa dele.',
	clear: 'Limpar',
	turnShape: ({ at, of }) => `Girar (${at} de ${of})`,
	decline: 'Recusar o bônus',
	done: ({ name }) => `${name} terminou`,
	goOn: 'Ainda não',
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
		}),
	stop: 'Parar o jogo …',
	reportSure: ({ name }) => `Sim, ${name} venceu`,
	usedUp: 'usado',
	dieIdle: ({ face }) => `Dado com ${face}, não cabe em lugar nenhum`,
	offers: 'O que cabe aqui',
	costsNothing: 'sem progresso',
	turnHint: 'Outro toque gira a forma.',
	tapLit: ({ shape }) =>
		shape ? 'Toque em um lugar ou desenhe uma forma.' : 'Toque em um lugar fora do vírus.',
	nothingLeft: 'Não cabe mais nada.',
	noneWithDie: 'Com este dado não cabe nada.',
	fillThese: ({ squares: n }, talk) =>
		talk.plural(n, { one: 'Preencher esta casa', other: `Preencher ${talk.number(n)} casas` }),
	spikeNote: ({ spikes, fields: n }, talk) =>
		talk.plural(spikes, {
			one: `uma espícula: ${fields(n, talk)}`,
			other: `${talk.number(spikes)} espículas: ${fields(n, talk)}`
		}),
	couldUse: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} ainda poderia usar um dado.`,
			other: `${talk.and(names)} ainda poderiam usar um dado.`
		}),
	allPass: 'Todos passam',
	othersPass: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} passa: próxima rolagem`,
			other: `${talk.and(names)} passam: próxima rolagem`
		}),
	hopeless: 'Ninguém mais pode vencer: em nenhuma folha o progresso basta para os números que faltam.',
	barRolls: ({ name }) => `${name} rola`,
	barEnter: 'Anote as duas faces',
	barRolled: ({ name, a, b }) => `${name} rolou ${a} e ${b}`,
	barDoubles: 'Ficar ou rolar de novo',
	barActive: ({ name, virus, elsewhere }) => {
		if (virus) return elsewhere ? 'Dois dados: um no vírus, outro em outra área' : `${name}: um no vírus`;
		return elsewhere ? `${name}: um em outra área` : `${name}: não cabe nada`;
	},
	barPassive: ({ name, extra }) => (extra ? `${name} pode usar o segundo dado` : `${name} pode usar um dado`),
	barOthers: 'Os outros ainda estão marcando',
	barOver: 'O jogo acabou',
	noteElsewhere: 'à parte',
	noteRolls: 'rola',
	noteWaits: 'espera',
	noteWins: 'vence',
	noteDone: 'pronto',
	noteBonus: 'bônus',
	noteDice: ({ dice }, talk) => talk.plural(dice, { zero: 'usados', one: '1 dado', other: '2 dados' }),
	noteMay: 'pode 1',
	noteUsed: 'usou 1',
	areaName: ({ area }) => ({ analysis: 'Vírus', curve: 'Curva', progress: 'Progresso' })[area],
	areaLeft: ({ squares: n }, talk) => `restam ${talk.number(n)}`,
	areaNext: ({ next }) => `próximo: ${next}`,
	areaFlags: ({ filled, of }) => `${filled}/${of} bandeiras`,
	areaColumns: ({ complete, of }) => `${complete} de ${of} cheias`,
	areaAvailable: ({ fields: n }, talk) =>
		talk.plural(n, { zero: '0 disponíveis', one: '1 disponível', other: `${talk.number(n)} disponíveis` })
};
