import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Circled',
	roller: 'Who rolls next',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'One thing the paper does not show: which column was filled last?',
	column: ({ column }) => `Column ${String(column)}`
};
