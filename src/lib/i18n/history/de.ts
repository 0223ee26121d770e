import { origin } from '../origin/de.ts';
import type { HistoryWords } from './en.ts';

export const words: HistoryWords = {
	title: 'Verlauf und Statistik',
	reading: ({ done, of }, talk) => `Partie ${talk.number(done)} von ${talk.number(of)} wird gezählt …`,
	failed: 'Die Partien auf diesem Gerät lassen sich gerade nicht lesen.',
	unread: ({ count }, talk) =>
		talk.plural(count, {
			one: 'Eine Partie ließ sich nicht öffnen und fehlt hier.',
			other: `${talk.number(count)} Partien ließen sich nicht öffnen und fehlen hier.`
		}),
	empty:
		'Auf diesem Gerät wurde noch nichts gespielt. Was ihr von nun an spielt, wird hier gezählt, und nur hier.',
	none: 'Zu dieser Auswahl wurde nichts gespielt.',
	filters: 'Was gezeigt wird',
	game: 'Spiel',
	allGames: 'Alle Spiele',
	player: 'Person',
	everybody: 'Alle',
	month: 'Monat',
	always: 'Alle Monate',
	tables: 'Partien',
	finished: 'Beendet',
	moves: 'Züge',
	diceEntered: 'Würfel eingegeben',

	against: 'Gegeneinander',
	againstHelp:
		'Ein geteilter Sieg zählt für alle, die ihn teilen. Wer allein spielte und Partien ohne Sieg fehlen hier.',
	together: 'Gemeinsam gewonnen',
	togetherHelp: 'In diesen Spielen gewinnt oder verliert der ganze Tisch.',
	won: 'Gewonnen',
	share: 'Anteil',
	wonOf: ({ won, played }) => `${won} von ${played}`,

	byMonth: 'Monat für Monat',
	count: 'Anzahl',

	scores: ({ game }) => `Punkte im Lauf der Zeit: ${game}`,
	shown: 'Gezeigt',
	total: 'Gesamt',
	date: 'Datum',
	asTable: 'Als Tabelle',
	meansOf: ({ count }) => `Jede Stelle einer Linie ist der Durchschnitt von ${count} Partien hintereinander.`,
	plotOf: ({ what, count }, talk) =>
		talk.plural(count, {
			one: `${what}, eine Partie; die Zahl steht in der Tabelle darunter`,
			other: `${what}, ${count} Partien in der Reihenfolge, in der sie gespielt wurden; die Zahlen stehen in der Tabelle darunter`
		}),
	bests: 'Persönliche Bestwerte',
	points: 'Punkte',

	lengths: 'Wie lange ein Spiel dauert',
	lengthsHelp:
		'Die Minuten zählen vom ersten bis zum letzten Eintrag. Partien, die von einem anderen Gerät kamen oder länger als zwölf Stunden lagen, zählen dabei nicht mit.',
	least: 'Kürzeste',
	middle: 'Median',
	most: 'Längste',
	minutes: 'Minuten',

	dice: 'Würfel',
	yourDice: 'Eure Würfel',
	since: ({ month }) => `seit ${month}`,
	ordinary: 'Gewöhnliche Würfel',
	face: 'Seite',
	cameUp: 'Gefallen',
	expected: 'Erwartet',
	fair: ({ dice, hundred }, talk) =>
		`${talk.number(dice)} Würfel. Faire Würfel fallen an ${hundred} von 100 Abenden mindestens so ungleich.`,
	verdict: {
		usual: 'Nichts Ungewöhnliches.',
		uneven: 'Ungleich, wie es der Zufall ab und zu will.',
		odd: 'Das macht der Zufall allein nur selten: Ein Blick auf die Würfel lohnt sich, oder darauf, wie sie gelesen werden.'
	},
	few: ({ dice, missing }, talk) =>
		talk.plural(dice, {
			one: `Ein Würfel, zu wenig für ein Urteil: Es fehlen noch etwa ${talk.number(missing)}.`,
			other: `${talk.number(dice)} Würfel, zu wenige für ein Urteil: Es fehlen noch etwa ${talk.number(missing)}.`
		}),
	strange: ({ dice }, talk) =>
		`${talk.number(dice)} Würfel. Nicht alle diese Seiten gehören zu einer Art Würfel, deshalb lässt sich nichts prüfen.`,
	fairHelp:
		'Ein Chi-Quadrat-Test vergleicht, wie oft jede Seite fiel, mit dem, was zu erwarten war. Er beweist nie, dass ein Würfel fair ist, und unter vielen Würfeln sehen manche durch Zufall seltsam aus.',

	luck: 'Hohe und niedrige Würfel',
	luckHelp: 'Hohe Würfel sind nicht in jedem Spiel gut: Hier steht nur, wie ungewöhnlich sie waren.',
	luckLine: ({ name, mean, dice, hundred }, talk) =>
		`${name} würfelte mit ${talk.number(dice)} Würfeln im Schnitt ${talk.number(mean)}, mehr als faire Würfel in ${hundred} von 100 Partien.`,

	history: 'Alle Partien',
	replay: 'Wiedergabe',
	running: 'Nicht beendet',
	wonBy: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} hat gewonnen`,
			other: `${talk.and(names)} haben gewonnen`
		}),
	wonTogether: 'Gemeinsam gewonnen',
	lostTogether: 'Gemeinsam verloren',
	noWinner: 'Beendet, ohne Sieg',
	origin,
	more: 'Mehr zeigen',

	export: 'Für eine Tabellenkalkulation',
	exportHelp: 'Beide Dateien enthalten, was oben ausgewählt ist. Nichts wird irgendwohin gesendet.',
	resultsCsv: 'Ergebnisse (CSV)',
	diceCsv: 'Würfel (CSV)',
	resultsHead: [
		'Partie',
		'Spiel',
		'Begonnen',
		'Beendet',
		'Minuten',
		'Züge',
		'Person',
		'Ergebnis',
		'Punkte',
		'Bemerkung'
	],
	results: { won: 'gewonnen', lost: 'verloren', stopped: 'ohne Sieg', running: 'nicht beendet' },
	diceHead: ['Spiel', 'Würfel', 'Person', 'Seite', 'Gefallen', 'Erwartet']
};
