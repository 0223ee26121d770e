import type { Region } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { Talk } from '../../../talk.ts';
import { speaking, type Words } from '../words.ts';
import { forms, names } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, filledIn } = speaking(names);

/** Where the pawn stands, as far as that is known. */
const pawnAt = (at: Region | undefined, talk: Talk): string =>
	at === undefined ? 'la región' : region(at, talk);

export const moves: Words['moves'] = {
	setup: ({ dice }, talk) => `La mesa está preparada: ${talk.and(dice.map(die))}.`,
	roll: ({ by, faces }, talk) => `${talk.player(by)} lanza ${talk.and(faces.map(face))}.`,
	reroll: ({ by, dice, faces }, talk) =>
		`${talk.player(by)} vuelve a lanzar ${talk.and(dice.map(face))}: ${talk.and(faces.map(face))}.`,
	unlock: ({ by, holder, colour }, talk) =>
		by === holder
			? `${talk.player(by)} libera un dado de una muestra ${forms[colour].disease}.`
			: `${talk.player(by)} libera un dado de una muestra ${forms[colour].disease} de ${talk.player(holder)}.`,
	fly: ({ by, region: at }, talk) => `${talk.player(by)} vuela a ${region(at, talk)}.`,
	sail: ({ by, region: at }, talk) => `${talk.player(by)} navega a ${region(at, talk)}.`,
	treat: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} trata el ${colours[it.colour]} en ${pawnAt(it.at, talk)}.`
			: `${talk.player(it.by)} trata el ${colours[it.colour]} en el centro de tratamiento.`,
	sample: ({ by, colour }, talk) => `${talk.player(by)} toma una muestra ${forms[colour].disease}.`,
	helicopter: ({ by, player, region: at }, talk) =>
		by === player
			? `${talk.player(by)} va en helicóptero a ${region(at, talk)}.`
			: `${talk.player(by)} envía a ${talk.player(player)} en helicóptero a ${region(at, talk)}.`,
	contain: ({ by, dice }, talk) =>
		`${talk.player(by)} contiene ${talk.and(dice.map((colour) => colours[colour]))}.`,
	cdc: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} lleva un dado ${colours[it.colour]} de ${pawnAt(it.at, talk)} al CDC.`
			: `${talk.player(it.by)} lleva un dado ${colours[it.colour]} del centro de tratamiento al CDC.`,
	special: ({ by, effects }, talk) =>
		`${talk.player(by)} hace algo especial: ${talk.and(effects.map((each) => names.effects[each.effect]))}.`,
	give: ({ by, player, colour }, talk) =>
		`${talk.player(by)} da todas las muestras ${forms[colour].samples} a ${talk.player(player)}.`,
	cure: ({ by, dice }, talk) => `${talk.player(by)} intenta una cura: ${talk.and(dice.map(die))}.`,
	next: ({ by, step }, talk) => `${talk.player(by)} pasa a «${steps[step]}».`,
	infect: ({ by, dice }, talk) =>
		dice.length === 0
			? `${talk.player(by)} no saca dados de infección.`
			: `${talk.player(by)} infecta: ${talk.and(dice.map(die))}.`,
	epidemic: ({ dice }, talk) =>
		dice.length === 0 ? 'Epidemia sin dados.' : `Epidemia: ${talk.and(dice.map(die))}.`,
	event: (it, talk) =>
		it.card === 'custom'
			? `Un evento de la mesa${filledIn(it, talk)}.`
			: `Evento: ${event(it.card, talk)}${filledIn(it, talk)}.`,
	reveal: ({ card }, talk) => `Se descubre ${event(card, talk)}.`
};

export const awaits: Words['awaits'] = {
	setup: 'Preparad la mesa',
	roll: ({ by = 0 }, talk) => `${talk.player(by)} lanza`,
	unlock: ({ by = 0 }, talk) => `${talk.player(by)} libera un dado`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	fly: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	sail: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	treat: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	sample: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	helicopter: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	contain: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	cdc: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	special: ({ by = 0 }, talk) => `${talk.player(by)} actúa`,
	give: ({ by = 0 }, talk) => `${talk.player(by)} da muestras`,
	cure: ({ by = 0 }, talk) => `${talk.player(by)} intenta curar`,
	next: ({ by = 0 }, talk) => `${talk.player(by)} sigue`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} infecta`,
	epidemic: ({ by = 0 }, talk) => `Epidemia: lanza ${talk.player(by)}`,
	event: 'Alguien usa un evento',
	reveal: 'Descubrid el siguiente evento'
};
