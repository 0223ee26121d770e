import { figuresOf, type Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const moves: Words['moves'] = {
	setup: ({ top = [], start }, talk) => {
		if (start) return `O jogo está preparado; o primeiro vírus é ${figuresOf(start)}.`;
		const sorted = top.length;
		return talk.plural(sorted, {
			zero: 'O jogo está preparado.',
			one: 'O jogo está preparado e uma carta separada.',
			other: `O jogo está preparado e ${sorted} cartas separadas.`
		});
	},
	play: ({ by, card: kind }, talk) => `${talk.player(by)} joga “${card(talk)(kind)}”.`,
	skip: ({ by }, talk) => `${talk.player(by)} não tem carta para jogar.`,
	remove: ({ by, spaces }, talk) =>
		`${talk.player(by)} troca as cartas de ${talk.and(spaces.map(String))} por um hospital.`,
	clear: ({ by, reshuffle }, talk) =>
		reshuffle
			? `${talk.player(by)} limpa as cinco cartas e embaralha.`
			: `${talk.player(by)} limpa as cinco cartas.`,
	send: ({ by, virus: id }, talk) => `${talk.player(by)} manda ${virus(talk)(id)} para baixo do baralho.`,
	roll: ({ by, dice, tokens }, talk) =>
		tokens === 0
			? `${talk.player(by)} rola ${talk.and(dice.map(String))}.`
			: talk.plural(tokens, {
					one: `${talk.player(by)} gasta uma ficha e rola ${talk.and(dice.map(String))}.`,
					other: `${talk.player(by)} gasta ${tokens} fichas e rola ${talk.and(dice.map(String))}.`
				}),
	reroll: ({ by, die, to }, talk) => `${talk.player(by)} rola um ${die} de novo: sai um ${to}.`,
	extra: ({ by, die }, talk) => `${talk.player(by)} gasta uma ficha e rola um ${die}.`,
	shield: ({ by, die }, talk) => `${talk.player(by)} quebra um escudo com um ${die}.`,
	hit: ({ by, virus: id, dice }, talk) =>
		`${talk.player(by)} acerta ${virus(talk)(id)} com ${talk.and(dice.map(String))}.`,
	rest: ({ by, beds }, talk) =>
		talk.plural(beds, {
			zero: `${talk.player(by)} encerra o ataque.`,
			one: `${talk.player(by)} encerra o ataque e ganha um leito.`,
			other: `${talk.player(by)} encerra o ataque e ganha ${beds} leitos.`
		}),
	reveal: ({ cards }, talk) =>
		`Revelados: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(talk)(shown) : figuresOf(shown))))}.`,
	place: ({ viruses }, talk) =>
		viruses.length === 0 ? 'Nenhum vírus é colocado.' : `Colocados: ${talk.and(viruses.map(virus(talk)))}.`,
	save: ({ order }, talk) => `Salvos, embaixo do baralho: ${talk.and(order.map(virus(talk)))}.`,
	destroy: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Um hospital é destruído.'
			: `Um hospital é destruído e leva ${talk.and(viruses.map(virus(talk)))} junto.`,
	bottom: ({ order }, talk) => `Para baixo do baralho: ${talk.and(order.map(virus(talk)))}.`,
	hospital: ({ viruses }, talk) =>
		viruses.length === 0
			? 'A equipe abre mão de um hospital.'
			: `A equipe abre mão de um hospital e manda ${talk.and(viruses.map(virus(talk)))} para baixo do baralho.`
};

export const awaits: Words['awaits'] = {
	setup: 'Preparar o jogo',
	play: ({ by = 0 }, talk) => `${talk.player(by)} joga uma carta`,
	skip: ({ by = 0 }, talk) => `${talk.player(by)} passa: sem cartas`,
	remove: ({ by = 0 }, talk) => `${talk.player(by)} pode trocar`,
	clear: ({ by = 0 }, talk) => `${talk.player(by)} pode limpar cinco`,
	send: ({ by = 0 }, talk) => `${talk.player(by)} pode mandar vírus`,
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rola`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} pode rolar de novo`,
	extra: ({ by = 0 }, talk) => `${talk.player(by)} pode gastar uma ficha`,
	shield: ({ by = 0 }, talk) => `${talk.player(by)} quebra um escudo`,
	hit: ({ by = 0 }, talk) => `${talk.player(by)} acerta um vírus`,
	rest: ({ by = 0 }, talk) => `${talk.player(by)} encerra o ataque`,
	reveal: 'Revelem vírus',
	place: 'Escolham o que colocar',
	save: 'Ordenem os salvos',
	destroy: 'Um hospital é destruído',
	bottom: 'Ordenem o que vai para baixo',
	hospital: 'Abrir mão de um hospital'
};
