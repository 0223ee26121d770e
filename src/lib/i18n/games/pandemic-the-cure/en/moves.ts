import type { Region } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { Talk } from '../../../talk.ts';
import { speaking, type Words } from '../words.ts';
import { names } from './sheet.ts';

const { colours, steps } = names;
const { face, die, region, event, filledIn } = speaking(names);

/** Where the pawn stands, as far as that is known. */
const pawnAt = (at: Region | undefined, talk: Talk): string =>
	at === undefined ? 'the region' : region(at, talk);

/** What was done, for the timeline. */
export const moves: Words['moves'] = {
	setup: ({ dice }, talk) => `The table is set up: ${talk.and(dice.map(die))}.`,
	roll: ({ by, faces }, talk) => `${talk.player(by)} rolls ${talk.and(faces.map(face))}.`,
	reroll: ({ by, dice, faces }, talk) =>
		`${talk.player(by)} rolls ${talk.and(dice.map(face))} again: ${talk.and(faces.map(face))}.`,
	unlock: ({ by, holder, colour }, talk) =>
		by === holder
			? `${talk.player(by)} unlocks a die from a ${colours[colour]} sample.`
			: `${talk.player(by)} unlocks a die from a ${colours[colour]} sample of ${talk.player(holder)}.`,
	fly: ({ by, region: at }, talk) => `${talk.player(by)} flies to ${region(at, talk)}.`,
	sail: ({ by, region: at }, talk) => `${talk.player(by)} sails to ${region(at, talk)}.`,
	treat: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} treats ${colours[it.colour]} in ${pawnAt(it.at, talk)}.`
			: `${talk.player(it.by)} treats ${colours[it.colour]} in the treatment centre.`,
	sample: ({ by, colour }, talk) => `${talk.player(by)} takes a ${colours[colour]} sample.`,
	helicopter: ({ by, player, region: at }, talk) =>
		by === player
			? `${talk.player(by)} takes the helicopter to ${region(at, talk)}.`
			: `${talk.player(by)} sends ${talk.player(player)} to ${region(at, talk)} by helicopter.`,
	contain: ({ by, dice }, talk) =>
		`${talk.player(by)} contains ${talk.and(dice.map((colour) => colours[colour]))}.`,
	cdc: (it, talk) =>
		it.from === 'region'
			? `${talk.player(it.by)} moves a ${colours[it.colour]} die from ${pawnAt(it.at, talk)} to the CDC.`
			: `${talk.player(it.by)} moves a ${colours[it.colour]} die from ${names.places.centre} to the CDC.`,
	special: ({ by, effects }, talk) =>
		`${talk.player(by)} does something special: ${talk.and(effects.map((each) => names.effects[each.effect]))}.`,
	give: ({ by, player, colour }, talk) =>
		`${talk.player(by)} gives all ${colours[colour]} samples to ${talk.player(player)}.`,
	cure: ({ by, dice }, talk) => `${talk.player(by)} tries a cure: ${talk.and(dice.map(die))}.`,
	next: ({ by, step }, talk) => `${talk.player(by)} goes on to “${steps[step]}”.`,
	infect: ({ by, dice }, talk) =>
		dice.length === 0
			? `${talk.player(by)} draws no infection dice.`
			: `${talk.player(by)} infects: ${talk.and(dice.map(die))}.`,
	epidemic: ({ dice }, talk) =>
		dice.length === 0 ? 'Epidemic without dice.' : `Epidemic: ${talk.and(dice.map(die))}.`,
	event: (it, talk) =>
		it.card === 'custom'
			? `An event of the table${filledIn(it, talk)}.`
			: `Event: ${event(it.card, talk)}${filledIn(it, talk)}.`,
	reveal: ({ card }, talk) => `${event(card, talk)} is turned up.`
};

/** What is awaited, short. */
export const awaits: Words['awaits'] = {
	setup: 'Set up the table',
	roll: ({ by = 0 }, talk) => `${talk.player(by)} rolls`,
	unlock: ({ by = 0 }, talk) => `${talk.player(by)} unlocks a die`,
	reroll: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	fly: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	sail: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	treat: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	sample: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	helicopter: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	contain: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	cdc: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	special: ({ by = 0 }, talk) => `${talk.player(by)} acts`,
	give: ({ by = 0 }, talk) => `${talk.player(by)} gives samples`,
	cure: ({ by = 0 }, talk) => `${talk.player(by)} tries a cure`,
	next: ({ by = 0 }, talk) => `${talk.player(by)} goes on`,
	infect: ({ by = 0 }, talk) => `${talk.player(by)} infects`,
	epidemic: ({ by = 0 }, talk) => `Epidemic: ${talk.player(by)} rolls`,
	event: 'Anybody uses an event',
	reveal: 'Turn up the next event'
};
