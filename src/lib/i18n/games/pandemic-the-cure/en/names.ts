import type { Names } from '../words.ts';

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
		'far-give': 'Gives samples over any distance.'
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
		outbreaks: 'The eighth outbreak happened.',
		bag: 'The bag held too few dice.'
	},
	cross: 'cross'
};
