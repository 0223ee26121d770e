import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Circled',
	roller: 'Who rolls next',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'One thing the paper does not show: which column was filled last?',
	column: ({ column }) => `Column ${String(column)}`,
	'field.turn': 'Turns finished',
	'field.roller': 'Who rolls next, counted from 0',
	'field.dice': 'Dice of the last turn',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.analysis': 'Virus analysis: x filled',
	'field.progress': 'Progress: o circled, x crossed out, d owed',
	'field.research': 'Research',
	'field.testing': 'Testing, row by row',
	'field.curve': 'Curve, row by row',
	'field.circles': 'Circled squares of the curve, from 0',
	'field.begun': 'Columns of the curve as they were begun, from 0'
};
