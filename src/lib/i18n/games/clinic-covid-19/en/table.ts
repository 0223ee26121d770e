import { numberIn, slotLetter, wordIn, type ClinicWords } from '../words.ts';
import { nouns } from './nouns.ts';

export const sections: ClinicWords['sections'] = {
	setup: 'Setup',
	flow: 'Flow of the game',
	actions: 'Actions',
	infections: 'Infections',
	protection: 'Protection',
	movement: 'Movement',
	treatment: 'Treatment',
	expenses: 'Expenses',
	administration: 'Administration',
	contagions: 'New contagions',
	end: 'End of the game',
	modules: 'Other modules',
	rulings: 'Open questions'
};

export const parts: ClinicWords['parts'] = { cured: 'Cured', deceased: 'Deceased', popularity: 'Popularity' };

export const options: ClinicWords['options'] = {
	contagion: {
		label: 'Contagion',
		help: 'High contagion puts two tiles on the slots of each clinic every round instead of one.',
		values: { low: 'low', high: 'high' }
	},
	confinement: {
		label: 'Confinement',
		help: 'The stricter the confinement, the fewer tiles come in each round.',
		values: { low: 'low', medium: 'medium', high: 'high' }
	},
	modules: {
		label: 'Modules of the base game',
		help: 'Choose the modules that lie on the table; the expansion changes some of their rules.',
		values: nouns.module
	},
	slots: { label: 'Pre-admission slots', help: 'How many pre-admission slots each clinic has.' },
	tiles: {
		label: 'Tiles of your own',
		help: 'Tiles per player in each of the six rounds, instead of a column of the board; at most 100 for all.',
		values: { '1': 'Round 1', '2': 'Round 2', '3': 'Round 3', '4': 'Round 4', '5': 'Round 5', '6': 'Round 6' }
	},
	incomes: {
		label: 'Incomes',
		help: 'What a treated person of each colour brings, in dollars.',
		values: nouns.colour
	}
};

export const rulings: ClinicWords['rulings'] = {
	'CLN-R1': {
		question: 'As many have died as were cured. Is that lost?',
		answers: {
			a: 'No, it is won: only more deceased than cured lose.',
			b: 'Yes: the aim asks for more cured.'
		}
	},
	'CLN-R2': {
		question: 'What do the $6 of a special consultation mean?',
		answers: { a: 'The player earns $6.', b: 'The player pays $6 and earns nothing.' }
	},
	'CLN-R3': {
		question: 'Which tiles can be removed for $20?',
		answers: {
			a: 'Any tile of the own clinic: under persons, in quarantine, on slots.',
			b: 'Only tiles under patients and doctors.'
		}
	},
	'CLN-R4': {
		question: 'Are there new contagions in round 6?',
		answers: {
			a: 'Yes, and what does not fit counts as deceased.',
			b: 'No, the game ends after administration.'
		}
	},
	'CLN-R5': {
		question: 'Can an infected patient have an ordinary outpatient consultation?',
		answers: {
			a: 'No, it is always the special one.',
			b: 'Yes, with nurses and income as in a treatment room.'
		}
	},
	'CLN-R6': {
		question: 'Who counts as cured?',
		answers: { a: 'All patients treated, infected or not.', b: 'Only patients who were infected.' }
	},
	'CLN-R7': {
		question: 'Which colour decides the income when it has changed since the infection?',
		answers: { a: 'The colour now.', b: 'The colour at the time of the infection.' }
	},
	'CLN-R8': {
		question: 'Do elders and pregnant women in the box count as deceased?',
		answers: { a: 'Yes.', b: 'No, only patients and doctors.' }
	}
};

export const sheet: ClinicWords['sheet'] = {
	title: 'Clinic: COVID-19 Pandemic',
	notice: 'This sheet is Pipsheet’s own design. It does not reproduce the publisher’s board.',
	board: 'Contagion board',
	boardShort: 'Board',
	boardCell: (values) =>
		`Round ${numberIn(values, 'round')}, contagion ${wordIn(nouns.contagion, values, 'contagion')}, confinement ${wordIn(nouns.confinement, values, 'confinement')}: ${numberIn(values, 'tiles')} tiles a player`,
	contagion: (values) => `Contagion ${wordIn(nouns.contagion, values, 'contagion')}`,
	confinement: (values) => wordIn(nouns.confinement, values, 'confinement'),
	spread: (values, talk) =>
		talk.plural(numberIn(values, 'tiles'), {
			one: '1 new tile on slots',
			other: `${numberIn(values, 'tiles')} new tiles on slots`
		}),
	track: 'Syringe track: stack of each round',
	trackShort: 'Syringe',
	trackCell: (values) => `Round ${numberIn(values, 'round')}: tiles of the stack`,
	cured: 'Cured',
	deceased: 'Deceased: people and tiles',
	curedShort: 'Cured',
	deceasedShort: 'Deceased',
	tallyCell: (values) =>
		`${values['box'] === 'cured' ? 'Cured' : 'Deceased'}, number ${numberIn(values, 'n')}`,
	clinicOf: (values, talk) => `Clinic ${talk.player(numberIn(values, 'seat'))}`,
	slots: 'Pre-admission slots',
	slotCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, slot ${slotLetter(numberIn(values, 'slot'))}`,
	admitted: 'Admitted',
	admittedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, admission ${numberIn(values, 'n')} of this round`,
	rooms: 'Treatment rooms, two beds each',
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, room ${numberIn(values, 'room')}, bed ${numberIn(values, 'bed')}`,
	people: 'Infected: kind and colour',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infected, place ${numberIn(values, 'n')}`,
	quarantine: 'Quarantine',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, quarantine, place ${numberIn(values, 'n')}`,
	spent: '$20 each',
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dollars spent on protections`,
	popularity: 'Popularity',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularity at the end`,
	nurseTable: 'Nurses for somebody with a tile',
	withTile: 'Person with a tile',
	doctor: (values) => `${wordIn(doctors, values, 'colour')}`,
	income: 'Income',
	tilesDeck: 'COVID-19 tiles and syringe'
};

const doctors = {
	white: 'White doctor (1)',
	yellow: 'Yellow doctor (2)',
	orange: 'Orange doctor (3)',
	red: 'Red doctor (4)'
};
