import type { Skill } from '../../../../sheets/combat-the-corona/lines.ts';
import {
	cardIn,
	cardTexts,
	virusIn,
	type ActionNames,
	type Letters,
	type VirusNames,
	type Words
} from '../words.ts';

const viruses: VirusNames = {
	'Patient Zero': 'Patient null',
	Speck: 'Fleck',
	Spore: 'Spore',
	Herald: 'Herold',
	Droplet: 'Tröpfchen',
	Husk: 'Hülse',
	Leech: 'Egel',
	Cluster: 'Haufen',
	Breaker: 'Brecher',
	Swarm: 'Schwarm',
	Bulwark: 'Bollwerk',
	Surge: 'Schub',
	Crown: 'Krone',
	Wave: 'Welle',
	Storm: 'Sturm',
	Tempest: 'Orkan',
	Easy: 'Leicht',
	Medium: 'Mittel',
	Difficult: 'Schwer',
	Epic: 'Episch'
};

const actions: ActionNames = {
	'wash-hands': 'Hände waschen',
	'wear-mask': 'Maske tragen',
	'keep-distance': 'Abstand halten',
	'cover-cough': 'In den Ellbogen husten',
	'stay-home': 'Zu Hause bleiben',
	'big-party': 'Große Party feiern',
	'false-news': 'Falschmeldung verbreiten',
	hoard: 'Vorräte hamstern',
	wild: 'ein Joker',
	red: 'eine rote Karte'
};

const letters: Letters = {
	'letter.wash-hands': 'H',
	'letter.wear-mask': 'M',
	'letter.keep-distance': 'A',
	'letter.cover-cough': 'E',
	'letter.stay-home': 'Z',
	'letter.big-party': 'P',
	'letter.false-news': 'F',
	'letter.hoard': 'V',
	'letter.hospital': 'K',
	'letter.die': 'W',
	'letter.shield': 'S'
};

export const virus = virusIn(viruses, 'Virus');
export const card = cardIn(actions);

export const skills: Readonly<Record<Skill, string>> = {
	raise: 'Steigern',
	save: 'Retten',
	destroy: 'Zerstören'
};

export const sheet: Words['sheet'] = {
	title: 'Combat the Corona',
	subtitle: 'Ein Brett für das ganze Team',
	noticeOwn: 'Eine eigene Ausgabe, gezeichnet von Pipsheet; was niemand eingegeben hat, ist von uns.',
	notice:
		'Brett und Karten sind unsere eigenen, nicht die veröffentlichten. Deine gibst du unter „Ausgaben“ ein.',
	team: 'Team',
	hospitals: 'Krankenhäuser',
	spaces: 'Aktionsfelder',
	infection: 'Infektion',
	beds: 'Betten',
	tokens: 'Vorrat',
	help: 'Der Zug',
	viruses: 'Viren auf dem Tisch',
	spacesHint: 'Eine Karte kommt immer auf das niedrigste freie Feld',
	infectionHint: 'Mehr Stufen werden in einem Zug nicht ausgelegt',
	bedsHint: ({ most }) => `Die Viren nehmen Betten; bei ${String(most)} ist Schluss`,
	ourTokens: 'Unsere Würfelmarken',
	shields: 'Schilde',
	defeated: 'Besiegt',
	won: 'Sieg',
	lost: 'Aus',
	clearFive: 'Drei eintauschen oder alle fünf abräumen',
	hospitalCell: ({ space }) => `Krankenhausplatz ${String(space)}`,
	printedHospitalCell: 'Gedrucktes Krankenhaus',
	spaceCell: ({ space }) => `Aktionsfeld ${String(space)}`,
	infectionCell: ({ level: high }) => `Infektionsstufe ${String(high)}`,
	wonCell: ({ level }) => `Infektionsstufe ${String(level)}: gewonnen`,
	bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 Bett', other: `${String(beds)} Betten` }),
	lostCell: '0 Betten: verloren',
	hospitalStore: ({ number }) => `Vorrat, Krankenhaus ${String(number)}`,
	dieTokenStore: ({ number }) => `Vorrat, Würfelmarke ${String(number)}`,
	shieldStore: ({ number }) => `Vorrat, Schild ${String(number)}`,
	virusCell: ({ number }) => `Virus ${String(number)} auf dem Tisch`,
	levelCell: ({ number }) => `Virus ${String(number)}, Stufe`,
	lifeCell: ({ number }) => `Virus ${String(number)}, Leben`,
	attackCell: ({ number }) => `Virus ${String(number)}, Angriff`,
	virusDeck: 'Virenkarten',
	actionDeck: 'Aktionskarten',
	tokenSheet: 'Marken und Marker',
	blueCard: 'Blau',
	wildCard: 'Joker',
	redCard: 'Rot',
	soloOnly: 'Nur solo',
	help1: 'Karte spielen: erstes freies Feld, eine ziehen',
	help2: 'Drei passende blaue: ein Krankenhaus',
	help3: 'Fünf Karten: drei oder alle entfernen',
	help4: 'Würfeln: Häuser + Marken; Schilde zuerst',
	help5: 'Viren greifen an: Summe minus Masken',
	help6: 'Drei aufdecken: bis zur Infektionsstufe auslegen',
	help7: 'Fähigkeiten, Rest nach unten, Marker',
	'skill.raise': 'Infektion einen Schritt hoch (einmal je Zug)',
	'skill.save': 'Oberste 3 Besiegte unter den Virenstapel',
	'skill.destroy': 'Ein Krankenhaus entfernen',
	...letters,
	...cardTexts(viruses, actions)
};
