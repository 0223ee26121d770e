import { figuresOf, type Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const moves: Words['moves'] = {
	setup: ({ top = [], start }, talk) => {
		if (start) return `The game is set up; the first virus is ${figuresOf(start)}.`;
		const sorted = top.length;
		return talk.plural(sorted, {
			zero: 'The game is set up.',
			one: 'The game is set up and one card is sorted.',
			other: `The game is set up and ${sorted} cards are sorted.`
		});
	},
	play: ({ by, card: kind }, talk) => `${talk.player(by)} plays “${card(talk)(kind)}”.`,
	skip: ({ by }, talk) => `${talk.player(by)} has no card to play.`,
	remove: ({ by, spaces }, talk) =>
		`${talk.player(by)} exchanges the cards in ${talk.and(spaces.map(String))} for a hospital.`,
	clear: ({ by, reshuffle }, talk) =>
		reshuffle
			? `${talk.player(by)} clears all five cards and reshuffles.`
			: `${talk.player(by)} clears all five cards.`,
	send: ({ by, virus: id }, talk) => `${talk.player(by)} sends ${virus(talk)(id)} under the deck.`,
	roll: ({ by, dice, tokens }, talk) =>
		tokens === 0
			? `${talk.player(by)} rolls ${talk.and(dice.map(String))}.`
			: talk.plural(tokens, {
					one: `${talk.player(by)} spends a token and rolls ${talk.and(dice.map(String))}.`,
					other: `${talk.player(by)} spends ${tokens} tokens and rolls ${talk.and(dice.map(String))}.`
				}),
	reroll: ({ by, die, to }, talk) => `${talk.player(by)} rerolls a ${die}: it is a ${to}.`,
	extra: ({ by, die }, talk) => `${talk.player(by)} spends a token and rolls a ${die}.`,
	shield: ({ by, die }, talk) => `${talk.player(by)} breaks a shield with a ${die}.`,
	hit: ({ by, virus: id, dice }, talk) =>
		`${talk.player(by)} hits ${virus(talk)(id)} with ${talk.and(dice.map(String))}.`,
	rest: ({ by, beds }, talk) =>
		talk.plural(beds, {
			zero: `${talk.player(by)} ends the attack.`,
			one: `${talk.player(by)} ends the attack and gains a bed.`,
			other: `${talk.player(by)} ends the attack and gains ${beds} beds.`
		}),
	reveal: ({ cards }, talk) =>
		`Revealed: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(talk)(shown) : figuresOf(shown))))}.`,
	place: ({ viruses }, talk) =>
		viruses.length === 0 ? 'No virus is placed.' : `Placed: ${talk.and(viruses.map(virus(talk)))}.`,
	save: ({ order }, talk) => `Saved under the deck: ${talk.and(order.map(virus(talk)))}.`,
	destroy: ({ viruses }, talk) =>
		viruses.length === 0
			? 'A hospital is destroyed.'
			: `A hospital is destroyed and takes ${talk.and(viruses.map(virus(talk)))} along.`,
	bottom: ({ order }, talk) => `Under the deck: ${talk.and(order.map(virus(talk)))}.`,
	hospital: ({ viruses }, talk) =>
		viruses.length === 0
			? 'The team gives up a hospital.'
			: `The team gives up a hospital and sends ${talk.and(viruses.map(virus(talk)))} under the deck.`
};

export const awaits: Words['awaits'] = {
	setup: 'Set up the game',
	play: ({ by = 0 }, talk) => `${talk.player(by)} plays a card`,
	skip: ({ by = 0 }, talk) => `${talk.player(by)} skips: no card`,
	remove: ({ by = 0 }, talk) => `${talk.player(by)} may exchange`,
	clear: ({ by = 0 }, talk) => `${talk.player(by)} may clear five`,
	send: ({ by = 0 }, talk) => `${talk.player(by)} may send viruses away`,
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rolls`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} may reroll`,
	extra: ({ by = 0 }, talk) => `${talk.player(by)} may spend a token`,
	shield: ({ by = 0 }, talk) => `${talk.player(by)} breaks a shield`,
	hit: ({ by = 0 }, talk) => `${talk.player(by)} hits a virus`,
	rest: ({ by = 0 }, talk) => `${talk.player(by)} ends the attack`,
	reveal: 'Reveal viruses',
	place: 'Choose what is placed',
	save: 'Order the saved viruses',
	destroy: 'A hospital is destroyed',
	bottom: 'Order what goes under',
	hospital: 'Give up a hospital'
};
