import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'Der Schiedsrichtertisch',
	about:
		'Übertrage, wo eine Partie auf Papier steht. Dann frag, ob ein Zug erlaubt ist, zähl die Punkte oder spiel hier weiter.',
	chooseGame: 'Welches Spiel liegt auf dem Tisch?',
	correctTitle: 'Den Bogen berichtigen',
	correctAbout:
		'Ändere, was auf den Bögen steht. Die Partie geht von hier als neue weiter und weiß, woher sie kommt; die alte bleibt, wie sie ist.',
	players: 'Mitspielende',
	addPlayer: 'Jemanden hinzufügen',
	removePlayer: ({ name }) => `${name} entfernen`,
	playerNumber: ({ seat }) => `Spieler ${seat}`,
	position: 'Wo die Partie steht',
	beforeTheRoll:
		'Bei einer Frage innerhalb eines Zuges: Übertrage die Bögen, wie sie vor dem Wurf waren; den Wurf gibst du danach in der Partie ein.',
	rulings: 'Auslegungen',
	rulingsChanged: 'Mit diesen Auslegungen wäre ein früherer Zug anders beurteilt worden:',
	judgedOtherwise: ({ at, move, rule }) => `Zug ${at} („${move}“) verstößt gegen ${rule}.`,
	judgedTheSame: 'Kein früherer Zug wäre anders beurteilt worden.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eines kann so nicht entstanden sein. Es bleibt, wie du es geschrieben hast.',
			other: `${talk.number(count)} Dinge können so nicht entstanden sein. Sie bleiben, wie du sie geschrieben hast.`
		}),
	fits: 'Diese Stellung kann beurteilt werden.',
	faulty: 'Das lässt sich noch nicht lesen:',
	ask: 'Nach einem Zug fragen',
	askHelp:
		'Öffnet die Partie im Probiermodus: Tippe einen Zug an und höre, ob er erlaubt ist. Nichts wird eingetragen.',
	score: 'Punkte zählen',
	scoreTitle: 'Die Wertung dieser Bögen',
	goOn: 'Als Partie weiterspielen',
	correct: 'Mit den berichtigten Bögen weiterspielen',
	seatScore: 'Wertung',
	notKept: 'Dieses Gerät konnte die Partie nicht speichern.',
	missing: 'Diese Partie ist nicht auf diesem Gerät.',
	notBetweenTurns:
		'Bögen werden zwischen zwei Zügen berichtigt. Beende diesen Zug oder nimm ihn zuerst zurück.',
	verdict: 'Urteil',
	allowed: 'Erlaubt',
	notAllowed: 'Nicht erlaubt',
	whoAsks: 'Der Zug',
	because: 'Weil',
	ruleBook: 'Die Regel lesen',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nichts dieser Art ist jetzt erlaubt.',
			one: 'Ein Zug dieser Art ist erlaubt:',
			other: `${talk.number(count)} Züge dieser Art sind erlaubt:`
		}),
	another: ({ at, of }) => `${at} von ${of}`,
	previous: 'Der vorige',
	next: 'Der nächste',
	otherAnswer: ({ ruling, answer }) => `Mit der Antwort ${answer} auf ${ruling} wäre er erlaubt.`,
	rulesVersion: ({ edition, rules }) => `${edition} · Regelfassung ${rules}`,
	judgeYourself: 'Urteile selbst: Dieser Code öffnet dasselbe Urteil auf jedem Handy.',
	openTable: 'Diese Partie hier öffnen',
	tableBroken: ({ at }) => `Nicht alle Züge davor sind erlaubt: Zug ${at} wird abgelehnt.`
};
