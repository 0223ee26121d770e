import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CTC-R1': {
		question: 'Zählt Schaden, der ein Virus nicht zerstört?',
		answers: {
			a: 'Nein: Würfel gehen nur auf ein Virus, das sie zerstören.',
			b: 'Ja: Schaden bleibt, bis das Virus den Tisch verlässt.'
		}
	},
	'CTC-R2': {
		question: 'Dürfen Würfel übrig bleiben, die noch ein Virus zerstören könnten?',
		answers: { a: 'Nein: Betten sind für Würfel, die es nicht können.', b: 'Ja, beliebig.' }
	},
	'CTC-R3': {
		question: 'Darf man alle fünf Karten abräumen, wenn drei tauschbar sind?',
		answers: { a: 'Ja, beides geht.', b: 'Nein, nur wenn kein Tausch möglich ist.' }
	},
	'CTC-R4': {
		question: 'Kann man tauschen, wenn alle Krankenhäuser auf dem Brett stehen?',
		answers: { a: 'Nein, aber ihr dürft vorher eines aufgeben.', b: 'Ja, ohne Belohnung.' }
	},
	'CTC-R5': {
		question: 'Ist die Zahl der Würfelmarken und Schilde eine Grenze?',
		answers: { a: 'Ja, so viele wie es Marken gibt.', b: 'Nein.' }
	},
	'CTC-R6': {
		question: 'Was, wenn beim Ziehen der Nachziehstapel leer ist?',
		answers: {
			a: 'Der Ablagestapel wird zum neuen Nachziehstapel gemischt.',
			b: 'Es wird nicht gezogen; nur Abräumen bringt Karten zurück.'
		}
	},
	'CTC-R7': {
		question: 'Welche Infektionsstufe gewinnt?',
		answers: { a: 'Der Schritt über die letzte Stufe hinaus.', b: 'Das Erreichen der letzten Stufe.' }
	},
	'CTC-R8': {
		question: 'Was wird aus einer Schildmarke, wenn ihr Virus unter den Stapel kommt?',
		answers: {
			a: 'Sie bleibt: Die Marken gehören keinem Virus.',
			b: 'Sie kommt in den Vorrat zurück: Jede Marke liegt auf dem Virus, das sie brachte.'
		}
	}
};
