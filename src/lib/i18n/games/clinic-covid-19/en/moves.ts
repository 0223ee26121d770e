import type { Talk } from '../../../talk.ts';
import { kindIn, slotLetter, someIn, type Words } from '../words.ts';
import { an, nouns } from './labels.ts';

const tiles = (n: number, talk: Talk): string => talk.plural(n, { one: `${n} tile`, other: `${n} tiles` });
const patients = (n: number, talk: Talk): string =>
	talk.plural(n, { one: `${n} healthy patient`, other: `${n} healthy patients` });
const nurses = (n: number, talk: Talk): string =>
	talk.plural(n, { zero: 'no nurse', one: `${n} nurse`, other: `${n} nurses` });

/** Whom a tile is given to. */
const some = {
	patient: 'a patient',
	doctor: 'a doctor',
	nurse: 'a nurse',
	caregiver: 'a caregiver',
	janitor: 'a janitor',
	elder: 'an elder',
	pregnant: 'a pregnant woman'
};

export const moves: Words['moves'] = {
	admit: ({ by }, talk) => `${talk.player(by)} chooses Admit patients.`,
	arrive: ({ by, slot, colour }, talk) =>
		`${an(colour, 'A')} patient arrives at slot ${slotLetter(slot)} of ${talk.player(by)} and is infected.`,
	take: (move, talk) => `${talk.player(move.by)} takes ${tiles(move.tiles, talk)}.`,
	infect: ({ by, who, colour }, talk) =>
		colour
			? `${talk.player(by)} infects ${an(colour, 'a')} ${kindIn(nouns, who, talk)}.`
			: `${talk.player(by)} infects ${someIn(nouns, some, who, talk)}.`,
	full: ({ by }, talk) => `${talk.player(by)} has nobody left to infect.`,
	hand: (move, talk) =>
		`${talk.player(move.by)} hands ${tiles(move.tiles, talk)} to ${talk.player(move.to)}.`,
	protect: (move, talk) =>
		'slot' in move
			? `${talk.player(move.by)} pays and cleans slot ${slotLetter(move.slot)}.`
			: `${talk.player(move.by)} pays and removes the tile of number ${move.person}.`,
	treat: ({ by, person, ward, room, doctor, nurses: aid }, talk) => {
		const place = room === undefined ? nouns.ward[ward] : `room ${room}`;
		if (typeof doctor !== 'string') return `${talk.player(by)} treats number ${person} (${place}).`;
		const team =
			aid === undefined
				? `${nouns.colour[doctor]} doctor`
				: `${nouns.colour[doctor]} doctor, ${nurses(aid, talk)}`;
		return `${talk.player(by)} treats number ${person} (${place}): ${team}.`;
	},
	cure: (move, talk) => `${talk.player(move.by)} has treated ${patients(move.patients, talk)}.`,
	care: ({ by, person, ward, colour }, talk) =>
		`${talk.player(by)} cares for number ${person} (${nouns.ward[ward]}): now ${nouns.colour[colour]}.`,
	dead: (move, talk) => `${talk.player(move.by)} has lost ${patients(move.patients, talk)}.`,
	contaminate: ({ by, slot }, talk) => `${talk.player(by)} puts a tile on slot ${slotLetter(slot)}.`,
	popularity: ({ by, points }, talk) => `${talk.player(by)} ends with popularity ${talk.number(points)}.`,
	ready: ({ by }, talk) => `${talk.player(by)} is done with the phase.`
};

const who = (by: number | undefined, talk: Talk): string => talk.player(by ?? 0);

export const awaits: Words['awaits'] = {
	admit: ({ by }, talk) => `${who(by, talk)} admits patients`,
	arrive: ({ by }, talk) => `${who(by, talk)} records arrivals`,
	take: ({ by }, talk) => `${who(by, talk)} takes tiles`,
	infect: ({ by }, talk) => `${who(by, talk)} places tiles`,
	full: ({ by }, talk) => `${who(by, talk)} may say: nobody left`,
	hand: ({ by }, talk) => `${who(by, talk)} hands on tiles`,
	protect: ({ by }, talk) => `${who(by, talk)} may pay for protection`,
	treat: ({ by }, talk) => `${who(by, talk)} treats the infected`,
	cure: ({ by }, talk) => `${who(by, talk)} reports healthy patients treated`,
	care: ({ by }, talk) => `${who(by, talk)} cares by steps`,
	dead: ({ by }, talk) => `${who(by, talk)} reports deaths`,
	contaminate: ({ by }, talk) => `${who(by, talk)} contaminates slots`,
	popularity: ({ by }, talk) => `${who(by, talk)} reports popularity`,
	ready: ({ by }, talk) => `${who(by, talk)} ends the phase`
};
