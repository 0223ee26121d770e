import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Rodeada',
	roller: 'Quién lanza ahora',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Una cosa que el papel no muestra: ¿qué columna se rellenó al final?',
	column: ({ column }) => `Columna ${String(column)}`
};
