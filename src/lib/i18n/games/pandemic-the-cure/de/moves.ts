import type { Region } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { Talk } from '../../../talk.ts';
import { speaking, type Words } from '../words.ts';
import { names, plain, weak } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, filledIn } = speaking(names);

/** Where the pawn stands, as far as that is known. */
const pawnAt = (at: Region | undefined, talk: Talk): string =>
	at === undefined ? 'der Region' : region(at, talk);

export const moves: Words['moves'] = {
	setup: ({ dice }, talk) => `Der Tisch ist aufgebaut: ${talk.and(dice.map(die))}.`,
	roll: ({ by, faces }, talk) => `${talk.player(by)} würfelt ${talk.and(faces.map(face))}.`,
	reroll: ({ by, dice, faces }, talk) =>
		`${talk.player(by)} würfelt ${talk.and(dice.map(face))} neu: ${talk.and(faces.map(face))}.`,
	unlock: ({ by, holder, colour }, talk) =>
		by === holder
			? `${talk.player(by)} löst einen Würfel von einer ${weak(colour)} Probe.`
			: `${talk.player(by)} löst einen Würfel von einer ${weak(colour)} Probe bei ${talk.player(holder)}.`,
	fly: ({ by, region: at }, talk) => `${talk.player(by)} fliegt nach ${region(at, talk)}.`,
	sail: ({ by, region: at }, talk) => `${talk.player(by)} fährt mit dem Schiff nach ${region(at, talk)}.`,
	treat: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} behandelt ${colours[it.colour]} in ${pawnAt(it.at, talk)}.`
			: `${talk.player(it.by)} behandelt ${colours[it.colour]} im Behandlungszentrum.`,
	sample: ({ by, colour }, talk) => `${talk.player(by)} nimmt eine ${plain(colour)} Probe.`,
	helicopter: ({ by, player, region: at }, talk) =>
		by === player
			? `${talk.player(by)} nimmt den Hubschrauber nach ${region(at, talk)}.`
			: `${talk.player(by)} schickt ${talk.player(player)} mit dem Hubschrauber nach ${region(at, talk)}.`,
	contain: ({ by, dice }, talk) =>
		`${talk.player(by)} dämmt ein: ${talk.and(dice.map((colour) => colours[colour]))}.`,
	cdc: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} bringt einen ${weak(it.colour)} Würfel aus ${pawnAt(it.at, talk)} zum CDC.`
			: `${talk.player(it.by)} bringt einen ${weak(it.colour)} Würfel aus dem Behandlungszentrum zum CDC.`,
	special: ({ by, effects }, talk) =>
		`${talk.player(by)} tut etwas Besonderes: ${talk.and(effects.map((each) => names.effects[each.effect]))}.`,
	give: ({ by, player, colour }, talk) =>
		`${talk.player(by)} gibt alle ${weak(colour)} Proben an ${talk.player(player)}.`,
	cure: ({ by, dice }, talk) => `${talk.player(by)} versucht zu heilen: ${talk.and(dice.map(die))}.`,
	next: ({ by, step }, talk) => `${talk.player(by)} geht weiter zu „${steps[step]}“.`,
	infect: ({ by, dice }, talk) =>
		dice.length === 0
			? `${talk.player(by)} zieht keine Infektionswürfel.`
			: `${talk.player(by)} infiziert: ${talk.and(dice.map(die))}.`,
	epidemic: ({ dice }, talk) =>
		dice.length === 0 ? 'Epidemie ohne Würfel.' : `Epidemie: ${talk.and(dice.map(die))}.`,
	event: (it, talk) =>
		it.card === 'custom'
			? `Ein Ereignis des Tisches${filledIn(it, talk)}.`
			: `Ereignis: ${event(it.card, talk)}${filledIn(it, talk)}.`,
	reveal: ({ card }, talk) => `${event(card, talk)} wird aufgedeckt.`
};

export const awaits: Words['awaits'] = {
	setup: 'Tisch aufbauen',
	roll: ({ by = 0 }, talk) => `${talk.player(by)} würfelt`,
	unlock: ({ by = 0 }, talk) => `${talk.player(by)} löst einen Würfel`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	fly: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	sail: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	treat: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	sample: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	helicopter: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	contain: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	cdc: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	special: ({ by = 0 }, talk) => `${talk.player(by)} handelt`,
	give: ({ by = 0 }, talk) => `${talk.player(by)} gibt Proben`,
	cure: ({ by = 0 }, talk) => `${talk.player(by)} versucht zu heilen`,
	next: ({ by = 0 }, talk) => `${talk.player(by)} macht weiter`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} infiziert`,
	epidemic: ({ by = 0 }, talk) => `Epidemie: ${talk.player(by)} würfelt`,
	event: 'Jemand nutzt ein Ereignis',
	reveal: 'Nächstes Ereignis aufdecken'
};
