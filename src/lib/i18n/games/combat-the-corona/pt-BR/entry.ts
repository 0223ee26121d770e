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
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.beds': 'Leitos',
	'field.infection': 'Nível de infecção',
	'field.hospitals': 'Hospitais construídos',
	'field.dieTokens': 'Fichas de dado',
	'field.shields': 'Escudos',
	'field.spaces': 'Cartas nos espaços de ação',
	'field.discard': 'Pilha de descarte',
	'field.viruses': 'Vírus na mesa',
	'field.defeated': 'Vírus derrotados',
	'field.player': 'Quem joga agora, contando de 0',
	'field.damage': 'Dano nos vírus',
	'field.turn': 'Turno',
	'field.hands': 'Cartas em cada mão',
	'field.stock': 'Cartas no monte de ações',
	'field.deck': 'Baralho de vírus, de cima; * é todo o resto',
	'field.custom': 'O que dizem as cartas do seu baralho',
	'field.next': 'Número do próximo vírus'
};
