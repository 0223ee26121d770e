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
	'half.second': 'The second'
};
