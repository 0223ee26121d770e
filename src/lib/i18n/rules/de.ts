import type { RulesWords } from './en.ts';

export const words: RulesWords = {
	title: ({ game }) => `Regeln von ${game}`,
	note: 'In unseren Worten. Das Original ist die veröffentlichte Anleitung.',
	find: 'Regel suchen',
	found: ({ count }, talk) =>
		talk.plural(count, {
			zero: 'Keine Regel enthält diese Wörter.',
			one: '1 Regel',
			other: `${count} Regeln`
		}),
	rulings: 'Offene Fragen',
	usual: 'üblich',
	here: 'in dieser Partie',
	backToTable: 'Zurück zur Partie',
	backToQuestion: 'Zurück zur Frage',
	link: ({ rule }) => `Link zu ${rule}`,
	aid: 'Am Tisch',
	contents: 'Inhalt',
	readOn: 'Weiterlesen',
	sectionBefore: 'Davor',
	sectionAfter: 'Weiter',
	overview: 'So wird gespielt',
	learn: 'In zwei Minuten erklärt',
	aim: 'Ziel.',
	end: 'Ende.',
	sheetParts: 'Die Teile deines Bogens',
	boardParts: 'Die Teile des Plans',
	layOut: 'Was bereitliegt',
	allowed: 'Erlaubt',
	refused: 'Nicht erlaubt',
	whatHappens: 'Was geschieht',
	before: 'Zuvor:',
	touchedBy: 'Eine offene Frage betrifft diese Regel:',
	touches: 'Sie ändert:',
	editionExample: 'Mit einer Ausgabe, die gegen diese Regel verstößt, kann man nicht spielen:',
	ours: 'Die Bögen, Karten und Zahlen hier sind unsere eigenen, nicht die des Verlags.',
	enterYours: 'Gib deine ein',
	tableEditionAbout:
		'Diese Seite wurde aus einer Partie geöffnet, die mit diesen Zahlen spielt, und die Regeln nennen sie. Die Beispiele sind auf unserer eigenen Ausgabe gezeichnet. Was die Ausgabe nicht angibt, ist unser eigenes.',
	ask: 'Nach einem Zug fragen',
	judgedNow: 'Beide eben vom Schiedsrichter beurteilt',
	anotherPair: 'Ein anderes Paar',
	noOtherPair: 'Der Schiedsrichter fand gerade kein anderes Paar.',
	judged: 'Alle Beispiele auf dieser Seite beurteilt der Schiedsrichter, während du liest.',
	/** Why a rule has no example. */
	none: {
		table:
			'Kein Beispiel: Diese Regel handelt von den Leuten und Dingen am Tisch, nicht von dem, was eingetragen wird.',
		record: 'Kein Beispiel: Was diese Regel verbietet, lässt sich gar nicht erst eingeben.',
		count: 'Kein Beispiel: Diese Regel sagt nur, was zählt.',
		never: 'Kein Beispiel: In unserer eigenen Ausgabe kann das nicht vorkommen.',
		desk: 'Kein Beispiel: Diese Regel betrifft Stellungen, die am Schiedstisch eingegeben werden; dort stehen Zweifel an ihrer Stelle.'
	},
	withAnswer: ({ answer, verdict }) => `Antwort ${answer}: ${verdict}`,
	alsoBroken: ({ rules }) => `Auch ${rules} ist verletzt.`,
	tableEdition: ({ name }) => `In dieser Partie: ${name}`,
	insteadOf: ({ yours, ours }) => `${yours} (unsere: ${ours})`,
	why: ({ answer }) => `Warum ${answer}?`,
	/** Facts of the edition that a rule depends on; see `ourEdition`. */
	inEdition: ({ edition }) => `Ausgabe ${edition}:`,
	ourEdition: 'dieser App'
};
