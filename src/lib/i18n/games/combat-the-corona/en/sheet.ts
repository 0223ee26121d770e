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
	'Patient Zero': 'Patient Zero',
	Speck: 'Speck',
	Spore: 'Spore',
	Herald: 'Herald',
	Droplet: 'Droplet',
	Husk: 'Husk',
	Leech: 'Leech',
	Cluster: 'Cluster',
	Breaker: 'Breaker',
	Swarm: 'Swarm',
	Bulwark: 'Bulwark',
	Surge: 'Surge',
	Crown: 'Crown',
	Wave: 'Wave',
	Storm: 'Storm',
	Tempest: 'Tempest',
	Easy: 'Easy',
	Medium: 'Medium',
	Difficult: 'Difficult',
	Epic: 'Epic'
};

const actions: ActionNames = {
	'wash-hands': 'Wash hands',
	'wear-mask': 'Wear a mask',
	'keep-distance': 'Keep your distance',
	'cover-cough': 'Cough into your elbow',
	'stay-home': 'Stay at home',
	'big-party': 'Throw a big party',
	'false-news': 'Spread false news',
	hoard: 'Hoard supplies',
	wild: 'a wild card',
	red: 'a red card'
};

const letters: Letters = {
	'letter.wash-hands': 'W',
	'letter.wear-mask': 'M',
	'letter.keep-distance': 'D',
	'letter.cover-cough': 'C',
	'letter.stay-home': 'H',
	'letter.big-party': 'P',
	'letter.false-news': 'N',
	'letter.hoard': 'S',
	'letter.hospital': 'H',
	'letter.die': 'D',
	'letter.shield': 'S'
};

export const virus = virusIn(viruses, 'Virus');
export const card = cardIn(actions);

export const skills: Readonly<Record<Skill, string>> = { raise: 'raise', save: 'save', destroy: 'destroy' };

export const sheet: Words['sheet'] = {
	title: 'Combat the Corona',
	subtitle: 'A board for the whole team',
	noticeOwn: 'An own edition, drawn by Pipsheet; what nobody entered is ours.',
	notice: 'Our own board and cards, not the published ones. Enter yours in Pipsheet under “Editions”.',
	team: 'Team',
	hospitals: 'Hospitals',
	spaces: 'Action spaces',
	infection: 'Infection',
	beds: 'Beds',
	tokens: 'Token store',
	help: 'The turn',
	viruses: 'Viruses on the table',
	spacesHint: 'A card always goes to the lowest empty space',
	infectionHint: 'No more levels than this are placed in a turn',
	bedsHint: ({ most }) => `The viruses take beds; at ${String(most)} the hospital is full`,
	ourTokens: 'Our die tokens',
	shields: 'Shields',
	defeated: 'Defeated',
	won: 'Won',
	lost: 'Lost',
	clearFive: 'Remove three or clear all five',
	hospitalCell: ({ space }) => `Hospital space ${String(space)}`,
	printedHospitalCell: 'Printed hospital',
	spaceCell: ({ space }) => `Action space ${String(space)}`,
	infectionCell: ({ level }) => `Infection level ${String(level)}`,
	wonCell: ({ level }) => `Infection level ${String(level)}: won`,
	bedCell: ({ beds }, talk) => talk.plural(Number(beds), { one: '1 bed', other: `${String(beds)} beds` }),
	lostCell: '0 beds: lost',
	hospitalStore: ({ number }) => `Store, hospital ${String(number)}`,
	dieTokenStore: ({ number }) => `Store, die token ${String(number)}`,
	shieldStore: ({ number }) => `Store, shield ${String(number)}`,
	virusCell: ({ number }) => `Virus ${String(number)} on the table`,
	levelCell: ({ number }) => `Virus ${String(number)}, level`,
	lifeCell: ({ number }) => `Virus ${String(number)}, life`,
	attackCell: ({ number }) => `Virus ${String(number)}, attack`,
	virusDeck: 'Virus cards',
	actionDeck: 'Action cards',
	tokenSheet: 'Tokens and markers',
	blueCard: 'Blue',
	wildCard: 'Wild',
	redCard: 'Red',
	soloOnly: 'Solo only',
	help1: 'Play a card: first empty space, draw one',
	help2: 'Three matching blue: a hospital',
	help3: 'Five cards: remove three or all',
	help4: 'Roll: hospitals + tokens; shields first',
	help5: 'Viruses attack: sum minus masks',
	help6: 'Reveal three: place up to the infection level',
	help7: 'Skills, rest to the bottom, marker',
	'skill.raise': 'Infection marker one step up (once a turn)',
	'skill.save': 'Top 3 of the defeated pile go under the virus deck',
	'skill.destroy': 'Remove one hospital',
	...letters,
	...cardTexts(viruses, actions)
};
