import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CLN-R1': {
		question: 'Es gibt so viele Verstorbene wie Geheilte. Ist das verloren?',
		answers: {
			a: 'Nein, gewonnen: Nur mehr Verstorbene als Geheilte verlieren.',
			b: 'Ja: Das Ziel verlangt mehr Geheilte.'
		}
	},
	'CLN-R2': {
		question: 'Was bedeutet das Geld der Sondersprechstunde (im Regelheft 6 $)?',
		answers: { a: 'Man nimmt es ein.', b: 'Man zahlt es und nimmt nichts ein.' }
	},
	'CLN-R3': {
		question: 'Welche Plättchen kann man für Geld entfernen?',
		answers: {
			a: 'Jedes der eigenen Klinik: unter Personen, in Quarantäne, auf Plätzen.',
			b: 'Nur Plättchen unter Patienten und Ärzten.'
		}
	},
	'CLN-R4': {
		question: 'Gibt es in der letzten Runde neue Ansteckungen?',
		answers: {
			a: 'Ja, und was keinen Platz findet, zählt als verstorben.',
			b: 'Nein, die Partie endet nach der Verwaltung.'
		}
	},
	'CLN-R5': {
		question: 'Kann ein infizierter Patient in die normale Sprechstunde?',
		answers: {
			a: 'Nein, es ist immer die Sondersprechstunde.',
			b: 'Ja, mit Krankenschwestern und Einnahmen wie im Behandlungsraum.'
		}
	},
	'CLN-R6': {
		question: 'Wer zählt als geheilt?',
		answers: {
			a: 'Alle behandelten Patienten, infiziert oder nicht.',
			b: 'Nur Patienten, die infiziert waren.'
		}
	},
	'CLN-R7': {
		question: 'Welche Farbe bestimmt die Einnahmen, wenn sie sich seit der Ansteckung geändert hat?',
		answers: { a: 'Die Farbe jetzt.', b: 'Die Farbe bei der Ansteckung.' }
	},
	'CLN-R8': {
		question: 'Zählen Senioren und Schwangere im Kasten als verstorben?',
		answers: { a: 'Ja.', b: 'Nein, nur Patienten und Ärzte.' }
	}
};
