import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Eingekreist',
	roller: 'Wer als Nächstes würfelt',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Eines zeigt das Papier nicht: Welche Spalte wurde zuletzt gefüllt?',
	column: ({ column }) => `Spalte ${String(column)}`
};
