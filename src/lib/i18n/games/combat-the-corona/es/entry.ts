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
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.beds': 'Camas',
	'field.infection': 'Nivel de infección',
	'field.hospitals': 'Hospitales construidos',
	'field.dieTokens': 'Fichas de dado',
	'field.shields': 'Escudos',
	'field.spaces': 'Cartas en los espacios de acción',
	'field.discard': 'Pila de descarte',
	'field.viruses': 'Virus en la mesa',
	'field.defeated': 'Virus derrotados',
	'field.player': 'Quién juega ahora, contando desde 0',
	'field.damage': 'Daño en los virus',
	'field.turn': 'Turno',
	'field.hands': 'Cartas en cada mano',
	'field.stock': 'Cartas en el mazo de acciones',
	'field.deck': 'Mazo de virus, desde arriba; * es todo lo demás',
	'field.custom': 'Qué dicen las cartas de tu mazo',
	'field.next': 'Número del próximo virus'
};
