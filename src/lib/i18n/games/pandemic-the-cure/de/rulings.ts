import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'Was bedeuten 6, 5 und 4 bei den Schwierigkeiten?',
		answers: {
			a: 'Abschnitte der Leiste, die noch kommen: Start, wo die Leiste es sagt, in unserer Ausgabe auf Feld 0, 4 oder 8.',
			b: 'Die Nummer des Feldes: Start auf 6, 5 oder 4.'
		}
	},
	'PTC-R2': {
		question: 'Brechen geheilte Seuchen aus?',
		answers: { a: 'Nein, sie dürfen sich höher stapeln.', b: 'Ja, wie alle anderen.' }
	},
	'PTC-R3': {
		question: 'Was, wenn der Beutel für eine Epidemie zu leer ist?',
		answers: { a: 'Das Team verliert.', b: 'Was da ist, wird gewürfelt, und es geht weiter.' }
	},
	'PTC-R4': {
		question: 'Wie viele Seuchen darf man pro Zug weitergeben?',
		answers: { a: 'Eine.', b: 'Beliebig viele, eine nach der anderen.' }
	},
	'PTC-R5': {
		question: 'Wo beginnt die Prüfung auf Ausbrüche?',
		answers: { a: 'In Region 1.', b: 'In der Region der Person am Zug.' }
	},
	'PTC-R6': {
		question: 'Zwei Biogefahren in einem Wurf, dazwischen eine Epidemie: was kommt zuerst?',
		answers: {
			a: 'Streng eins nach dem anderen.',
			b: 'Erst alle Schritte des Markers, dann die Epidemien mit der letzten Rate.'
		}
	},
	'PTC-R7': {
		question: 'Was, wenn ein Würfel eine Seite zeigt, die die Ausgabe nicht hat?',
		answers: { a: 'Sie wird abgelehnt.', b: 'Der Würfel auf dem Tisch hat recht.' }
	}
};
