import { letterTexts, numberIn, slotLetter, wordIn, type Words } from '../words.ts';
import { nouns } from './labels.ts';

const doctors = {
	white: 'White doctor (1)',
	yellow: 'Yellow doctor (2)',
	orange: 'Orange doctor (3)',
	red: 'Red doctor (4)'
};

export const sheet: Words['sheet'] = {
	title: 'Clinic: COVID-19 Pandemic',
	notice: 'Our own sheet, not the publisher’s board. Enter yours in Pipsheet under “Editions”.',
	ownNotice: 'An own edition, drawn by Pipsheet; what nobody entered is ours.',
	board: 'Contagion board',
	boardShort: 'Board',
	boardOurs: 'numbers of our own: enter yours',
	boardCell: (values, talk) =>
		`Round ${numberIn(values, 'round')}, contagion ${wordIn(nouns.contagion, values, 'contagion')}, confinement ${wordIn(nouns.confinement, values, 'confinement')}: ${talk.plural(numberIn(values, 'tiles'), { one: '1 tile', other: `${numberIn(values, 'tiles')} tiles` })} a player`,
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
	rooms: (values, talk) =>
		talk.plural(numberIn(values, 'beds'), {
			one: `Treatment rooms, ${numberIn(values, 'beds')} bed each`,
			other: `Treatment rooms, ${numberIn(values, 'beds')} beds each`
		}),
	bedCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, room ${numberIn(values, 'room')}, bed ${numberIn(values, 'bed')}`,
	people: 'Infected: kind and colour',
	personCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, infected, place ${numberIn(values, 'n')}`,
	quarantine: 'Quarantine',
	quarantineCell: (values, talk) =>
		`${talk.player(numberIn(values, 'seat'))}, quarantine, place ${numberIn(values, 'n')}`,
	spent: (values) => `$${numberIn(values, 'price')} each`,
	spentCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, dollars spent on protections`,
	popularity: 'Popularity',
	popularityCell: (values, talk) => `${talk.player(numberIn(values, 'seat'))}, popularity at the end`,
	nurseTable: 'Nurses for somebody with a tile',
	withTile: 'Person with a tile',
	doctor: (values) => `${wordIn(doctors, values, 'colour')}`,
	income: 'Income',
	tilesDeck: 'COVID-19 tiles and syringe',
	...letterTexts('en')
};
