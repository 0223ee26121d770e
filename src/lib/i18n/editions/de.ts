import type { Talk } from '../talk.ts';
import type { EditionsWords } from './en.ts';

export const words: EditionsWords = {
	title: 'Ausgaben',
	about:
		'Die Bögen und Karten in dieser App sind unsere eigenen. Wer die veröffentlichten besitzt, gibt einmal ein, was darauf gedruckt ist: Dann spielt, prüft und druckt die App diese.',
	standard: 'Unsere eigene Ausgabe',
	standardAbout: 'Für diese App gemacht. Nicht der veröffentlichte Bogen.',
	enter: 'Deine Ausgabe eingeben',
	enterFor: ({ game }) => `Deine Ausgabe von ${game} eingeben`,
	copyOf: ({ name }) => `Kopie von ${name}`,
	firstName: 'Meine Ausgabe',
	received: 'erhalten',
	unfinished: 'nicht fertig',
	edit: 'Bearbeiten',
	copy: 'Kopieren',
	remove: 'Löschen',
	removed: ({ name }) => `„${name}“ ist gelöscht.`,
	undo: 'Rückgängig',
	redo: 'Wiederholen',
	name: 'Name der Ausgabe',
	nameHelp: '1 bis 60 Zeichen; er wird auf den Bogen gedruckt.',
	nameWrong: 'Eine Ausgabe braucht einen Namen von 1 bis 60 Zeichen.',
	ours: 'von uns',
	known: 'wie im Regelheft',
	yours: 'von dir',
	shuffled: 'gemischt',
	parts: 'Teile der Ausgabe',
	partWrong: 'Hier passt etwas nicht.',
	sheet: 'Blatt',
	nextPart: ({ name }: { name: string }) => `Weiter: ${name}`,
	nextOurs: 'bisher unsere eigenen Angaben: gib deine ein',
	resetField: 'Zurück zu unserem',
	asText: 'Als Text',
	byHand: 'Von Hand',
	preview: 'So wird sie gespielt und gedruckt',
	allCards: ({ count }: { count: number }, talk: Talk) => `Alle ${talk.number(count)} zeigen`,
	noPreview: 'Der Bogen wird neu gezeichnet, sobald alles passt. Nichts Eingegebenes geht verloren.',
	faults: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eines geht so noch nicht.',
			other: `${talk.number(count)} Dinge gehen so noch nicht.`
		}),
	kept: 'gesichert',
	notKept:
		'Die letzte Änderung konnte auf diesem Gerät nicht gespeichert werden. Gib die Ausgabe weiter oder speichere sie als Datei.',
	play: 'Eine Partie damit beginnen',
	print: 'Drucken',
	hand: 'Weitergeben',
	handHelp: 'Das andere Handy scannt dies, zeigt die Ausgabe und behält sie.',
	file: 'Als Datei speichern',
	fresh: 'Neues Blatt mischen',
	freshFor: ({ game }) => `Neues Blatt mischen: ${game}`,
	freshSeed: 'Nummer des Blatts',
	freshAny: 'beliebig',
	freshName: ({ seed }) => `Neues Blatt ${seed}`,
	fairness: 'Ist es fair?',
	fairnessHelp:
		'Ein einfacher Spieler, der einen Zug vorausschaut, spielt allein auf diesem Blatt und auf unserem. Er spielt nicht gut, aber auf beiden gleich.',
	tryOut: ({ games }, talk) => `Je ${talk.number(games)} schnelle Partien spielen`,
	trying: ({ done, of }, talk) => `${talk.number(done)} von ${talk.number(of)} Partien auf jedem Blatt`,
	stopTrying: 'Anhalten',
	trialFailed: 'Die Partien konnten auf diesem Gerät nicht gespielt werden.',
	wins: ({ mine, ours }, talk) =>
		`Er gewinnt ${talk.number(mine)} von 100 Partien auf diesem Blatt und ${talk.number(ours)} von 100 auf unserem.`,
	turns: ({ mine, ours }, talk) =>
		`Ein Sieg dauert ${talk.number(mine)} Runden auf diesem Blatt und ${talk.number(ours)} auf unserem.`,
	noWins: 'Wie lange ein Sieg dauert, lässt sich nicht sagen: Auf einem der Blätter gab es keinen.',
	points: ({ mine, ours }, talk) =>
		`Er erreicht ${talk.number(mine)} Punkte auf diesem Blatt und ${talk.number(ours)} auf unserem.`,
	moves: ({ mine, ours }, talk) =>
		`Eine Partie dauert ${talk.number(mine)} Züge auf diesem Blatt und ${talk.number(ours)} auf unserem.`,
	unread: 'Die Ausgaben auf diesem Gerät lassen sich gerade nicht lesen. Nichts geht verloren.',
	notCreated: 'Die Ausgabe konnte auf diesem Gerät nicht gespeichert werden. Bitte versuche es noch einmal.',
	missing: 'Diese Ausgabe ist nicht auf diesem Gerät.',
	choose: 'Ausgabe',
	chooseHelp: 'Welcher Bogen oder welche Karten liegen auf dem Tisch?',
	foundTitle: ({ game }) => `Eine Ausgabe von ${game}`,
	keep: 'Diese Ausgabe behalten',
	knownAs: ({ name }) => `Du hast sie schon, als „${name}“.`,
	changed: ({ name }) => `Du hast eine andere Ausgabe namens „${name}“. Diese wird daneben behalten.`,
	goOnTitle: 'Eine Partie wartet auf diese Ausgabe',
	goOnHelp:
		'Was du hier berichtigst, gilt für diese Partie, sobald du mit ihr weiterspielst. Die bisherige Partie bleibt, wie sie ist.',
	goOn: 'Mit der berichtigten Ausgabe weiterspielen',
	goOnFails:
		'Mit dieser Ausgabe hätte es nicht so weit kommen können. Berichtige stattdessen den Bogen am Schiedstisch.',
	backToTable: 'Zurück zur Partie'
};
