import { end } from '../end/de.ts';
import { origin } from '../origin/de.ts';
import type { PlayWords } from './en.ts';

export const words: PlayWords = {
	allowed: 'Erlaubt.',
	refused: ({ because, rule }) => `Nicht erlaubt, Regel ${rule}: ${because}`,
	undone: ({ what }) => `Zurückgenommen: ${what}`,
	alsoTakenBack: ({ what }) => `Auch zurückgenommen: ${what}`,
	nowPlays: ({ name }) => `Jetzt ist ${name} an der Reihe`,
	mayActToo: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `Auch ${talk.and(names)} ist dran`,
			other: `Auch ${talk.and(names)} sind dran`
		}),
	mayAct: 'am Zug',
	isDone: 'fertig',
	places: ({ count }, talk) => talk.plural(count, { one: '1 Platz', other: `${count} Plätze` }),
	sheet: 'Blatt',
	whole: 'ganz',
	showLarge: 'Groß zeigen',
	whatHappened: 'Was geschehen ist',
	alternatives: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Ein Zug ist erlaubt:',
			other: `${count} Züge sind erlaubt, die nächsten zuerst:`
		}),
	alternativeOf: ({ at, of }) => `${at} von ${of}`,
	more: ({ count }) => `${count} weitere`,
	previous: 'Voriger',
	next: 'Nächster',
	doThis: 'Stattdessen das tun',
	putBack: 'Zurücklegen',
	nothingWritten: 'nichts wurde eingetragen',
	triedHere: 'hier versucht',
	causeHere: 'das ist der Grund',
	doubtedHere: 'so kann es nicht gekommen sein',
	closeCard: 'Diese Meldung schließen',
	cell: ({ name, holds }) => `${name}: ${holds}`,
	cellNow: ({ name, holds, state }) => `${name}: ${holds}, ${state}`,
	previewed: 'in der Vorschau',
	possible: 'möglich',
	justWritten: 'eben eingetragen',
	empty: 'leer',
	struck: ({ text }) => `${text}, durchgestrichen`,
	/** Of a piece on the sheet. */
	tones: {
		red: 'rot',
		yellow: 'gelb',
		blue: 'blau',
		black: 'schwarz',
		white: 'weiß',
		orange: 'orange',
		green: 'grün',
		brown: 'braun'
	},
	marks: {
		fill: 'gefüllt',
		cross: 'angekreuzt',
		circle: 'eingekreist',
		half: 'halb gefüllt',
		tick: 'abgehakt',
		strike: 'durchgestrichen',
		marker: 'hier steht der Marker'
	},
	sheetOf: ({ name }) => `Blatt von ${name}`,
	turnOf: ({ name }) => `${name} ist dran`,
	awaited: 'wird erwartet',
	sheets: 'Blätter',
	areas: 'Bereiche des Blatts',
	filledOf: ({ filled, of }) => `${filled} von ${of}`,
	legalHere: 'hier ist etwas möglich',
	wholeSheet: 'Ganzes Blatt',
	turnSheet: 'Blatt drehen',
	wholeArea: 'Den ganzen Bereich zeigen',
	lookingBack: ({ at, of }) => `Rückblick: nach Zug ${at} von ${of}`,
	backToNow: 'Zurück zu jetzt',
	answer: 'Antwort',
	tryIt: 'Fragen, ohne einzutragen',
	tryHelp: 'Probe: Tippe irgendwohin und erfahre, ob es erlaubt wäre. Nichts wird aufgeschrieben.',
	steps: { paper: 'Papier', roll: 'Wurf', ask: 'Frage' },
	asksRoll: 'Gib ein, was gewürfelt oder gezogen wurde. Nichts wird aufgezeichnet.',
	asksMove: 'Versuch den Zug: Er wird beurteilt, nicht aufgezeichnet.',
	takeAsMade: 'Als gemacht ansehen und weiter',
	leaveTry: 'Probe beenden',
	showLegal: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Nichts dergleichen ist gerade möglich',
			one: 'Den einen erlaubten Zug zeigen',
			other: `Die ${count} erlaubten Züge zeigen`
		}),
	showNearest: 'Erlaubte Züge zeigen, die nächsten zuerst',
	alsoBroken: 'Verletzt auch',
	rulingApplies: ({ answer }) => `An diesem Tisch gilt: „${answer}“`,
	timeline: 'Verlauf',
	noMoves: 'Noch ist nichts passiert.',
	moveNumber: ({ at }) => `Zug ${at}`,
	statistics: 'Würfel bisher',
	noRolls: 'Noch wurden keine Würfel eingegeben.',
	statisticsHelp: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Ein Würfel wurde eingegeben. Bei fairen Würfeln fällt auf Dauer jede Seite gleich oft.',
			other: `${talk.number(count)} Würfel wurden eingegeben. Bei fairen Würfeln fällt jede Seite etwa ${talk.number(Math.round((count / 6) * 10) / 10)}-mal.`
		}),
	faceCount: ({ face, count }, talk) =>
		talk.plural(count, { zero: `${face}: nie`, one: `${face}: einmal`, other: `${face}: ${count}-mal` }),
	handOverRoll: 'Wurf weitergeben',
	scanRoll: 'Wurf scannen',
	rollNow: 'Für mich würfeln (keine Würfel zur Hand)',
	enterDie: ({ face }) => `${face} eintragen`,
	nthOf: ({ name, nth, of }) => `${name} (${nth} von ${of})`,
	takeBackLast: 'Den letzten Würfel zurücknehmen',
	takeBackDie: ({ face }) => `Die ${face} zurücknehmen`,
	diceEntered: ({ count, of }, talk) =>
		talk.plural(of, {
			one: `${count} von ${of} Würfel eingegeben`,
			other: `${count} von ${of} Würfeln eingegeben`
		}),
	...end,
	allTheSame: 'Es liegt trotzdem so da',
	noLongerChecked: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Diese Regel wird in dieser Partie dann nicht mehr geprüft.',
			other: 'Diese Regeln werden in dieser Partie dann nicht mehr geprüft.'
		}),
	asVerdict: 'Dieses Urteil zeigen und teilen',
	theirBox: 'Dann gilt in dieser Partie, dass es davon mehr gibt: Sie bekommt eine eigene Ausgabe.',
	theirPast:
		'Dann wird berichtigt, was die App davon notiert hatte; die Züge vor dieser Runde bleiben in der alten Partie.',
	correctSheet: 'Den Bogen berichtigen',
	playedOn: ({ edition }) => `Gespielt mit der Ausgabe „${edition}“`,
	origin,
	closeMenu: 'Menü schließen',
	trouble: {
		gone: 'Diese Partie wurde auf diesem Gerät gelöscht: in einem anderen Tab, oder vom Browser, als er seine Daten aufgeräumt hat. Sie steht jetzt nur noch auf diesem Bildschirm.',
		silent:
			'Das Gerät antwortet nicht, der letzte Zug konnte nicht gesichert werden. Schließe den Browser, öffne ihn wieder und spiele weiter.',
		conflict:
			'Diese Partie ging in einem anderen Tab weiter. Du siehst den neuesten Stand; dein letzter Tipp wurde nicht aufgeschrieben.',
		full: 'Auf diesem Gerät ist kein Platz mehr, der letzte Zug konnte nicht gesichert werden. Exportiere die Partie, schaffe Platz und spiele weiter.',
		'newer-version':
			'In einem anderen Tab ist ein neueres Pipsheet offen. Lade neu, um weiterzuspielen; nichts geht verloren.',
		'too-long': 'Eine Partie fasst höchstens 5.000 Züge, und diese ist voll.',
		broken:
			'Der Browser konnte den letzten Zug nicht sichern, er wurde also nicht gemacht. Exportiere die Partie sicherheitshalber und lade neu.'
	},
	olderRules: ({ at, move, rule }) =>
		`Diese Partie wurde mit einer früheren Fassung der Regeln gespielt. Zug ${at} („${move}“) verstößt heute gegen die Regel ${rule}.`,
	olderRulesRest: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Du siehst die Partie, wie sie davor stand; dieser Zug bleibt erhalten, nichts wird abgeschnitten.',
			other: `Du siehst die Partie, wie sie davor stand; dieser Zug und alles danach (${talk.number(count)} Züge) bleiben erhalten, nichts wird abgeschnitten.`
		}),
	goOnFromHere: 'Von hier aus als Kopie weiterspielen',
	keepAnew: 'Als neue Partie behalten',
	unopened: {
		'newer-version':
			'In einem anderen Tab ist ein neueres Pipsheet offen. Lade neu, um weiterzuspielen; nichts geht verloren.',
		silent:
			'Die Partien auf diesem Gerät antworten nicht. Schließe den Browser, öffne ihn wieder und versuche es noch einmal.',
		broken: 'Diese Partie konnte nicht geladen werden. Sie bleibt auf diesem Gerät, wie sie ist.'
	},
	exportTable: 'Diese Partie exportieren',
	opening: 'Die Partie wird geöffnet …',
	missing: 'Diese Partie ist nicht auf diesem Gerät.',
	damaged:
		'Diese Partie ist beschädigt und lässt sich nicht öffnen. Was von ihr übrig ist, kann als Datei gesichert werden.',
	saveRest: 'Rest sichern',
	explained: ({ part, whose, value }) => `${part}, ${whose}: ${value}`,
	whereFrom: ({ part, whose, value }) => `${part}, ${whose}: ${value}. Woher kommt das?`,
	correctEdition: 'Anders gedruckt? Ausgabe berichtigen',
	toEdition: 'Ausgabe berichtigen',
	correctedName: 'Unsere Ausgabe, berichtigt'
};
