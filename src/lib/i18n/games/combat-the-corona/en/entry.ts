import type { EntryText } from '../../../../validators/combat-the-corona/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import { card, virus } from './sheet.ts';

export const entry: EntryWords<EntryText> = {
	noCard: 'No card',
	card: ({ card: id }, talk) => card(talk)(String(id)),
	noVirus: 'No virus',
	virusCard: ({ virus: id }, talk) => virus(talk)(String(id)),
	shield: 'A shield lies on it',
	tableViruses: 'Viruses on the table',
	discardPile: 'Discard pile',
	defeatedPile: 'Defeated viruses',
	next: 'Who plays next',
	player: ({ player }, talk) => talk.player(Number(player))
};
