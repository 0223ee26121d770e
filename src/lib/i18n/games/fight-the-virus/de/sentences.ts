import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Words } from '../words.ts';
import { bonusName, fields, shapeName, squares } from './labels.ts';

const areaNames = {
	analysis: 'in der Virusanalyse',
	research: 'in der Forschung',
	testing: 'bei den Tests',
	curve: 'in der Ausbreitungskurve'
};

const places = { top: 'oben', bottom: 'unten', left: 'links', right: 'rechts', middle: 'in der Mitte' };

/** Begins a sentence about a shape. */
const subject = (shape: ShapeName): string =>
	({
		single: 'Das einzelne Feld',
		lineOfTwo: 'Die Zweierreihe',
		lineOfThree: 'Die Dreierreihe',
		squareOfFour: 'Das Viererquadrat',
		plus: 'Das Pluszeichen',
		free: 'Das',
		other: 'Das'
	})[shape];

export const sentences: Words['sentences'] = {
	gameOver: 'Das Spiel ist zu Ende.',
	rollFirst: ({ roller }, talk) => `Erst muss ${talk.player(roller)} würfeln.`,
	otherRolls: ({ roller }, talk) => `In diesem Zug würfelt ${talk.player(roller)}.`,
	decideDouble: ({ roller }, talk) =>
		`${talk.player(roller)} entscheidet zuerst, ob der Pasch bleibt oder neu gewürfelt wird.`,
	sixesStay: 'Ein Sechserpasch wird nie neu gewürfelt.',
	rolledAlready: 'In diesem Zug ist schon gewürfelt.',
	rolledTwice: 'An diesem Tisch wird ein Pasch nur einmal im Zug neu gewürfelt.',
	nothingToKeep: 'Es gibt keinen Pasch zu entscheiden.',
	finishTurn: ({ waiting }, talk) =>
		`Der Zug ist noch nicht zu Ende: ${talk.and(waiting.map((by) => talk.player(by)))} ${talk.plural(waiting.length, { one: 'trägt', other: 'tragen' })} noch ein.`,
	doneAlready: ({ by }, talk) => `${talk.player(by)} ist in diesem Zug schon fertig.`,
	keptElsewhere: ({ by }, talk) => `Das Blatt von ${talk.player(by)} wird nicht hier geführt.`,
	keptHere: ({ by }, talk) =>
		`Das Blatt von ${talk.player(by)} wird hier geführt, also ist nichts zu melden.`,
	reportedAlready: ({ by, last }, talk) => `${talk.player(by)} hat die ${last} schon gemeldet.`,
	reportLater: ({ by, last }, talk) => `${talk.player(by)} kann die ${last} gerade nicht abgestrichen haben.`,
	noBonus: ({ by }, talk) => `Auf ${talk.player(by)} wartet kein solcher Bonus.`,
	bonusFirst: ({ by, bonus }, talk) =>
		`${talk.player(by)} nimmt erst den Bonus oder lehnt ihn ab: ${bonusName(bonus)}.`,
	analysedAlready: ({ by }, talk) =>
		`${talk.player(by)} ist aktiv und hat den einen Würfel für die Virusanalyse schon genutzt.`,
	usedElsewhereAlready: ({ by }, talk) =>
		`${talk.player(by)} ist aktiv und hat den einen Würfel außerhalb der Virusanalyse schon genutzt.`,
	passiveUsed: ({ by }, talk) =>
		`${talk.player(by)} ist passiv und hat einen Würfel genutzt; nur ein Feld mit Zusatzwürfel würde den zweiten erlauben.`,
	bothUsed: ({ by }, talk) => `${talk.player(by)} hat beide Würfel genutzt.`,
	dieUsed: ({ face }) => `Dieser Würfel, die ${face}, ist in diesem Zug schon genutzt.`,
	dieUsable: ({ face, area }) => `Die ${face} passt noch ${areaNames[area]}.`,
	progressShort: ({ add, needs, has }, talk) =>
		`Um ${add} dazuzuzählen, ${talk.plural(needs, { one: 'braucht es ein Feld', other: `braucht es ${talk.number(needs)} Felder` })} Fortschritt, aber ${talk.plural(has, { zero: 'keines ist verfügbar', one: 'nur eines ist verfügbar', other: `nur ${talk.number(has)} sind verfügbar` })}.`,
	shapeOf: ({ value, shape, squares: n }, talk) =>
		`Eine ${value} füllt ${shapeName(shape, n, talk)}, und das hier ist eine andere Form.`,
	noShapeAbove6: ({ value }) => `Für eine ${value} gibt es keine Form: Die Virusanalyse endet bei 6.`,
	sixTooLarge: ({ squares: n, most }, talk) =>
		`Eine 6 füllt höchstens ${squares(most, talk)}, nicht ${talk.number(n)}.`,
	sixApart: 'Die Felder einer 6 müssen über ihre Seiten zusammenhängen.',
	sixTooLong: ({ short, long }) => `Diese Form passt nicht in ${short} mal ${long} Felder.`,
	outside: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Ein Feld der Form liegt außerhalb des Virus.',
			other: `${talk.number(n)} Felder der Form liegen außerhalb des Virus.`
		}),
	covered: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'Ein Feld der Form ist schon gefüllt.',
			other: `${talk.number(n)} Felder der Form sind schon gefüllt.`
		}),
	notBeside: 'Die Form muss mit einer Seite an ein gefülltes Feld grenzen; Ecken zählen nicht.',
	cutsOff: ({ shape, squares: n, where }, talk) =>
		talk.plural(n, {
			one: `${subject(shape)} würde ein Feld ${places[where]} abschneiden.`,
			other: `${subject(shape)} würde ${talk.number(n)} Felder ${places[where]} abschneiden.`
		}),
	researchNext: ({ value, next }) => `Die Forschung geht mit der ${next} weiter, und das ist eine ${value}.`,
	goalsOpen: ({ goals, last }, talk) =>
		talk.plural(goals, {
			one: `Die ${last} muss warten: Ein rotes Feld mit Fahne ist noch leer.`,
			other: `Die ${last} muss warten: ${talk.number(goals)} rote Felder mit Fahne sind noch leer.`
		}),
	researchComplete: 'Die Forschung ist abgeschlossen.',
	noTestingSquare: 'Dieses Feld gibt es bei den Tests nicht.',
	testingFilled: ({ number }) => `In diesem Feld steht schon eine ${number}.`,
	needsSupport: ({ empty, of }, talk) =>
		talk.plural(empty, {
			one: 'Ein Feld direkt darunter ist noch leer.',
			other:
				empty === 2 && of === 2
					? 'Beide Felder direkt darunter sind noch leer.'
					: `${talk.number(empty)} Felder direkt darunter sind noch leer.`
		}),
	notHigher: ({ value, below }) =>
		value === below
			? `Darunter steht eine ${below}: Die Zahl muss höher sein, nicht gleich.`
			: `Darunter steht eine ${below}, und ${value} ist nicht höher.`,
	oneOnOne: 'Darunter steht eine 1, und eine 1 steht nie auf einer 1.',
	oneUnderOne: 'Darüber steht eine 1, und eine 1 steht nie unter einer 1.',
	noCurveSquare: 'Dieses Feld gibt es in der Ausbreitungskurve nicht.',
	curveFilled: ({ number }) => `In diesem Feld steht schon eine ${number}.`,
	curveTooHigh: ({ value }) => `Die Ausbreitungskurve nimmt Zahlen von 1 bis 6, keine ${value}.`,
	fromBelow: ({ column }) => `Spalte ${column} wird von unten gefüllt: Ein Feld weiter unten ist noch leer.`,
	completeColumn: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `Spalte ${columns.join()} ist begonnen und muss zuerst beendet werden.`,
			other: `Die Spalten ${talk.and(columns.map(String))} sind begonnen und müssen zuerst beendet werden.`
		}),
	leftmostColumn: ({ column }) =>
		`Spalte ${column} ist zuerst dran: Von den nicht begonnenen ist sie ganz links.`,
	sameBeside: ({ value }) => `In einem Nachbarfeld steht schon eine ${value}.`,
	circledFirst: ({ columns }, talk) =>
		`Zuerst ist Spalte ${talk.or(columns.map(String))} zu beginnen: Ihr unterstes Feld ist eingekreist.`,
	opposite: ({ takes, beside }) =>
		`Dieses eingekreiste Feld nimmt nur eine ${takes}, die Gegenseite der ${beside} daneben.`,
	noVirus: 'Die Virusanalyse hat kein Feld.',
	virusInPieces: ({ sections }, talk) =>
		`Die Virusanalyse besteht aus ${talk.number(sections)} Stücken; ihre Felder müssen über die Seiten zusammenhängen.`,
	shapeSize: ({ shapes, most }, talk) =>
		`Die Form der ${talk.and(shapes.map(String))} muss 1 bis ${most} Felder haben.`,
	noTesting: 'Bei den Tests gibt es kein Feld.',
	noCurve: 'Die Ausbreitungskurve hat kein Feld.',
	researchTooLong: ({ last, reach }) =>
		`Die Forschung geht bis ${last}, aber mit diesen Fortschrittsfeldern erreicht kein Würfel mehr als ${reach}.`,
	doubtFieldOrder: 'Die Fortschrittsfelder sind nicht der Reihe nach markiert.',
	doubtFieldCount: ({ circled, spikes }, talk) =>
		`Eingekreiste Fortschrittsfelder: ${talk.number(circled)}, gefüllte Stacheln: ${talk.number(spikes)}.`,
	doubtFieldsSpent: ({ crossed, spent }, talk) =>
		`Die Zahlen über 6 haben mindestens ${fields(spent, talk)} Fortschritt gekostet, durchgestrichen sind nur ${talk.number(crossed)}.`,
	doubtFilledApart: ({ sections }, talk) =>
		`Die gefüllten Felder des Virus bilden ${talk.number(sections)} Stücke.`,
	doubtRestApart: ({ sections }, talk) =>
		`Die noch nicht analysierten Felder des Virus bilden ${talk.number(sections)} Stücke.`,
	doubtGoalsOpen: ({ last, goals }, talk) =>
		talk.plural(goals, {
			one: `Die ${last} ist abgestrichen, aber ein rotes Feld ist leer.`,
			other: `Die ${last} ist abgestrichen, aber ${talk.number(goals)} rote Felder sind leer.`
		}),
	doubtUnsupported: 'Direkt unter einer Zahl bei den Tests ist ein Feld leer.',
	doubtNotHigher: 'Eine Zahl bei den Tests ist nicht höher als das, was direkt darunter steht.',
	doubtOneOnOne: 'Bei den Tests steht eine 1 direkt über einer 1.',
	doubtTooHigh: 'In der Ausbreitungskurve steht eine Zahl über 6.',
	doubtGap: 'Unter einer Zahl der Ausbreitungskurve ist in der Spalte ein Feld leer.',
	doubtColumns: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `Spalte ${columns.join()} blieb unvollständig, bevor eine andere begonnen wurde.`,
			other: `Die Spalten ${talk.and(columns.map(String))} blieben unvollständig, bevor eine andere begonnen wurde.`
		}),
	doubtColumnOrder: 'Die Spalten der Ausbreitungskurve wurden nicht von links nach rechts begonnen.',
	doubtSameBeside: 'In benachbarten Feldern der Ausbreitungskurve steht dieselbe Zahl.',
	doubtOpposite: 'In einem eingekreisten Feld steht nicht die Gegenseite der Zahl daneben.',
	doubtCirclesBeside: 'Zwei benachbarte Felder sind beide eingekreist und leer.'
};
