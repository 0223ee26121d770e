import type { ShareWords } from './en.ts';

export const words: ShareWords = {
	title: 'Übergeben',
	what: 'Was wird übergeben?',
	roll: 'Wurf',
	table: 'Partie',
	sheet: 'Ein Blatt',
	noTable: 'Diese Partie ist nicht auf diesem Gerät.',
	toTable: 'Zurück zur Partie',
	rollHelp: 'Die anderen scannen diesen Code oder tippen die Zeichen ab und haben denselben Wurf.',
	letters: 'Zeichen zum Vorlesen',
	lettersNone: 'Das kommt zu selten vor für ein paar Zeichen: Lass die anderen den Code scannen.',
	lettersOf: ({ move }) => `Zeichen für: ${move}`,
	noRoll: 'Es hat noch niemand gewürfelt.',
	tableHelp: 'Wer diesen Code scannt, spielt diese Partie weiter. Nichts verlässt eure Handys.',
	sheetHelp:
		'Wer den Code scannt, führt das eigene Blatt ab jetzt selbst. Die Würfe gehen dann von Handy zu Handy.',
	sheetOf: ({ name }) => `Blatt von ${name}`,
	sheetImpossible: 'Dieses Blatt lässt sich in diesem Spiel nicht von den anderen trennen.',
	sheetGone: ({ name }) => `${name} hat es: nur die anderen Blätter hier behalten`,
	sheetGoneHelp: 'Öffnet eine Partie, die nur die anderen Blätter führt. Diese hier bleibt, wie sie ist.',
	endHelp: 'Am Ende scannt ein Handy die Codes aller Mitspieler und macht daraus das gemeinsame Ergebnis.',
	code: 'QR-Code',
	codeOf: ({ at, total }) => `Code ${at} von ${total}`,
	sequenceHelp: ({ total }, talk) =>
		`Das ist lang: ${talk.number(total)} Codes wechseln sich ab. Halte das andere Handy ruhig, bis es alle hat.`,
	pause: 'Anhalten',
	play: 'Weiter',
	next: 'Nächster Code',
	send: 'Link senden',
	copy: 'Link kopieren',
	copied: 'Der Link ist kopiert.',
	notCopied: 'Der Link ließ sich nicht kopieren. Markiere und kopiere ihn hier:',
	linkHelp: 'Alles steht hinter dem # des Links. Kein Server bekommt es zu sehen.',
	save: 'Als Datei speichern',
	receive: 'Von einem anderen Handy übernehmen',

	verdict: 'Das Urteil',
	scanTitle: 'Code scannen',
	scanHelp: 'Richte die Kamera auf den Code des anderen Handys oder eines gedruckten Blatts.',
	start: 'Kamera starten',
	startHelp:
		'Dein Browser fragt nach der Kamera. Die Bilder werden nur auf diesem Gerät angesehen und nie aufgehoben.',
	stop: 'Kamera ausschalten',
	camera: 'Kamera',
	cameraNumber: ({ at }) => `Kamera ${at}`,
	torch: 'Licht',
	starting: 'Die Kamera startet …',
	viewfinder: 'Bild der Kamera',
	noCamera: {
		refused:
			'Die Kamera wurde nicht erlaubt. Du kannst sie in den Einstellungen deines Browsers für diese Seite erlauben oder einen der anderen Wege unten nehmen.',
		none: 'Hier gibt es keine Kamera. Nimm einen der anderen Wege unten.',
		busy: 'Eine andere App benutzt die Kamera. Schließe sie und versuch es noch einmal, oder nimm einen der anderen Wege unten.',
		insecure: 'Ohne sichere Verbindung geben Browser keine Kamera frei. Nimm einen der anderen Wege unten.'
	},
	otherWays: 'Andere Wege',
	picture: 'Aus einem Bild',
	pictureHelp: 'Ein Foto oder Bildschirmfoto des Codes oder einer ganzen Seite.',
	looking: 'Im Bild wird ein Code gesucht …',
	noCode:
		'In diesem Bild wurde kein Code gefunden. Versuch es mit einem, auf dem der Code größer oder schärfer ist.',
	type: 'Zeichen oder Link',
	typeHelp: 'Die sechs Zeichen eines Wurfs oder ein Link, den dir jemand geschickt hat.',
	take: 'Übernehmen',
	file: 'Aus einer Datei',
	fileHelp: 'Eine Partie, die als Datei gespeichert wurde.',
	scanNext: 'Nächsten Code scannen',

	progress: ({ have, total }) => `${have} von ${total} Codes`,
	missing: ({ list }, talk) => `Es fehlen noch: ${talk.and(list)}`,
	useless: {
		notOurs: 'Das ist kein Code von Pipsheet.',
		newer: 'Das kommt von einem neueren Pipsheet. Aktualisiere diese App und versuche es noch einmal.',
		damaged: 'Das ist nicht vollständig. Lass es dir noch einmal geben.',
		unknownGame: 'Dieser Code gehört zu einem Spiel, das dieses Pipsheet nicht kennt. Aktualisiere die App.',
		unreadable:
			'Das ist ein Code von Pipsheet, aber sein Inhalt ergibt keinen Sinn. Lass dir einen neuen geben.'
	},
	malformed: ({ because }) => `Der Inhalt ist keine Partie: ${because}`,
	broken: ({ at, because }) => `Zug ${at} dieser Partie verstößt gegen eine Regel: ${because}`,
	notKept: 'Dieses Gerät konnte das nicht speichern. Deine Partien sind, wie sie waren.',
	printed: ({ game }) => `Ein gedrucktes Blatt von ${game}`,
	printedHelp:
		'Beginne eine Partie, und dein Handy führt dasselbe Blatt: Du gibst die Würfel ein, es prüft jede Markierung und zählt mit.',
	printedOwn:
		'Es zeigt eine Ausgabe, die nicht auf diesem Handy ist. Scanne die Seite mit ihren Codes, die mit dem Blatt gedruckt wurde, oder lass sie dir geben. Ohne sie beginnt eine Partie mit unserer eigenen Ausgabe, die von diesem Blatt abweichen kann.',
	printedKnown: ({ name }) => `Erkannt: deine Ausgabe „${name}“. Eine Partie kann damit beginnen.`,
	startGame: 'Partie beginnen',
	whatThisIs:
		'Pipsheet führt die Spielblätter von Würfelspielen auf deinem Handy. Es ist kostenlos, braucht kein Konto und kein Netz.',
	foreign: ({ host }) => `Dieser Code führt zu ${host}. Mit Pipsheet hat er nichts zu tun.`,
	isBackup:
		'Diese Datei ist eine Sicherung mit allen Partien eines Geräts. Sie wird auf der Seite für Sicherungen gelesen.',
	toBackup: 'Zur Sicherung',
	otherFile: 'Diese Datei enthält keine Partie von Pipsheet.',
	fromTable: ({ names }, talk) => `Von der Partie von ${talk.and(names)}`,

	rolled: 'Steht jetzt in deiner Partie:',
	noTurn: {
		otherTable:
			'Dieser Wurf gehört zu einer Partie, die nicht auf diesem Handy ist: andere Mitspieler, ein anderes Spiel oder andere Absprachen.',
		ahead: ({ missing }, talk) =>
			talk.plural(missing, {
				one: 'Hier fehlt noch ein Wurf davor. Übernimm zuerst den.',
				other: `Hier fehlen noch ${talk.number(missing)} Würfe davor. Übernimm zuerst die.`
			}),
		otherPast: 'Ein früherer Wurf ist auf den beiden Handys verschieden. Vergleicht eure Verläufe.',
		already: ({ move }) => `Das steht hier schon: ${move}`,
		differs: ({ here, there }) =>
			`An dieser Stelle hat dieses Handy: ${here} Das andere hat: ${there} Nimm bis dahin zurück und übernimm es dann.`,
		notNow: ({ awaited }, talk) =>
			awaited.length > 0
				? `Jetzt nicht. Zuerst wartet diese Partie auf: ${talk.or(awaited)}.`
				: 'Jetzt nicht: Diese Partie ist zu Ende.',
		illegal: ({ because }) => `In dieser Partie nicht erlaubt: ${because}`,
		mistyped:
			'Diese Zeichen passen nicht zu dieser Partie. Eins ist falsch, sie gehören zu einer anderen Partie, oder ein früherer Wurf ist verschieden.'
	},

	newHere: 'Eine Partie, die auf diesem Handy neu ist',
	moves: ({ count }, talk) =>
		talk.plural(count, { zero: 'noch nicht begonnen', one: '1 Zug', other: `${talk.number(count)} Züge` }),
	keeps: ({ names }, talk) => `Sie führt die Blätter von ${talk.and(names)}.`,
	open: 'Hier öffnen',
	openAll: 'Alle Blätter hier führen',
	openOnly: ({ name }) => `Nur das Blatt von ${name} führen`,
	same: 'Du hast diese Partie schon, mit denselben Zügen.',
	behind: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Du hast diese Partie. Das andere Handy hat einen Zug mehr:',
			other: `Du hast diese Partie. Das andere Handy hat ${talk.number(count)} Züge mehr:`
		}),
	catchUp: 'Übernehmen',
	ahead: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Du hast diese Partie, und einen Zug mehr als das andere Handy.',
			other: `Du hast diese Partie, und ${talk.number(count)} Züge mehr als das andere Handy.`
		}),
	parted: 'Auf beiden Handys ging es verschieden weiter. Was gilt?',
	common: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Sie haben keinen Zug gemeinsam.',
			one: 'Der erste Zug ist gleich.',
			other: `Die ersten ${talk.number(count)} Züge sind gleich.`
		}),
	mine: 'Auf diesem Handy',
	theirs: 'Auf dem anderen Handy',
	more: ({ count }, talk) =>
		talk.plural(count, { one: 'und noch einer', other: `und noch ${talk.number(count)}` }),
	takeMine: 'Mit meiner weiter',
	takeTheirs: 'Mit der anderen weiter',
	partedHelp: 'Die jeweils andere bleibt als eigene Partie auf diesem Handy. Nichts geht verloren.',
	keepBoth: 'Als zweite Partie öffnen',
	toMine: 'Meine Partie öffnen',

	together: 'Blätter zusammenlegen',
	togetherHelp: 'Das ist ein weiteres Blatt einer Partie, von der du Blätter führst.',
	sheetsHere: 'Blätter bisher',
	sheetsMissing: ({ names }, talk) =>
		`Ohne ${talk.and(names)}: Scanne auch diesen Code, oder trag die Meldung in der Partie ein.`,
	sheetsAll: 'Alle Blätter sind da.',
	noMerge: {
		otherTable: 'Diese Blätter gehören zu verschiedenen Partien.',
		sheetTwice: ({ name }) =>
			`Zwei Handys haben ein Blatt von ${name}, und sie sind nicht gleich. Entscheidet, welches gilt.`,
		throwsDiffer: ({ at, one, other }) =>
			`Die Handys sind sich über Wurf ${at} nicht einig. Eins hat: ${one} Ein anderes hat: ${other}`,
		stuck: ({ move }) => `Zusammengelegt passt das nicht zu den Regeln: ${move}`
	},
	result: 'Gemeinsames Ergebnis',
	soFar: 'Bisher',
	rank: 'Platz',
	player: 'Spieler',
	total: 'Summe',
	team: 'Team',
	keepResult: 'Gemeinsame Partie behalten',
	leaveOut: ({ name }) => `Das Blatt von ${name} weglassen`
};
