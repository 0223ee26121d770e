import { figuresOf, type Words } from '../words.ts';
import { card, virus } from './sheet.ts';

export const moves: Words['moves'] = {
	setup: ({ top = [], start }, talk) => {
		if (start) return `Das Spiel ist vorbereitet; das erste Virus ist ${figuresOf(start)}.`;
		const sorted = top.length;
		return talk.plural(sorted, {
			zero: 'Das Spiel ist vorbereitet.',
			one: 'Das Spiel ist vorbereitet, eine Karte ist sortiert.',
			other: `Das Spiel ist vorbereitet, ${sorted} Karten sind sortiert.`
		});
	},
	play: ({ by, card: kind }, talk) => `${talk.player(by)} spielt „${card(talk)(kind)}“.`,
	skip: ({ by }, talk) => `${talk.player(by)} hat keine Karte zum Spielen.`,
	remove: ({ by, spaces }, talk) =>
		`${talk.player(by)} tauscht die Karten auf ${talk.and(spaces.map(String))} gegen ein Krankenhaus.`,
	clear: ({ by, reshuffle }, talk) =>
		reshuffle
			? `${talk.player(by)} räumt alle fünf Karten ab und mischt ein.`
			: `${talk.player(by)} räumt alle fünf Karten ab.`,
	send: ({ by, virus: id }, talk) => `${talk.player(by)} schickt ${virus(talk)(id)} unter den Stapel.`,
	roll: ({ by, dice, tokens }, talk) =>
		tokens === 0
			? `${talk.player(by)} würfelt ${talk.and(dice.map(String))}.`
			: talk.plural(tokens, {
					one: `${talk.player(by)} gibt eine Marke aus und würfelt ${talk.and(dice.map(String))}.`,
					other: `${talk.player(by)} gibt ${tokens} Marken aus und würfelt ${talk.and(dice.map(String))}.`
				}),
	reroll: ({ by, die, to }, talk) => `${talk.player(by)} wirft eine ${die} neu: eine ${to}.`,
	extra: ({ by, die }, talk) => `${talk.player(by)} gibt eine Marke aus und würfelt eine ${die}.`,
	shield: ({ by, die }, talk) => `${talk.player(by)} bricht mit einer ${die} einen Schild.`,
	hit: ({ by, virus: id, dice }, talk) =>
		`${talk.player(by)} trifft ${virus(talk)(id)} mit ${talk.and(dice.map(String))}.`,
	rest: ({ by, beds }, talk) =>
		talk.plural(beds, {
			zero: `${talk.player(by)} beendet den Angriff.`,
			one: `${talk.player(by)} beendet den Angriff und gewinnt ein Bett.`,
			other: `${talk.player(by)} beendet den Angriff und gewinnt ${beds} Betten.`
		}),
	reveal: ({ cards }, talk) =>
		`Aufgedeckt: ${talk.and(cards.map((shown) => (typeof shown === 'string' ? virus(talk)(shown) : figuresOf(shown))))}.`,
	place: ({ viruses }, talk) =>
		viruses.length === 0 ? 'Kein Virus wird ausgelegt.' : `Ausgelegt: ${talk.and(viruses.map(virus(talk)))}.`,
	save: ({ order }, talk) => `Gerettet, unter dem Stapel: ${talk.and(order.map(virus(talk)))}.`,
	destroy: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Ein Krankenhaus wird zerstört.'
			: `Ein Krankenhaus wird zerstört und nimmt ${talk.and(viruses.map(virus(talk)))} mit.`,
	bottom: ({ order }, talk) => `Unter den Stapel: ${talk.and(order.map(virus(talk)))}.`,
	hospital: ({ viruses }, talk) =>
		viruses.length === 0
			? 'Das Team gibt ein Krankenhaus auf.'
			: `Das Team gibt ein Krankenhaus auf und schickt ${talk.and(viruses.map(virus(talk)))} unter den Stapel.`
};

export const awaits: Words['awaits'] = {
	setup: 'Spiel vorbereiten',
	play: ({ by = 0 }, talk) => `${talk.player(by)} spielt eine Karte`,
	skip: ({ by = 0 }, talk) => `${talk.player(by)} setzt aus: keine Karte`,
	remove: ({ by = 0 }, talk) => `${talk.player(by)} darf tauschen`,
	clear: ({ by = 0 }, talk) => `${talk.player(by)} darf fünf abräumen`,
	send: ({ by = 0 }, talk) => `${talk.player(by)} darf Viren wegschicken`,
	roll: ({ by = 0 }, talk) => `${talk.player(by)} würfelt`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} darf neu werfen`,
	extra: ({ by = 0 }, talk) => `${talk.player(by)} darf eine Marke ausgeben`,
	shield: ({ by = 0 }, talk) => `${talk.player(by)} bricht einen Schild`,
	hit: ({ by = 0 }, talk) => `${talk.player(by)} trifft ein Virus`,
	rest: ({ by = 0 }, talk) => `${talk.player(by)} beendet den Angriff`,
	reveal: 'Viren aufdecken',
	place: 'Wählt, was ausgelegt wird',
	save: 'Gerettete Viren ordnen',
	destroy: 'Ein Krankenhaus wird zerstört',
	bottom: 'Ordnen, was darunter kommt',
	hospital: 'Ein Krankenhaus aufgeben'
};
