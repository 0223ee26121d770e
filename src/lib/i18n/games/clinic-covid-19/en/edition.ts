import { numberIn, textIn, wordIn, type EditionWords } from '../words.ts';
import { nouns } from './labels.ts';

export const edition: EditionWords = {
	palette: 'What to paint',
	'part.board': 'Board',
	'part.nurses': 'Nurses',
	'part.numbers': 'Numbers',
	'part.people': 'People',
	rounds: 'Rounds',
	board: 'Contagion board: tiles a player',
	contagions: 'New tiles on slots in a contagion phase',
	total: 'Tiles in the box',
	nurses: 'Nurses for somebody with a tile',
	incomes: 'Incomes in $',
	protection: 'Removing a tile, in $',
	consultation: 'Special consultation, in $',
	doctorDeath: 'Popularity lost with an infected doctor',
	strategic: 'Popularity a player for the strategic victory',
	slots: 'Pre-admission slots of a clinic',
	rooms: 'Treatment rooms of a clinic',
	beds: 'Beds in a room',
	admits: 'Admissions in a round',
	people: 'Further kinds of people',
	known: 'as the rule book says',
	ours: 'ours: type in what your board says',
	boardHelp: 'One row for each round, one column for each pair of contagion and confinement.',
	nursesHelp: 'By the colour of the person (columns) and of the doctor (rows). A dash: never.',
	never: 'never',
	lowContagion: 'Low contagion',
	highContagion: 'High contagion',
	kindName: 'Name',
	newKind: 'New kind',
	kindLike: 'is treated like',
	addKind: 'Add a kind of people',
	boardCell: (values) =>
		`Round ${numberIn(values, 'round')}, contagion ${wordIn(nouns.contagion, values, 'contagion')}, confinement ${wordIn(nouns.confinement, values, 'confinement')}`,
	nurseCell: (values) =>
		`Nurses: ${wordIn(nouns.colour, values, 'doctor')} doctor, ${wordIn(nouns.colour, values, 'colour')} person`,
	incomeOf: (values) => `Income: ${wordIn(nouns.colour, values, 'colour')}`,
	removeKind: (values) => `Remove ${textIn(values, 'name')}`,
	dashed: 'Dashed fields are ours until you type in what your boards say.',
	sum: 'Sum',
	sumHelp: (values) =>
		`The sum of a column, times the number of players, may not be above the ${numberIn(values, 'total')} tiles in the box.`,
	columnsKnown:
		'Low contagion with medium confinement is as the rule book says; the other columns are ours: type in what your board says.',
	confinementShort: (values) => wordIn(nouns.confinement, values, 'confinement'),
	nursesKnown:
		'The column of the white person, and red by red, are as the rule book says; the others are ours: type in what your board says.'
};
