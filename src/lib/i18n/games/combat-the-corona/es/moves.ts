import { figuresOf, type Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const moves: Words['moves'] = {
	setup: ({ top = [], start }, talk) => {
		if (start) return `La partida está preparada; el primer virus es ${figuresOf(start)}.`;
		const sorted = top.length;
		return talk.plural(sorted, {
			zero: 'La partida está preparada.',
			one: 'La partida está preparada y una carta ordenada.',
			other: `La partida está preparada y ${sorted} cartas ordenadas.`
		});
	},
	play: ({ by, card: kind }, talk) => `${talk.player(by)} juega «${card(talk)(kind)}».`,
	skip: ({ by }, talk) => `${talk.player(by)} no tiene carta que jugar.`,
	remove: ({ by, spaces }, talk) =>
		`${talk.player(by)} cambia las cartas de ${talk.and(spaces.map(String))} por un hospital.`,
	clear: ({ by, reshuffle }, talk) =>
		reshuffle
			? `${talk.player(by)} retira las cinco cartas y baraja.`
			: `${talk.player(by)} retira las cinco cartas.`,
	send: ({ by, virus: id }, talk) => `${talk.player(by)} manda ${virus(talk)(id)} debajo del mazo.`,
	roll: ({ by, dice, tokens }, talk) =>
		tokens === 0
			? `${talk.player(by)} saca ${talk.and(dice.map(String))}.`
			: talk.plural(tokens, {
					one: `${talk.player(by)} gasta una ficha y saca ${talk.and(dice.map(String))}.`,
					other: `${talk.player(by)} gasta ${tokens} fichas y saca ${talk.and(dice.map(String))}.`
				}),
	reroll: ({ by, die, to }, talk) => `${talk.player(by)} vuelve a tirar un ${die}: sale un ${to}.`,
	extra: ({ by, die }, talk) => `${talk.player(by)} gasta una ficha y saca un ${die}.`,
	shield: ({ by, die }, talk) => `${talk.player(by)} rompe un escudo con un ${die}.`,
	hit: ({ by, virus: id, dice }, talk) =>
		`${talk.player(by)} golpea ${virus(talk)(id)} con ${talk.and(dice.map(String))}.`,
	rest: ({ by, beds }, talk) =>
		talk.plural(beds, {
			zero: `${talk.player(by)} termina el ataque.`,
			one: `${talk.player(by)} termina el ataque y gana una cama.`,
			other: `${talk.player(by)} termina el ataque y gana ${beds} camas.`
		}),
	reveal: ({ cards }, talk) =>
		`Revelados: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(talk)(shown) : figuresOf(shown))))}.`,
	place: ({ viruses }, talk) =>
		viruses.length === 0 ? 'No se coloca ningún virus.' : `Colocados: ${talk.and(viruses.map(virus(talk)))}.`,
	save: ({ order }, talk) => `Salvados, debajo del mazo: ${talk.and(order.map(virus(talk)))}.`,
	destroy: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Se destruye un hospital.'
			: `Se destruye un hospital y se lleva ${talk.and(viruses.map(virus(talk)))}.`,
	bottom: ({ order }, talk) => `Debajo del mazo: ${talk.and(order.map(virus(talk)))}.`,
	hospital: ({ viruses }, talk) =>
		viruses.length === 0
			? 'El equipo renuncia a un hospital.'
			: `El equipo renuncia a un hospital y manda ${talk.and(viruses.map(virus(talk)))} debajo del mazo.`
};

export const awaits: Words['awaits'] = {
	setup: 'Preparar la partida',
	play: ({ by = 0 }, talk) => `${talk.player(by)} juega una carta`,
	skip: ({ by = 0 }, talk) => `${talk.player(by)} pasa: sin cartas`,
	remove: ({ by = 0 }, talk) => `${talk.player(by)} puede cambiar`,
	clear: ({ by = 0 }, talk) => `${talk.player(by)} puede retirar cinco`,
	send: ({ by = 0 }, talk) => `${talk.player(by)} puede mandar virus`,
	roll: ({ by = 0 }, talk) => `${talk.player(by)} tira`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} puede volver a tirar`,
	extra: ({ by = 0 }, talk) => `${talk.player(by)} puede gastar una ficha`,
	shield: ({ by = 0 }, talk) => `${talk.player(by)} rompe un escudo`,
	hit: ({ by = 0 }, talk) => `${talk.player(by)} golpea un virus`,
	rest: ({ by = 0 }, talk) => `${talk.player(by)} termina el ataque`,
	reveal: 'Revelad virus',
	place: 'Elegid qué se coloca',
	save: 'Ordenad los salvados',
	destroy: 'Se destruye un hospital',
	bottom: 'Ordenad lo que va debajo',
	hospital: 'Renunciar a un hospital'
};
