import type { DeskWords } from './en.ts';

export const words: DeskWords = {
	title: 'Der Schiedsrichtertisch',
	about:
		'Übertrage, wo eine Partie auf Papier steht. Dann frag, ob ein Zug erlaubt ist, zähl die Punkte oder spiel hier weiter.',
	chooseGame: 'Welches Spiel liegt auf dem Tisch?',
	correctTitle: 'Den Bogen berichtigen',
	correctAbout:
		'Ändere, was auf den Bögen steht. Die Partie geht von hier als neue weiter und weiß, woher sie kommt; die alte bleibt, wie sie ist.',
	begun: 'Was du zu berichtigen begonnen hast, ist wieder da.',
	beginAgain: 'Von vorn beginnen',
	addPlayer: 'Jemanden hinzufügen',
	removePlayer: ({ name }) => `${name} entfernen`,
	playerNumber: ({ seat }) => `Spieler ${seat}`,
	askRoll: 'Weiter: der Wurf',
	askMove: 'Weiter: der Zug',
	beforeTheRoll: 'Übertrage den Bogen, wie er vor dem Wurf war.',
	beforeTheMove: 'Übertrage den Bogen, wie er vor diesem Zug war.',
	onlyWhoMoves: ({ name }) => `Für eine Frage zu ${name} genügt dieser Bogen.`,
	ownEdition: 'Unsere eigene Ausgabe',
	agreed: 'Mitspielende, Bogen und Absprachen',
	tapHelp: 'Tippe ein Feld an, um es zu markieren; zieh den Finger über eine Reihe, um sie zu füllen.',
	trackHelp: 'Tippe, wo der Marker steht. Einen Schritt weiter:',
	larger: 'Größere Felder',
	brush: 'Ein Tipp schreibt:',
	digits: 'Zahlen',
	higherNumbers: ({ from }) => `${from} und höher`,
	otherNumbers: 'Andere Zahlen',
	leaveEmpty: 'Leer lassen',
	fewer: ({ what }) => `${what}: eins weniger`,
	more: ({ what }) => `${what}: eins mehr`,
	follows: 'Das ergibt sich aus den anderen Zeichen.',
	byMove: 'Hierher führt nur ein letzter Zug: Spiele als Partie weiter und mache ihn dort.',
	clear: 'Mit leeren Bögen beginnen',
	notYet: 'Erst muss da sein, was davor kommt.',
	asText: 'Als Text',
	asTextHelp: 'Alle Angaben der Stellung, auch was kein Feld zeigt.',
	elsewhere:
		'Dieses Spiel wird auch in einem anderen Tab übertragen. Hier liegt eine eigene Abschrift: Kein Tab überschreibt den anderen.',
	otherCopy: ({ names, when }) => `Eine andere Abschrift dieses Spiels wurde begonnen: ${names}, ${when}.`,
	takeUp: 'Diese weiterführen',
	place: 'Platz',
	cannotAsk: 'Diese Frage ist nicht mehr hier. Übertrage den Bogen noch einmal.',
	rulings: 'Auslegungen',
	optionsAndRulings: 'Optionen und Auslegungen',
	agreedOtherwise: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Wäre das von Anfang an vereinbart gewesen, wäre ein früherer Zug anders beurteilt worden:',
			other: `Wäre das von Anfang an vereinbart gewesen, wären ${talk.number(count)} frühere Züge anders beurteilt worden:`
		}),
	unfit: ({ because }) => `Das passt nicht zu dem, was auf den Bögen steht: ${because}`,
	judgedOtherwise: ({ at, move, rules }) => `Zug ${at} („${move}“) verstößt gegen ${rules}.`,
	judgedTheSame: 'Kein früherer Zug wäre anders beurteilt worden.',
	doubts: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eines kann so nicht entstanden sein. Es bleibt, wie du es geschrieben hast.',
			other: `${talk.number(count)} Dinge können so nicht entstanden sein. Sie bleiben, wie du sie geschrieben hast.`
		}),
	faulty: 'Das lässt sich noch nicht lesen:',
	score: 'Punkte zählen',
	scoreTitle: 'Die Wertung dieser Bögen',
	notOver: 'Noch nicht zu Ende: So steht es jetzt.',
	sayTheEnd: ({ end }) => `Ist es am Tisch zu Ende, wähle oben „${end}“.`,
	makeTheLastMove: ({ goOn }) => `Hat ein letzter Zug es beendet, wähle „${goOn}“ und mache dort diesen Zug.`,
	howItEnds: ({ end }) => `So geht es zu Ende. ${end}`,
	goOn: 'Als Partie weiterspielen',
	correct: 'Mit den berichtigten Bögen weiterspielen',
	notKept: 'Dieses Gerät konnte die Partie nicht speichern.',
	missing: 'Diese Partie ist nicht auf diesem Gerät.',
	withinTurn: ({ at, count }, talk) =>
		talk.plural(count, {
			one: `Dieser Zug ist nicht zu Ende: Das sind die Bögen davor, nach Eintrag ${at}. Der Eintrag seither wird wiederholt, wenn er noch erlaubt ist.`,
			other: `Dieser Zug ist nicht zu Ende: Das sind die Bögen davor, nach Eintrag ${at}. Die ${talk.number(count)} Einträge seither werden wiederholt, soweit sie noch erlaubt sind.`
		}),
	notBetweenTurns:
		'Bögen werden zwischen zwei Zügen berichtigt. Beende diesen Zug oder nimm ihn zuerst zurück.',
	allowed: 'Erlaubt',
	notAllowed: 'Nicht erlaubt',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nichts dieser Art ist jetzt erlaubt.',
			one: 'Ein Zug dieser Art ist erlaubt:',
			other: `${talk.number(count)} Züge dieser Art sind erlaubt:`
		}),
	otherKinds: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Nichts dieser Art ist jetzt erlaubt. Ein anderer Zug ist es:',
			other: `Nichts dieser Art ist jetzt erlaubt. ${talk.number(count)} andere Züge sind es:`
		}),
	others: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Sonst ist jetzt nichts dieser Art erlaubt.',
			one: 'Ein anderer Zug dieser Art ist auch erlaubt:',
			other: `${talk.number(count)} andere Züge dieser Art sind auch erlaubt:`
		}),
	dice: ({ faces }) => `Auf dem Tisch: ${faces}.`,
	rulesAbout: 'Die Regeln zu so einem Zug',
	judgedBy: ({ rules }) => `Beurteilt nach ${rules}`,
	otherAnswerAllows: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Mit der anderen Antwort („${answer}“) wäre es erlaubt.`,
	otherAnswerRefuses: ({ ruling, question, answer }) =>
		`${ruling}: ${question} Mit der anderen Antwort („${answer}“) wäre es nicht erlaubt.`,
	noRulingChanges: 'Keine Antwort auf eine offene Frage des Regelhefts ändert dieses Urteil.',
	rulingsAsGiven: 'Auslegungen, wie die App sie vorschlägt',
	rulingOf: ({ ruling, question, answer }) => `Auslegung dieser Partie, ${ruling}: ${question} ${answer}`,
	toldByTable: ({ asked, answer }: { asked: string; answer: string }) => `${asked} ${answer}.`,
	toldOtherwiseAllows: ({ asked, answer }) => `${asked} Mit „${answer}“ wäre es erlaubt.`,
	toldOtherwiseRefuses: ({ asked, answer }) => `${asked} Mit „${answer}“ wäre es nicht erlaubt.`,
	moreOfThem: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Einen weiteren zeigen',
			other: `${talk.number(count)} weitere zeigen`
		}),
	turn: 'Drehen',
	picture: 'Bild',
	link: 'Link',
	notMade: 'Das hat auf diesem Gerät nicht geklappt.',
	rulesVersion: ({ edition, rules }) => `${edition} · Regelfassung ${rules}`,
	judgeYourself: 'Urteile selbst: Dieser Code öffnet dasselbe Urteil auf jedem Handy.',
	openTable: 'Diese Partie hier öffnen',
	tableBroken: ({ at }) => `Nicht alle Züge davor sind erlaubt: Zug ${at} wird abgelehnt.`
};
