import type { LessonWords } from './en.ts';

export const words: LessonWords = {
	title: 'In zwei Minuten erklärt',
	opening: 'Das Blatt wird ausgelegt …',
	ownSheet:
		'Gezeigt auf Pipsheets eigenem Bogen: Mit einer Ausgabe von euch können manche Zahlen anders sein.',
	missing: 'Dieses Spiel gibt es hier nicht.',
	atOf: ({ at, of }) => `Schritt ${at} von ${of}`,
	back: 'Einen Schritt zurück',
	on: 'Weiter',
	start: 'Eine Partie beginnen',
	rules: 'Alle Regeln',
	whole: 'Diese Partie von Anfang bis Ende ansehen'
};
