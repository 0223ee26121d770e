import type { EntryText } from '../../../../validators/combat-the-corona/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { card, virus } from './sheet.ts';

export const entry: EntryWords<EntryText> = {
	noCard: 'Keine Karte',
	card: ({ card: id }, talk) => card(talk)(String(id)),
	noVirus: 'Kein Virus',
	virusCard: ({ virus: id }, talk) => virus(talk)(String(id)),
	shield: 'Ein Schild liegt darauf',
	tableViruses: 'Viren auf dem Tisch',
	discardPile: 'Ablagestapel',
	defeatedPile: 'Besiegte Viren',
	next: 'Wer als Nächstes spielt',
	player: ({ player }, talk) => talk.player(Number(player))
};
