import type { Difficulty } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import type { EditionWords } from '../words.ts';
import { names } from './sheet.ts';

export const edition: EditionWords = {
	palette: 'What to paint',
	'part.dice': 'Dice',
	'part.track': 'Track',
	'part.numbers': 'Numbers',
	'part.roles': 'Roles',
	'part.events': 'Events',
	'part.regions': 'Regions',
	regions: 'Names of the regions',
	infectionDice: 'Infection dice',
	track: 'Infection rate track',
	outbreakLimit: 'Outbreaks that lose the game',
	setupDice: 'Dice of the set-up',
	stack: 'Dice of a colour that a region bears',
	cureAt: 'Points for a cure',
	roles: 'Role cards',
	events: 'Event cards',
	openEvents: 'Open event cards',
	infectionDiceHelp: 'How many there are of each colour, and the six faces of one die: + is the cross.',
	diceCount: 'Dice',
	dieFace: ({ nth }) => `Face ${String(nth)}`,
	startOf: ({ difficulty }) => `Start: ${names.difficulties[difficulty as Difficulty]}`,
	space: ({ space, rate }) => `${String(space)} (rate ${String(rate)})`,
	numbers: 'Numbers',
	name: 'Name',
	cost: 'Price in CDC dice',
	removeCard: ({ name }) => `Remove ${String(name)}`,
	addRole: 'Add a role card',
	newRole: 'New role',
	theTen: 'Which of our ten cards are in play?',
	addEvent: 'Add a card of yours',
	newEvent: 'New card',
	effectsHelp: 'What the card does, in turn. A card without effects changes nothing that the app must know.',
	regionName: ({ nth }) => `Region ${String(nth)}`
};
