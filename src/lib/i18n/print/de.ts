import type { PrintWords } from './en.ts';

export const words: PrintWords = {
	title: 'Drucken',
	heading: ({ game }) => `${game} drucken`,
	chooseGame: 'Welches Spiel?',
	what: 'Was gedruckt wird',
	whats: {
		sheets: 'Leere Blätter',
		filled: 'Diese Partie, wie sie steht',
		large: 'Großdruck',
		decks: 'Karten, Marker und Plättchen'
	},
	copies: 'Anzahl',
	fewer: 'Weniger',
	more: 'Mehr',
	paper: 'Papier',
	perPage: 'Blätter pro Seite',
	smallest: ({ size }) => `Kleinste Schrift: ${size} pt`,
	tooSmall: 'Zu klein zum Lesen',
	ink: 'Tinte',
	inks: { colour: 'Farbe', saver: 'Tinte sparen' },
	inkHelp: 'Beim Tintesparen werden nur Linien gedruckt, in Schwarz.',
	language: 'Sprache des Blatts',
	names: 'Namen',
	namesHelp: 'Ein Blatt für jeden Namen. Leer lassen für Blätter ohne Namen.',
	addName: 'Name hinzufügen',
	nameOf: ({ n }) => `Name ${n}`,
	emptyLines: ({ names }) =>
		`Der Schrift der Blätter fehlen Buchstaben von: ${names}. Ihre Zeile bleibt leer, damit du von Hand schreiben kannst; in Listen steht „Person 1“ und so weiter.`,
	trimmed: ({ names }) => `Gedruckt ohne die Zeichen, die der Schrift fehlen: ${names}.`,
	area: 'Vergrößern',
	everyArea: 'Jeder Teil, einer nach dem anderen',
	backs: 'Mit Rückseiten, für beidseitigen Druck',
	score: 'Mit Wertung',
	moves: 'Mit der Liste der Züge',
	codeElsewhere: {
		score:
			'Der Code auf den Blättern öffnet nur das Spiel, denn diese Partie ist zu lang dafür. Der Code der Partie steht auf der Wertung.',
		nowhere:
			'Diese Partie ist zu lang für einen gedruckten Code: Die Codes öffnen nur das Spiel. Teile die Partie als Datei.'
	},
	point: 'Nach Zug',
	pointOf: ({ n, of }) => `${n} von ${of}`,
	preview: 'Vorschau',
	pageOf: ({ n, of }) => `Seite ${n} von ${of}`,
	previous: 'Vorherige Seite',
	next: 'Nächste Seite',
	pages: ({ n }, talk) => talk.plural(n, { one: `${n} Seite`, other: `${n} Seiten` }),
	download: 'PDF herunterladen',
	share: 'Teilen',
	direct: 'Jetzt drucken',
	printed: {
		dialogue: '',
		tab: 'Das PDF ist in einem neuen Tab offen. Drucke es von dort.',
		nobody:
			'Dein Browser druckt oder öffnet hier kein PDF von allein. Öffne es mit dem Knopf oder lade es herunter.'
	},
	openPdf: 'PDF öffnen',
	working: ({ done, of }) => `Seite ${done} von ${of} …`,
	stop: 'Abbrechen',
	stopped: 'Abgebrochen. Es wurde nichts gespeichert.',
	saved: ({ name }) => `Gespeichert als „${name}“.`,
	failed: 'Das PDF konnte nicht erzeugt werden. Nichts ist verloren; versuch es noch einmal.',
	nothing: 'Wähle zuerst etwas zum Drucken aus.',
	noTable: 'Diese Partie ist nicht auf diesem Gerät.',
	sheetOf: ({ name }) => `Blatt von ${name}`,
	sheetNumber: ({ n }) => `Blatt ${n}`,
	seat: ({ n }) => `Person ${n}`,
	board: 'Spielplan',
	scoreSheet: 'Wertung',
	moveList: 'Liste der Züge',
	total: 'Summe',
	everybody: 'Alle zusammen',
	afterMoves: ({ n }, talk) =>
		talk.plural(n, { one: 'Nach einem Zug', other: `Nach ${n} Zügen`, zero: 'Vor dem ersten Zug' }),
	part: ({ area, n, of }) => `${area}, Teil ${n} von ${of}`,
	deckPage: ({ deck, n, of }) => (of === 1 ? deck : `${deck}, ${n} von ${of}`),
	backOf: ({ page }) => `${page}: Rückseiten`,
	codeTable: 'Scannen öffnet diese Partie',
	file: {
		sheets: ({ n }, talk) => talk.plural(n, { one: 'leeres Blatt', other: `${n} leere Blätter` }),
		filled: ({ names }) => `Partie von ${names}`,
		large: 'Großdruck',
		decks: 'Karten'
	}
};
