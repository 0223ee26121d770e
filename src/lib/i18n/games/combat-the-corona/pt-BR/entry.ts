import type { EntryText } from '../../../../validators/combat-the-corona/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { card, virus } from './sheet.ts';

export const entry: EntryWords<EntryText> = {
	noCard: 'Nenhuma carta',
	card: ({ card: id }, talk) => card(talk)(String(id)),
	noVirus: 'Nenhum vírus',
	virusCard: ({ virus: id }, talk) => virus(talk)(String(id)),
	shield: 'Há um escudo sobre ele',
	tableViruses: 'Vírus na mesa',
	discardPile: 'Pilha de descarte',
	defeatedPile: 'Vírus derrotados',
	next: 'Quem joga agora',
	player: ({ player }, talk) => talk.player(Number(player))
};
