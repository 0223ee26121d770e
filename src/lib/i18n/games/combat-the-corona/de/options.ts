import type { Difficulty } from '../../../../sheets/combat-the-corona/lines.ts';
import type { Words } from '../words.ts';

export const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Einsteiger',
	easy: 'Leicht',
	medium: 'Mittel',
	difficult: 'Schwer',
	epic: 'Episch'
};

export const options: Words['options'] = {
	difficulty: {
		label: 'Schwierigkeit',
		help: 'Jede Stufe bringt ein rotes Virus mehr in den Stapel.',
		values: level
	},
	first: { label: 'Wer beginnt', help: 'Die älteste Person hat den ersten Zug.' },
	deck: {
		label: 'Karten',
		help: 'Spielt mit den Karten der Ausgabe: unseren zum Ausdrucken oder euren, wie ihr sie eingegeben habt. Oder nennt die Werte jeder Karte, wenn sie kommt.',
		values: { app: 'Die Karten der Ausgabe', own: 'Eigene Karten des Tisches' }
	},
	deckSize: {
		label: 'Größe eures Virenstapels',
		help: 'Nur mit eigenen Karten: wie viele Viren ohne das Startvirus im Stapel sind.'
	},
	deckOrder: {
		label: 'Reihenfolge des Stapels prüfen',
		help: 'Der Schiedsrichter merkt sich, was auf und unter dem Virenstapel liegt.'
	}
};
