import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'FTV-R1': {
		question: 'Darf man aktiv einen nutzbaren Würfel liegen lassen?',
		answers: { a: 'Nein, wenn er ohne Fortschritt passt.', b: 'Ja, immer.' }
	},
	'FTV-R2': {
		question: 'Welcher Nachbar zählt bei einem eingekreisten Feld neben mehreren gefüllten?',
		answers: {
			a: 'Der zuletzt gefüllte; steht dessen Gegenseite schon daneben, bindet der Kreis nicht mehr.',
			b: 'Der Kreis bindet nur, solange alle gefüllten Nachbarn dieselbe Zahl tragen.'
		}
	},
	'FTV-R3': {
		question: 'Wie oft darf ein Pasch neu gewürfelt werden?',
		answers: { a: 'Nach jedem neuen Pasch.', b: 'Einmal im Zug.' }
	},
	'FTV-R4': {
		question: 'Braucht eine 1 bei den Tests gefüllte Felder darunter?',
		answers: { a: 'Ja.', b: 'Nein, aber sie steht nie direkt über oder unter einer 1.' }
	},
	'FTV-R5': {
		question: 'Welche Spalte der Kurve kommt als nächste?',
		answers: { a: 'Eine beliebige.', b: 'Immer die linkeste unvollständige.' }
	},
	'FTV-R6': {
		question: 'Gelten Nachbarn und Kreise auch für die Bonuszahl?',
		answers: { a: 'Ja.', b: 'Nein, jede Zahl von 1 bis 6.' }
	},
	'FTV-R7': {
		question: 'Kommt eine eingekreiste Spalte auch bei einer Zahl zuerst, die dort nicht passt?',
		answers: { a: 'Ja.', b: 'Nein, nur bei passenden Zahlen.' }
	},
	'FTV-R8': {
		question: 'Darf Fortschritt eine Zahl über 6 in die Ausbreitungskurve bringen?',
		answers: { a: 'Nein.', b: 'Ja.' }
	},
	'FTV-R9': {
		question: 'Dürfen die Formen 1 bis 5 gespiegelt werden?',
		answers: { a: 'Ja, gedreht und gespiegelt.', b: 'Nein, nur gedreht.' }
	}
};
