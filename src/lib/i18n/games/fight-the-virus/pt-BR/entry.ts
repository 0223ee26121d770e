import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Circulada',
	roller: 'Quem rola agora',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Uma coisa que o papel não mostra: qual coluna foi preenchida por último?',
	column: ({ column }) => `Coluna ${String(column)}`,
	'field.turn': 'Turnos terminados',
	'field.roller': 'Quem rola agora, contando de 0',
	'field.dice': 'Dados do último turno',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.analysis': 'Análise do vírus: x preenchida',
	'field.progress': 'Progresso: o circulado, x riscado, d devido',
	'field.research': 'Pesquisa',
	'field.testing': 'Testes, linha a linha',
	'field.curve': 'Curva, linha a linha',
	'field.circles': 'Casas circuladas da curva, a partir de 0',
	'field.begun': 'Colunas da curva na ordem em que começaram, a partir de 0'
};
