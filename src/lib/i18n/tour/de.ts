import type { TourWords } from './en.ts';

export const words: TourWords = {
	title: 'Ein kurzer Rundgang',
	opening: 'Der Vorführbogen wird ausgelegt …',
	about: 'Eine Partie zur Vorführung: Probiert alles aus, nichts wird gespeichert.',
	at: ({ at, of }) => `Schritt ${at} von ${of}`,
	steps: {
		dice: {
			title: 'Würfel eingeben',
			text: 'Wirf zwei echte Würfel, oder tu so, und tippe die Seiten an, die du siehst.'
		},
		mark: {
			title: 'Auf dem Bogen eintragen',
			text: 'Wähle einen Würfel. Wo er passt, erscheinen Ecken: Tippe eine dieser Stellen an und bestätige, wenn du gefragt wirst.'
		},
		refused: {
			title: 'Ein Nein hören',
			text: 'Versuche nun, was nicht erlaubt ist: Wähle einen Würfel und tippe auf eine Stelle ohne Ecken. Die Karte nennt die Regel und zeigt, was stattdessen geht.'
		},
		undo: {
			title: 'Zurücknehmen',
			text: 'Nichts ist endgültig. Der Pfeil oben nimmt den letzten Zug zurück, so oft du willst.'
		},
		handOver: {
			title: 'Das Telefon weitergeben',
			text: 'Beende den Zug mit der großen Taste. Die App sagt, wer nun dran ist: Gib das Telefon weiter.'
		}
	},
	done: 'Mehr braucht es nicht',
	doneText:
		'Jede Partie bleibt nach jedem Zug auf diesem Gerät gespeichert. Die Waage neben dem letzten Satz beantwortet „Ist das erlaubt?“, ohne etwas einzutragen.',
	skipStep: 'Nächster Schritt',
	skip: 'Rundgang verlassen',
	again: 'Noch einmal',
	start: 'Eine Partie beginnen',
	rules: 'So wird gespielt',
	samples: 'Jedes Spiel in zwei Minuten',
	samplesHelp: 'Oder eine ganze Partie, Zug für Zug wiedergegeben.',
	learn: 'So geht es',
	whole: 'Ganze Partie'
};
