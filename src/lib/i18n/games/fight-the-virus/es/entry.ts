import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Rodeada',
	roller: 'Quién lanza ahora',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Una cosa que el papel no muestra: ¿qué columna se rellenó al final?',
	column: ({ column }) => `Columna ${String(column)}`,
	'field.turn': 'Turnos terminados',
	'field.roller': 'Quién lanza ahora, contando desde 0',
	'field.dice': 'Dados del último turno',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.analysis': 'Análisis del virus: x rellenada',
	'field.progress': 'Progreso: o rodeado, x tachado, d debido',
	'field.research': 'Investigación',
	'field.testing': 'Pruebas, fila a fila',
	'field.curve': 'Curva, fila a fila',
	'field.circles': 'Casillas rodeadas de la curva, desde 0',
	'field.begun': 'Columnas de la curva según se empezaron, desde 0'
};
