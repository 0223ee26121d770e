import type { EntryText } from '../../../../validators/fight-the-virus/entry.ts';
import type { EntryWords } from '../../../game-words.ts';

export const entry: EntryWords<EntryText> = {
	circle: 'Eingekreist',
	roller: 'Wer als Nächstes würfelt',
	player: ({ player }, talk) => talk.player(Number(player)),
	lastColumn: 'Eines zeigt das Papier nicht: Welche Spalte wurde zuletzt gefüllt?',
	column: ({ column }) => `Spalte ${String(column)}`,
	'field.turn': 'Beendete Züge',
	'field.roller': 'Wer als Nächstes würfelt, ab 0 gezählt',
	'field.dice': 'Würfel des letzten Zuges',
	'field.players': ({ player }, talk) => talk.player(Number(player)),
	'field.analysis': 'Virusanalyse: x gefüllt',
	'field.progress': 'Fortschritt: o eingekreist, x gestrichen, d geschuldet',
	'field.research': 'Forschung',
	'field.testing': 'Tests, Reihe für Reihe',
	'field.curve': 'Kurve, Reihe für Reihe',
	'field.circles': 'Eingekreiste Felder der Kurve, ab 0',
	'field.begun': 'Spalten der Kurve, wie sie begonnen wurden, ab 0'
};
