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
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.beds': 'Beds',
	'field.infection': 'Infection level',
	'field.hospitals': 'Hospitals built',
	'field.dieTokens': 'Die tokens',
	'field.shields': 'Shields',
	'field.spaces': 'Cards on the action spaces',
	'field.discard': 'Discard pile',
	'field.viruses': 'Viruses on the table',
	'field.defeated': 'Defeated viruses',
	'field.player': 'Who plays next, counted from 0',
	'field.damage': 'Damage on viruses',
	'field.turn': 'Turn',
	'field.hands': 'Cards in each hand',
	'field.stock': 'Cards in the action stock',
	'field.deck': 'Virus deck, from the top; * is all the rest',
	'field.custom': 'What the cards of your deck say',
	'field.next': 'Number of the next virus'
};
