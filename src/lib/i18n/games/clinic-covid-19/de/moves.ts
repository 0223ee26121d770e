import type { Talk } from '../../../talk.ts';
import { slotLetter, someIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const patients = (n: number, talk: Talk): string =>
	talk.plural(n, { one: `${n} gesunden Patienten`, other: `${n} gesunde Patienten` });
const nurses = (n: number, talk: Talk): string =>
	talk.plural(n, {
		zero: 'keine Krankenschwester',
		one: `${n} Krankenschwester`,
		other: `${n} Krankenschwestern`
	});

/** Whom a tile is given to. */
const some = {
	patient: 'einen Patienten',
	doctor: 'einen Arzt',
	nurse: 'eine Krankenschwester',
	caregiver: 'einen Pfleger',
	janitor: 'einen Hausmeister',
	elder: 'einen Senior',
	pregnant: 'eine Schwangere'
};

export const moves: Words['moves'] = {
	admit: ({ by }, talk) => `${talk.player(by)} wählt „Patienten aufnehmen“.`,
	arrive: ({ by, slot, colour }, talk) =>
		`Bei ${talk.player(by)} kommt ein Patient (${nouns.colour[colour]}) auf Platz ${slotLetter(slot)} an und steckt sich an.`,
	take: ({ by, tiles }, talk) => `${talk.player(by)} nimmt ${tiles} Plättchen.`,
	infect: ({ by, who, colour }, talk) =>
		colour
			? `${talk.player(by)} steckt ${someIn(nouns, some, who, talk)} an (${nouns.colour[colour]}).`
			: `${talk.player(by)} steckt ${someIn(nouns, some, who, talk)} an.`,
	full: ({ by }, talk) => `Bei ${talk.player(by)} ist niemand mehr anzustecken.`,
	hand: ({ by, to, tiles }, talk) =>
		`${talk.player(by)} gibt ${tiles} Plättchen an ${talk.player(to)} weiter.`,
	protect: (move, talk) =>
		'slot' in move
			? `${talk.player(move.by)} zahlt und säubert Platz ${slotLetter(move.slot)}.`
			: `${talk.player(move.by)} zahlt und entfernt das Plättchen von Nummer ${move.person}.`,
	treat: ({ by, person, ward, room, doctor, nurses: aid }, talk) => {
		const place = room === undefined ? nouns.ward[ward] : `Raum ${room}`;
		if (typeof doctor !== 'string') return `${talk.player(by)} behandelt Nummer ${person} (${place}).`;
		const team =
			aid === undefined
				? `Arzt (${nouns.colour[doctor]})`
				: `Arzt (${nouns.colour[doctor]}), ${nurses(aid, talk)}`;
		return `${talk.player(by)} behandelt Nummer ${person} (${place}): ${team}.`;
	},
	cure: (move, talk) => `${talk.player(move.by)} hat ${patients(move.patients, talk)} behandelt.`,
	care: ({ by, person, ward, colour }, talk) =>
		`${talk.player(by)} pflegt Nummer ${person} (${nouns.ward[ward]}): jetzt ${nouns.colour[colour]}.`,
	dead: (move, talk) => `${talk.player(move.by)} hat ${patients(move.patients, talk)} verloren.`,
	contaminate: ({ by, slot }, talk) => `${talk.player(by)} legt ein Plättchen auf Platz ${slotLetter(slot)}.`,
	popularity: ({ by, points }, talk) => `${talk.player(by)} endet mit Beliebtheit ${talk.number(points)}.`,
	ready: ({ by }, talk) => `${talk.player(by)} ist mit der Phase fertig.`
};

const who = (by: number | undefined, talk: Talk): string => talk.player(by ?? 0);

export const awaits: Words['awaits'] = {
	admit: ({ by }, talk) => `${who(by, talk)} nimmt Patienten auf`,
	arrive: ({ by }, talk) => `${who(by, talk)} trägt Ankünfte ein`,
	take: ({ by }, talk) => `${who(by, talk)} nimmt Plättchen`,
	infect: ({ by }, talk) => `${who(by, talk)} legt Plättchen`,
	full: ({ by }, talk) => `${who(by, talk)} kann sagen: niemand mehr`,
	hand: ({ by }, talk) => `${who(by, talk)} gibt Plättchen weiter`,
	protect: ({ by }, talk) => `${who(by, talk)} kann schützen`,
	treat: ({ by }, talk) => `${who(by, talk)} behandelt Infizierte`,
	cure: ({ by }, talk) => `${who(by, talk)} meldet behandelte Gesunde`,
	care: ({ by }, talk) => `${who(by, talk)} pflegt in Schritten`,
	dead: ({ by }, talk) => `${who(by, talk)} meldet Todesfälle`,
	contaminate: ({ by }, talk) => `${who(by, talk)} verseucht Plätze`,
	popularity: ({ by }, talk) => `${who(by, talk)} meldet Beliebtheit`,
	ready: ({ by }, talk) => `${who(by, talk)} beendet die Phase`
};
