import type { EntryText } from '../../../../validators/prototype-c19/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	noFactor: 'No factor',
	factorSign: ({ sign }) => String(sign),
	crossed: 'Crossed out',
	phase: 'Where the game stands',
	'phase.roll': 'Before a roll',
	'phase.report': 'After the last turn',
	'phase.over': 'At the end',
	round: 'Round',
	researcher: 'Who rolls next',
	player: ({ player }, talk) => talk.player(Number(player)),
	half: 'Which roll of the round',
	'half.first': 'The first',
	'half.second': 'The second',
	'field.phase': 'Where the game stands',
	'field.round': 'Round',
	'field.researcher': 'Who rolls next, counted from 0',
	'field.second': 'The second roll of the round',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.mutant': 'Mutant strain',
	'field.used': 'Bonuses used',
	'field.health': 'Health: row from 0, number',
	'field.formula': 'Formula: number, factor',
	'field.biotech': 'Biotechnology',
	'field.crossed': 'Biotechnology, crossed out',
	'field.risk': 'Risk zone: # infected, r resistant, h half',
	'field.annulled': 'Pairs annulled',
	'field.told': 'Formula boxes told',
	'field.report': 'Factors and complete columns reported'
};
