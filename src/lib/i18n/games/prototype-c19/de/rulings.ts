import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PC19-R1': {
		question: 'Wann ist eine Analyse erlaubt?',
		answers: {
			a: 'Nach dem Nehmen, bis der Würfel benutzt ist; die Infektion stand beim Nehmen fest.',
			b: 'Nur bevor die Infektion feststeht: bis der erste Würfel benutzt oder umgewandelt ist.'
		}
	},
	'PC19-R2': {
		question: 'Dürfen Formen gespiegelt werden?',
		answers: {
			a: 'Nein, nur gedreht.',
			b: 'Ja, gedreht und gespiegelt.'
		}
	},
	'PC19-R3': {
		question: 'Wo beginnt der Multiplikator?',
		answers: {
			a: 'Wo das Blatt es sagt (3 auf dem der App), plus 1 je voller Zeile.',
			b: 'Bei 0: nur die Zahl der vollen Zeilen.'
		}
	},
	'PC19-R4': {
		question: 'Welche Spalten geben +5?',
		answers: {
			a: 'Die ohne eine infizierte Person.',
			b: 'Alle, die nicht voll sind.'
		}
	},
	'PC19-R5': {
		question: 'Gelten halb Infizierte beim Anlegen als infiziert?',
		answers: {
			a: 'Nein: Formen legen nicht an sie an, Resistente dürfen neben ihnen stehen.',
			b: 'Ja: für beides.'
		}
	},
	'PC19-R6': {
		question: 'Womit wird eine Gesundheitsprobe verglichen?',
		answers: {
			a: 'Mit der notierten Zahl davor, malgenommen.',
			b: 'Mit der Probe davor, nicht malgenommen.'
		}
	},
	'PC19-R7': {
		question: 'Wie oft wandelt ein Paar um?',
		answers: {
			a: 'Einmal.',
			b: 'Einmal mit jeder seiner Zahlen.'
		}
	},
	'PC19-R8': {
		question: 'ETS: Wessen höchste Zahl kommt dazu?',
		answers: {
			a: 'Die von links neben dir.',
			b: 'Die von rechts neben dir.'
		}
	},
	'PC19-R9': {
		question: 'Was umzingelt ein Krankenhaus?',
		answers: {
			a: 'Die Personen, die es berühren.',
			b: 'Alle ringsum, auch an den Ecken.'
		}
	},
	'PC19-R10': {
		question: 'Darf eine Analyse den Mutantenwürfel ändern?',
		answers: {
			a: 'Nein: Er wird notiert, nicht benutzt.',
			b: 'Ja, die Leitung darf es, nach dem Würfeln und vor dem Nehmen.'
		}
	},
	'PC19-R11': {
		question: 'Welche benutzten Boni bringen 3 Punkte?',
		answers: {
			a: 'Nur die Resistenten.',
			b: 'Jeder Bonus, gleich welcher Art.'
		}
	}
};
