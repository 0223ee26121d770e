import type { Lesson } from '../en/lesson.ts';

export const lesson: Lesson = {
	aim: {
		title: 'Das Ziel',
		text: 'Streiche als Erste oder Erster die letzte Forschungszahl. Vorher müssen alle roten Felder der Tests und der Ausbreitungskurve gefüllt sein.'
	},
	roll: {
		title: 'Zwei Würfel für alle',
		text: 'Eine Person würfelt beide Würfel, und der ganze Tisch nutzt sie. Pasche von 1 bis 5 dürfen neu gewürfelt werden.'
	},
	research: {
		title: 'Forschung',
		text: 'Die Zahlen werden der Reihe nach ab 1 gestrichen, jede mit einem Würfel von genau ihrem Wert.'
	},
	analysis: {
		title: 'Virusanalyse',
		text: 'Wer gewürfelt hat, nutzt beide Würfel, einen davon hier: Er füllt seine Form, beliebig gedreht, neben schon Gefülltem. Jeder bedeckte Stachel kreist ein Feld Fortschritt ein.'
	},
	others: {
		title: 'Alle anderen',
		text: 'Die anderen nutzen einen der beiden Würfel auf ihrem eigenen Blatt, in irgendeinem Bereich, oder keinen.'
	},
	bonus: {
		title: 'Boni',
		text: 'Manche Forschungszahlen, volle Reihen der Tests und die markierten Reihen der Kurve bringen einen Bonus. Er wird sofort genutzt oder verfällt.'
	},
	testing: {
		title: 'Tests',
		text: 'Eine Zahl steht auf Feldern, die alle gefüllt und kleiner sind. Eine 1 darf auf allem stehen außer auf einer anderen 1.'
	},
	progress: {
		title: 'Fortschritt',
		text: 'Eingekreiste Felder geben einem Würfel etwas dazu, nur für dich: So kommt die Forschung über 6 hinaus. Danach werden sie gestrichen.'
	},
	curve: {
		title: 'Die Ausbreitungskurve',
		text: 'Die Spalten werden nach oben gefüllt, Zahl über Zahl. Benachbarte Felder müssen verschieden sein.'
	},
	setback: {
		title: 'Rückschläge',
		text: '5 und 6: Alle kreisen das nächste Feld der Kurve ein; es nimmt dann nur 7 minus seinen Nachbarn. 6 und 6: Alle streichen ein Feld Fortschritt.'
	},
	end: {
		title: 'Das Ende',
		text: 'Jemand streicht die letzte Forschungszahl: Alle beenden diesen Zug. Wer sie bis dahin gestrichen hat, gewinnt, auch gemeinsam.'
	}
};
