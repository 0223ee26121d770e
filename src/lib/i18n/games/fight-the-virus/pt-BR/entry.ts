import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Circulada',
	roller: 'Quem rola agora',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Uma coisa que o papel não mostra: qual coluna foi preenchida por último?',
	column: ({ column }) => `Coluna ${String(column)}`
};
