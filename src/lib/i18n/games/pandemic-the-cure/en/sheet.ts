/** The names of things, and the texts on the sheet. */
import { diceWords, sheetWords, speaking, type Names } from '../words.ts';

export const names: Names = {
	colours: { red: 'red', yellow: 'yellow', blue: 'blue', black: 'black' },
	regions: {
		1: 'North America',
		2: 'Europe',
		3: 'East Asia',
		4: 'India and Middle East',
		5: 'Africa',
		6: 'South America'
	},
	actions: {
		fly: 'fly',
		sail: 'sail',
		treat: 'treat',
		treat2: 'treat 2',
		treat3: 'treat 3',
		sample: 'sample',
		helicopter: 'helicopter',
		contain: 'contain',
		cdc: 'CDC',
		special: 'special',
		biohazard: 'biohazard'
	},
	rest: 'rest of a treatment',
	roles: {
		plain: 'Field Team',
		generalist: 'Generalist',
		medic: 'Medic',
		scientist: 'Scientist',
		dispatcher: 'Dispatcher',
		'contingency-planner': 'Contingency Planner',
		researcher: 'Researcher',
		'containment-specialist': 'Containment Specialist'
	},
	powers: {
		'cure-11': 'Cures with 11 or more.',
		'first-biohazard': 'The first biohazard of your turn does not move the marker.',
		arrival: 'When you enter a region, 1 die of each colour with 2 or more there goes to the centre.',
		'far-give': 'Gives samples over any distance.',
		special: 'Has a power that the table knows.'
	},
	events: {
		charter: { name: 'Charter Plane', text: 'Move one pawn of your choice to any other region.' },
		summit: { name: 'Crisis Summit', text: 'All pawns meet in one region of your choice.' },
		'field-hospital': {
			name: 'Field Hospital',
			text: 'All dice of one colour in one region go to the treatment centre.'
		},
		shipment: {
			name: 'Lab Shipment',
			text: 'All dice of one colour in the treatment centre go back into the bag.'
		},
		'swab-drive': {
			name: 'Swab Drive',
			text: 'Up to 2 dice of one uncured colour go from the bag to the treatment centre.'
		},
		'quiet-days': { name: 'Quiet Days', text: 'No infection dice are drawn in the next infect step.' },
		slowdown: { name: 'Slowdown', text: 'The infection rate marker goes back 2 spaces.' },
		'second-wind': {
			name: 'Second Wind',
			text: 'The current player takes back all spent and biohazard dice of this turn and rolls them.'
		},
		reagents: { name: 'Fresh Reagents', text: 'Add 2 to the cure roll of this turn.' },
		courier: {
			name: 'Sample Courier',
			text: 'One player hands all samples of one colour to another player, wherever they are.'
		}
	},
	effects: {
		pawn: 'a pawn moves',
		dice: 'dice move',
		sample: 'a sample is added',
		unlock: 'a sample is freed',
		courier: 'samples change hands',
		back: 'the marker goes back',
		forward: 'the marker goes forward',
		skip: 'the next infection is skipped',
		draw: 'more or fewer dice are drawn',
		prevent: 'outbreaks are prevented',
		bonus: 'points for the cure',
		retry: 'one more attempt',
		again: 'all used dice again',
		reroll: 'some used dice again',
		free: 'powers until the end of the turn',
		nothing: 'nothing that counts here'
	},
	steps: { roll: 'roll', act: 'act', give: 'give', cure: 'cure', infect: 'infect' },
	verbs: {
		setup: 'setting up',
		roll: 'rolling',
		reroll: 'rolling again',
		unlock: 'unlocking a die',
		fly: 'flying',
		sail: 'sailing',
		treat: 'treating',
		sample: 'taking a sample',
		helicopter: 'a helicopter flight',
		contain: 'containing',
		cdc: 'the CDC action',
		special: 'something special',
		give: 'giving samples',
		cure: 'a cure attempt',
		next: 'going on to a later step',
		infect: 'infecting',
		epidemic: 'an epidemic',
		event: 'an event',
		reveal: 'turning up a card'
	},
	places: { centre: 'the treatment centre', cdc: 'the CDC', bag: 'the bag' },
	difficulties: { beginner: 'Beginner', standard: 'Standard', heroic: 'Heroic' },
	why: {
		'all-cured': 'All four diseases are cured.',
		skull: 'The infection rate reached the skull.',
		outbreaks: 'The limit of outbreaks was reached.',
		bag: 'The bag held too few dice.'
	},
	cross: 'cross'
};

const { event } = speaking(names);

export const sheet = sheetWords(names, {
	title: 'Pandemic: The Cure',
	notice: 'Our own sheet, not the published one. Enter yours in Pipsheet under “Editions”.',
	ownNotice: 'An own edition, drawn by Pipsheet; what nobody entered is ours.',
	pageTwo: 'on the second page',
	cardNotice: 'Our own: enter yours.',
	cardUncertain: 'Not all certain: enter yours.',
	rate: 'Infection rate',
	outbreaks: 'Outbreaks',
	board: 'World',
	bag: 'Dice in the bag',
	dice: 'Ordinary dice',
	cards: 'Role cards',
	events: 'Events',
	rateSpace: ({ space }) => `Infection rate, space ${space}`,
	ownTrack: 'own track',
	ownRate: ({ part }) =>
		({ space: 'Own rate track, space of the marker', dice: 'Own rate track, dice to draw' })[part],
	ownRatePart: ({ part }) => ({ space: 'space', dice: 'dice' })[part],
	outbreakSpace: ({ count }) => `Outbreaks, ${count}`,
	cdc: 'CDC',
	centre: 'Treatment centre',
	cured: 'Cured',
	bagDie: ({ colour, nth }) => `Bag, ${names.colours[colour]} die ${nth}`,
	dieFace: ({ colour, pips }) => `An ordinary ${pips} on a ${names.colours[colour]} die`,
	roleOf: ({ player }, talk) => `Role card of ${talk.player(player)}`,
	samplesOf: ({ player, colour }, talk) => `${names.colours[colour]} samples of ${talk.player(player)}`,
	event: ({ card }, talk) => `Event: ${event(card, talk)}`,
	epidemicLegend: 'dice to draw · virus: epidemic',
	outbreakLegend: ({ limit }) => `${limit} lose`,
	cost: 'price in dice from the CDC',
	difficulty: 'Difficulty',
	date: 'Date',
	player: ({ player }) => `Player ${player + 1}`,
	eventsDeck: 'Event cards',
	rolesDeck: 'Role cards',
	diceCount: ({ dice }) => `${dice} dice`
});

export const dice = diceWords(
	names,
	{
		red: 'Red infection dice',
		yellow: 'Yellow infection dice',
		blue: 'Blue infection dice',
		black: 'Black infection dice'
	},
	(role) => `Dice of the ${role}`
);
