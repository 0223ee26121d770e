import type { EntryText } from '../../../../validators/combat-the-corona/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { card, virus } from './sheet.ts';

export const entry: EntryWords<EntryText> = {
	noCard: 'Ninguna carta',
	card: ({ card: id }, talk) => card(talk)(String(id)),
	noVirus: 'Ningún virus',
	virusCard: ({ virus: id }, talk) => virus(talk)(String(id)),
	shield: 'Tiene un escudo encima',
	tableViruses: 'Virus en la mesa',
	discardPile: 'Pila de descarte',
	defeatedPile: 'Virus derrotados',
	next: 'Quién juega ahora',
	player: ({ player }, talk) => talk.player(Number(player))
};
