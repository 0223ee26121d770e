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
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.beds': 'Betten',
	'field.infection': 'Infektionsstufe',
	'field.hospitals': 'Gebaute Krankenhäuser',
	'field.dieTokens': 'Würfelmarken',
	'field.shields': 'Schilde',
	'field.spaces': 'Karten auf den Aktionsfeldern',
	'field.discard': 'Ablagestapel',
	'field.viruses': 'Viren auf dem Tisch',
	'field.defeated': 'Besiegte Viren',
	'field.player': 'Wer als Nächstes spielt, ab 0 gezählt',
	'field.damage': 'Schaden an Viren',
	'field.turn': 'Zug',
	'field.hands': 'Karten auf jeder Hand',
	'field.stock': 'Karten im Nachziehstapel',
	'field.deck': 'Virenstapel, von oben; * ist der ganze Rest',
	'field.custom': 'Was die Karten eures Stapels sagen',
	'field.next': 'Nummer des nächsten Virus'
};
