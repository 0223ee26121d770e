import { speaking, type Words } from '../words.ts';
import { forms, fromRegion, inRegion, names, toRegion } from './sheet.ts';

const { colours, steps } = names;
const { face, die, event, filledIn } = speaking(names);

export const moves: Words['moves'] = {
	setup: ({ dice }, talk) => `A mesa está preparada: ${talk.and(dice.map(die))}.`,
	roll: ({ by, faces }, talk) => `${talk.player(by)} rola ${talk.and(faces.map(face))}.`,
	reroll: ({ by, dice, faces }, talk) =>
		`${talk.player(by)} rola ${talk.and(dice.map(face))} de novo: ${talk.and(faces.map(face))}.`,
	unlock: ({ by, holder, colour }, talk) =>
		by === holder
			? `${talk.player(by)} libera um dado de uma amostra ${forms[colour].disease}.`
			: `${talk.player(by)} libera um dado de uma amostra ${forms[colour].disease} de ${talk.player(holder)}.`,
	fly: ({ by, region }, talk) => `${talk.player(by)} voa ${toRegion(region, talk)}.`,
	sail: ({ by, region }, talk) => `${talk.player(by)} navega ${toRegion(region, talk)}.`,
	treat: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} trata ${colours[it.colour]} ${it.at === undefined ? 'na região' : inRegion(it.at, talk)}.`
			: `${talk.player(it.by)} trata ${colours[it.colour]} no centro de tratamento.`,
	sample: ({ by, colour }, talk) => `${talk.player(by)} coleta uma amostra ${forms[colour].disease}.`,
	helicopter: ({ by, player, region }, talk) =>
		by === player
			? `${talk.player(by)} vai de helicóptero ${toRegion(region, talk)}.`
			: `${talk.player(by)} envia ${talk.player(player)} de helicóptero ${toRegion(region, talk)}.`,
	contain: ({ by, dice }, talk) =>
		`${talk.player(by)} contém ${talk.and(dice.map((colour) => colours[colour]))}.`,
	cdc: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} leva um dado ${colours[it.colour]} ${it.at === undefined ? 'da região' : fromRegion(it.at, talk)} para o CDC.`
			: `${talk.player(it.by)} leva um dado ${colours[it.colour]} do centro de tratamento para o CDC.`,
	special: ({ by, effects }, talk) =>
		`${talk.player(by)} faz algo especial: ${talk.and(effects.map((each) => names.effects[each.effect]))}.`,
	give: ({ by, player, colour }, talk) =>
		`${talk.player(by)} dá todas as amostras ${forms[colour].samples} para ${talk.player(player)}.`,
	cure: ({ by, dice }, talk) => `${talk.player(by)} tenta uma cura: ${talk.and(dice.map(die))}.`,
	next: ({ by, step }, talk) => `${talk.player(by)} passa para “${steps[step]}”.`,
	infect: ({ by, dice }, talk) =>
		dice.length === 0
			? `${talk.player(by)} não sorteia dados de infecção.`
			: `${talk.player(by)} infecta: ${talk.and(dice.map(die))}.`,
	epidemic: ({ dice }, talk) =>
		dice.length === 0 ? 'Epidemia sem dados.' : `Epidemia: ${talk.and(dice.map(die))}.`,
	event: (it, talk) =>
		it.card === 'custom'
			? `Um evento da mesa${filledIn(it, talk)}.`
			: `Evento: ${event(it.card, talk)}${filledIn(it, talk)}.`,
	reveal: ({ card }, talk) => `${event(card, talk)} é revelada.`
};

export const awaits: Words['awaits'] = {
	setup: 'Preparem a mesa',
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rola`,
	unlock: ({ by = 0 }, talk) => `${talk.player(by)} libera um dado`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	fly: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	sail: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	treat: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	sample: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	helicopter: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	contain: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	cdc: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	special: ({ by = 0 }, talk) => `${talk.player(by)} age`,
	give: ({ by = 0 }, talk) => `${talk.player(by)} dá amostras`,
	cure: ({ by = 0 }, talk) => `${talk.player(by)} tenta curar`,
	next: ({ by = 0 }, talk) => `${talk.player(by)} segue`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} infecta`,
	epidemic: ({ by = 0 }, talk) => `Epidemia: ${talk.player(by)} rola`,
	event: 'Alguém usa um evento',
	reveal: 'Revelem o próximo evento'
};
