import type { Talk } from '../../talk.ts';
import { controls } from './controls/de.ts';
import type { Result, Words } from './words.ts';

const shapeNames = [
	'das einzelne Feld',
	'die Zweierreihe',
	'die Dreierreihe',
	'das Viererquadrat',
	'das Pluszeichen',
	'eine freie Form'
];
const shapeName = (value: number): string => shapeNames[value - 1] ?? 'eine Form';

/** Begins a sentence about a shape; 0 is any shape that has no name. */
const subject = (value: number): string => {
	const name = shapeNames[value - 1] ?? 'Das';
	return name.charAt(0).toUpperCase() + name.slice(1);
};

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'eine Form in der Virusanalyse',
	number: 'eine Zahl in der Ausbreitungskurve',
	one: 'eine 1 bei den Tests'
};
const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'ein Bonus';

const areaNames = {
	analysis: 'in der Virusanalyse',
	research: 'in der Forschung',
	testing: 'bei den Tests',
	curve: 'in der Ausbreitungskurve'
};

const places = { top: 'oben', bottom: 'unten', left: 'links', right: 'rechts', middle: 'in der Mitte' };

const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'ein Feld', other: `${talk.number(n)} Felder` });

const kinds: Readonly<Record<string, string>> = { goal: ', Ziel', extra: ', Zusatzwürfel', plain: '' };
const kind = (value: unknown): string => kinds[String(value)] ?? '';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string =>
	add > 0 ? `Würfel ${index + 1} + ${add}` : `Würfel ${index + 1}`;

export const words: Words = {
	sections: {
		turn: 'Spiel und Zug',
		dice: 'Würfel nutzen',
		progress: 'Analysefortschritt',
		analysis: 'Virusanalyse',
		research: 'Forschung',
		testing: 'Tests',
		curve: 'Ausbreitungskurve',
		bonus: 'Bonusaktionen',
		setbacks: 'Widrige Umstände',
		end: 'Spielende',
		tables: 'Große Runden'
	},
	rules: {
		'FTV-G1': {
			title: 'Eins nach dem anderen',
			text: 'Es geht nur, was gerade an der Reihe ist, und nur für die Person, die damit an der Reihe ist.'
		},
		'FTV-G2': { title: 'Ein Blatt für alle', text: 'Jede Person hat ein Blatt. Alle Blätter sind gleich.' },
		'FTV-G3': {
			title: 'Die letzte Maske beginnt',
			text: 'Wer zuletzt eine Schutzmaske trug, würfelt zuerst. Von dort an sitzen alle im Uhrzeigersinn.'
		},
		'FTV-G4': {
			title: 'Ein Wurf für alle',
			text: 'Eine Person würfelt mit beiden Würfeln, und alle nutzen diesen Wurf. Wer würfelt, ist aktiv, alle anderen sind passiv.'
		},
		'FTV-G5': {
			title: 'Einen Pasch darf man neu würfeln',
			text: 'Nach einem Pasch von 1 bis 5 darfst du beide Würfel neu werfen, bevor jemand sie nutzt, nie nur einen. Ein Sechserpasch bleibt liegen.'
		},
		'FTV-G6': {
			title: 'Rückschläge zuerst',
			text: 'Ein Rückschlag trifft alle, bevor ein Würfel genutzt wird. Dann trägt jede Person auf dem eigenen Blatt ein, in beliebiger Reihenfolge.'
		},
		'FTV-G7': {
			title: 'Alle beenden den Zug',
			text: 'Der Zug endet, wenn alle fertig sind. Dann würfelt die nächste Person im Uhrzeigersinn.'
		},
		'FTV-G8': {
			title: 'Ungenutzte Würfel verfallen',
			text: 'Was du in einem Zug nicht nutzt, ist verloren; nichts wird aufgehoben.'
		},
		'FTV-D1': {
			title: 'Jeder Würfel einmal',
			text: 'Du nutzt jeden der beiden Würfel höchstens einmal im Zug. Andere dürfen denselben Würfel auf ihren Blättern nutzen.'
		},
		'FTV-D2': {
			title: 'Aktiv: ein Würfel für die Analyse',
			text: 'Wer aktiv ist, nutzt genau einen Würfel in der Virusanalyse.'
		},
		'FTV-D3': {
			title: 'Aktiv: der andere Würfel anderswo',
			text: 'Wer aktiv ist, nutzt den anderen Würfel in Forschung, Tests oder Ausbreitungskurve. Welcher Würfel wohin kommt und in welcher Reihenfolge, ist frei.'
		},
		'FTV-D4': {
			title: 'Passiv: ein Würfel oder keiner',
			text: 'Wer passiv ist, darf einen Würfel in einem der vier Bereiche nutzen oder darauf verzichten.'
		},
		'FTV-D5': {
			title: 'Der Zusatzwürfel',
			text: 'Wer passiv ein Feld mit Zusatzwürfel füllt, darf im selben Zug auch den zweiten Würfel nutzen, egal wo.'
		},
		'FTV-D6': {
			title: 'Aktiv: nutzen, was passt',
			text: 'Wer aktiv ist, darf den Zug nicht beenden, solange ein freier Würfel so, wie er liegt, in einen noch offenen Bereich passt. Wer die 12 abgestrichen hat, ist davon befreit.'
		},
		'FTV-D7': {
			title: 'Was nicht passt, verfällt',
			text: 'Ein Würfel, der nicht passt, wird übergangen. Niemand muss Fortschritt ausgeben oder den ersten Würfel so legen, dass der zweite passt.'
		},
		'FTV-P1': {
			title: '21 Felder der Reihe nach',
			text: 'Die Felder sind anfangs leer. Sie werden der Reihe nach eingekreist und später durchgestrichen.'
		},
		'FTV-P2': {
			title: 'Ein Stachel bringt ein Feld',
			text: 'Für jeden Stachel, den du füllst, wird ein Feld eingekreist: Es ist jetzt verfügbar.'
		},
		'FTV-P3': {
			title: 'Ein Feld zählt 1 oder 2 dazu',
			text: 'Ein verfügbares Feld erhöht einen Würfel, den du nutzt, um 1 oder 2. Mehrere Felder dürfen auf einen Würfel gehen; es werden nur so viele ausgegeben wie nötig.'
		},
		'FTV-P4': {
			title: 'Nur verfügbare Felder',
			text: 'Du kannst nicht mehr Felder ausgeben, als du verfügbar hast.'
		},
		'FTV-P5': {
			title: 'Weg ist weg',
			text: 'Ein ausgegebenes Feld wird sofort durchgestrichen. Felder vom ersten Würfel helfen schon beim zweiten.'
		},
		'FTV-P6': {
			title: 'Nur dein eigener Wert ändert sich',
			text: 'Fortschritt ändert den Würfel nur für dich. Pasch und Rückschläge richten sich nach dem Wurf.'
		},
		'FTV-P7': {
			title: 'Nicht für Boni',
			text: 'Fortschritt gilt nur für Würfel, nie für eine Bonusaktion.'
		},
		'FTV-V1': {
			title: 'Jeder Wert hat seine Form',
			text: 'Ein Wert von 1 bis 5 füllt genau seine Form, beliebig gedreht oder gespiegelt.'
		},
		'FTV-V2': {
			title: 'Keine Form über 6',
			text: 'Ein Wert ab 7 lässt sich in der Virusanalyse nicht nutzen.'
		},
		'FTV-V3': {
			title: 'Die 6 ist frei',
			text: 'Eine 6 füllt eine beliebige zusammenhängende Form aus ein bis vier Feldern, die in zwei mal drei passt. Eine Viererreihe passt nicht.'
		},
		'FTV-V4': {
			title: 'Innerhalb des Virus',
			text: 'Die ganze Form wird gefüllt und liegt ganz im Virus. Stacheln gehören dazu.'
		},
		'FTV-V5': { title: 'Kein Feld zweimal', text: 'Kein Feld der Form darf schon gefüllt sein.' },
		'FTV-V6': {
			title: 'Beginne irgendwo',
			text: 'Die erste Form darf überall liegen, solange der Rest in einem Stück bleibt.'
		},
		'FTV-V7': {
			title: 'Seite an Seite',
			text: 'Jede weitere Form berührt mit mindestens einer Seite ein schon gefülltes Feld. Ecken zählen nicht.'
		},
		'FTV-V8': {
			title: 'Der Rest bleibt in einem Stück',
			text: 'Nach jeder Form hängen die noch leeren Felder über ihre Seiten zusammen, oder es ist keines übrig.'
		},
		'FTV-RE1': {
			title: 'Der Reihe nach, genau',
			text: 'Streiche die Zahlen ab 1 der Reihe nach ab, jede mit genau ihrem Wert. Über 6 braucht das Fortschritt.'
		},
		'FTV-RE2': {
			title: '3 und 8 bringen eine Form',
			text: 'Für die 3 und die 8 gibt es eine Form in der Virusanalyse.'
		},
		'FTV-RE3': {
			title: '6 und 10 bringen eine 1',
			text: 'Für die 6 und die 10 gibt es eine 1 bei den Tests.'
		},
		'FTV-RE4': {
			title: 'Die 12 braucht alle Ziele',
			text: 'Die 12 lässt sich erst abstreichen, wenn alle roten Felder mit Fahne bei den Tests und in der Ausbreitungskurve gefüllt sind.'
		},
		'FTV-RE5': { title: 'Die 12 ist die letzte', text: 'Nach der 12 gibt es nichts mehr abzustreichen.' },
		'FTV-T1': {
			title: 'Eine Zahl, ein Feld',
			text: 'Trage den Wert des Würfels in ein Feld der Pyramide ein. Mit Fortschritt darf er über 6 liegen.'
		},
		'FTV-T2': { title: 'Ein leeres Feld', text: 'Das Feld muss leer sein.' },
		'FTV-T3': { title: 'Von unten', text: 'Alle Felder direkt darunter müssen gefüllt sein.' },
		'FTV-T4': {
			title: 'Höher als darunter',
			text: 'Die Zahl ist höher als jede Zahl direkt darunter, außer sie ist eine 1.'
		},
		'FTV-T5': {
			title: 'Eine 1 steht auf allem außer der 1',
			text: 'Eine 1 darf auf beliebigen Zahlen stehen, aber nicht direkt über einer 1.'
		},
		'FTV-T6': {
			title: 'Reihen sind frei',
			text: 'Zahlen dürfen sich in einer Reihe wiederholen, und eine Reihe muss nicht voll sein, bevor es höher geht. Über einer 1 und einer 6 passt nur eine 7 oder mehr.'
		},
		'FTV-T7': {
			title: 'Eine volle Reihe bringt ihren Bonus',
			text: 'Wer das letzte leere Feld einer Reihe füllt, bekommt den Bonus an ihrem Ende.'
		},
		'FTV-T8': {
			title: 'Fahnen sind Ziele',
			text: 'Die roten Felder mit Fahne müssen gefüllt sein, bevor die 12 abgestrichen wird.'
		},
		'FTV-T9': {
			title: 'Felder mit Zusatzwürfel',
			text: 'Ein Feld mit Würfel gibt passiven Personen den zweiten Würfel. Aktive bekommen dafür nichts.'
		},
		'FTV-C1': {
			title: 'Eine Zahl, ein Feld',
			text: 'Trage den Wert des Würfels oder die Zahl des Bonus in ein Feld der Kurve ein.'
		},
		'FTV-C2': { title: 'Ein leeres Feld', text: 'Das Feld muss leer sein.' },
		'FTV-C3': { title: 'Nur 1 bis 6', text: 'Die Kurve nimmt Zahlen von 1 bis 6, auch mit Fortschritt.' },
		'FTV-C4': {
			title: 'Von unten nach oben',
			text: 'Eine Spalte wird lückenlos von unten nach oben gefüllt.'
		},
		'FTV-C5': {
			title: 'Erst die Spalte beenden',
			text: 'Eine begonnene Spalte wird beendet, bevor eine andere eine Zahl bekommt. Welche als nächste kommt, ist frei.'
		},
		'FTV-C6': {
			title: 'Nachbarn sind verschieden',
			text: 'Felder mit gemeinsamer Seite tragen verschiedene Zahlen.'
		},
		'FTV-C7': {
			title: 'Eingekreiste Spalten zuerst',
			text: 'Beginnst du eine neue Spalte und ist bei einer das unterste Feld eingekreist, musst du eine eingekreiste beginnen.'
		},
		'FTV-C8': {
			title: 'Eingekreist: die Gegenseite',
			text: 'Ein eingekreistes Feld nimmt nur die Zahl, die auf dem Würfel der seines zuvor gefüllten Nachbarn gegenüberliegt (7 minus diese). Ohne gefüllten Nachbarn nimmt es jede Zahl.'
		},
		'FTV-C9': {
			title: 'Eine volle Reihe bringt ihren Bonus',
			text: 'Wer das letzte leere Feld einer markierten Reihe füllt, bekommt den Bonus an ihrem Ende.'
		},
		'FTV-C10': {
			title: 'Fahnen sind Ziele',
			text: 'Die roten Felder mit Fahne müssen gefüllt sein, bevor die 12 abgestrichen wird.'
		},
		'FTV-C11': {
			title: 'Felder mit Zusatzwürfel',
			text: 'Ein Feld mit Würfel gibt passiven Personen den zweiten Würfel. Aktive bekommen dafür nichts.'
		},
		'FTV-B1': {
			title: 'Nehmen oder lassen',
			text: 'Einen Bonus nimmst du oder lehnst ihn ab. Was er einträgt, kann Fortschritt, einen Zusatzwürfel und weitere Boni bringen.'
		},
		'FTV-B2': {
			title: 'Sofort oder nie',
			text: 'Ein Bonus wird sofort genommen oder verfällt. Bis dahin kannst du nichts anderes tun.'
		},
		'FTV-B3': {
			title: 'Bonus: eine Form',
			text: 'Fülle eine Form wie mit einer 6, nach allen Regeln der Virusanalyse.'
		},
		'FTV-B4': {
			title: 'Bonus: eine Zahl',
			text: 'Trage eine Zahl von 1 bis 6 in das nächste Feld der Ausbreitungskurve ein, wo sie erlaubt ist.'
		},
		'FTV-B5': { title: 'Bonus: eine 1', text: 'Trage bei den Tests eine 1 ein, nach deren Regeln.' },
		'FTV-B6': {
			title: 'Zusatzwürfel durch Bonus',
			text: 'Den Zusatzwürfel gibt es auch, wenn ein Bonus das Feld füllt. Mehr als zwei Würfel im Zug nutzt niemand.'
		},
		'FTV-B7': {
			title: 'Ein Bonus ist kein Würfel',
			text: 'Bonusaktionen verbrauchen keinen Würfel und zählen nicht als Würfelnutzung.'
		},
		'FTV-A1': {
			title: '5-6 und 6-6 sind Rückschläge',
			text: 'Bei 5 und 6 oder einem Sechserpasch erleiden alle einen Rückschlag, bevor ein Würfel genutzt wird. Fortschritt spielt keine Rolle.'
		},
		'FTV-A2': {
			title: '5-6: ein Kreis in der Kurve',
			text: 'Das nächste leere Feld deiner Ausbreitungskurve wird eingekreist: zuerst in der begonnenen Spalte, dann in den nicht begonnenen von links, jeweils von unten nach oben.'
		},
		'FTV-A3': {
			title: 'Manche Felder werden übergangen',
			text: 'Schon eingekreiste Felder und Felder zwischen verschiedenen Zahlen werden übergangen.'
		},
		'FTV-A4': {
			title: 'Keine Kreise nebeneinander',
			text: 'Auch ein Feld neben einem eingekreisten leeren Feld wird übergangen.'
		},
		'FTV-A5': {
			title: 'Kein Feld, kein Kreis',
			text: 'Wenn sich kein Feld einkreisen lässt, geschieht nichts.'
		},
		'FTV-A6': {
			title: '6-6: ein Feld geht verloren',
			text: 'Streiche dein erstes verfügbares Feld des Fortschritts durch.'
		},
		'FTV-A7': {
			title: 'Eine Schuld',
			text: 'Ohne verfügbares Feld streichst du das erste leere durch. Der nächste Stachel begleicht nur diese Schuld. Ist kein leeres Feld übrig, geschieht nichts.'
		},
		'FTV-E1': {
			title: 'Die 12 beendet das Spiel',
			text: 'Das Spiel endet mit dem Zug, in dem jemand die 12 abstreicht, aktiv oder passiv.'
		},
		'FTV-E2': {
			title: 'Gemeinsam gewinnen',
			text: 'Alle beenden diesen Zug. Wer mit demselben Wurf die 12 abstreicht, gewinnt mit.'
		},
		'FTV-E3': {
			title: 'Aufhören',
			text: 'Wenn niemand mehr gewinnen kann, darf der Tisch zwischen zwei Zügen aufhören. Dann hat niemand gewonnen.'
		},
		'FTV-E4': {
			title: 'Eine 12 melden',
			text: 'Wessen Blatt woanders geführt wird, meldet die abgestrichene 12 noch im selben Zug oder vor dem nächsten Wurf.'
		},
		'FTV-L1': {
			title: 'Höchstens vier würfeln',
			text: 'Mit Gruppen würfeln höchstens vier Plätze. Alle anderen wählen einen Platz, bei dessen Würfen sie aktiv sind.'
		},
		'FTV-L2': {
			title: 'Gemeinsam aktiv',
			text: 'Wenn ein Platz würfelt, sind alle aktiv, die ihn gewählt haben, alle anderen passiv. Über einen Pasch entscheidet nur, wer würfelt.'
		},
		'FTV-L3': { title: 'Im Uhrzeigersinn', text: 'Die würfelnden Plätze wechseln sich im Uhrzeigersinn ab.' },
		'FTV-L4': {
			title: 'Auf Entfernung',
			text: 'So lässt sich auch per Video spielen: Jedes Gerät führt seine eigenen Blätter.'
		}
	},
	rulings: {
		'FTV-R1': {
			question: 'Darf man aktiv einen nutzbaren Würfel liegen lassen?',
			answers: { a: 'Nein, wenn er ohne Fortschritt passt', b: 'Ja, immer' }
		},
		'FTV-R2': {
			question: 'Welcher Nachbar zählt bei einem eingekreisten Feld neben mehreren gefüllten?',
			answers: {
				a: 'Der zuletzt gefüllte; steht dessen Gegenseite schon daneben, bindet der Kreis nicht mehr',
				b: 'Der Kreis bindet nur, solange alle gefüllten Nachbarn dieselbe Zahl tragen'
			}
		},
		'FTV-R3': {
			question: 'Wie oft darf ein Pasch neu gewürfelt werden?',
			answers: { a: 'Nach jedem neuen Pasch', b: 'Einmal im Zug' }
		},
		'FTV-R4': {
			question: 'Braucht eine 1 bei den Tests gefüllte Felder darunter?',
			answers: { a: 'Ja', b: 'Nein, aber sie steht nie direkt über oder unter einer 1' }
		},
		'FTV-R5': {
			question: 'Welche Spalte der Kurve kommt als nächste?',
			answers: { a: 'Eine beliebige', b: 'Immer die linkeste unvollständige' }
		},
		'FTV-R6': {
			question: 'Gelten Nachbarn und Kreise auch für die Bonuszahl?',
			answers: { a: 'Ja', b: 'Nein, jede Zahl von 1 bis 6' }
		},
		'FTV-R7': {
			question: 'Kommt eine eingekreiste Spalte auch bei einer Zahl zuerst, die dort nicht passt?',
			answers: { a: 'Ja', b: 'Nein, nur bei passenden Zahlen' }
		},
		'FTV-R8': {
			question: 'Darf Fortschritt eine Zahl über 6 in die Ausbreitungskurve bringen?',
			answers: { a: 'Nein', b: 'Ja' }
		}
	},
	options: {
		sheets: {
			label: 'Blätter auf diesem Gerät',
			help: 'Wer auf Papier oder einem anderen Handy schreibt, würfelt hier nur und meldet die abgestrichene 12.'
		},
		groups: {
			label: 'Gemeinsame Würfe in Gruppen',
			help: 'In großen Runden würfeln höchstens vier Plätze; wähle für alle den Platz, bei dessen Würfen sie aktiv sind.'
		}
	},
	sheet: {
		title: 'Fight the Virus',
		subtitle: 'Spielblatt',
		notice: 'Begleitblatt: eine Anordnung dieser App, nicht das veröffentlichte Blatt.',
		name: 'id#',
		analysis: 'Virusanalyse',
		analysisHint: 'Beginne irgendwo, dann Seite an Seite; der Rest bleibt in einem Stück.',
		spikeHint: 'Je Stachel ein Feld Fortschritt einkreisen.',
		analysisSquare: ({ row, column, spike }) =>
			`Virusanalyse, Reihe ${String(row)}, Spalte ${String(column)}${spike ? ', Stachel' : ''}`,
		shapes: 'Formen',
		freeShape: '1 bis 4 am Stück',
		research: 'Forschung',
		researchHint: 'Der Reihe nach, jede mit genau ihrem Wert. Die 12 braucht alle Fahnen.',
		researchSquare: ({ number, bonus }) =>
			bonus === null
				? `Forschung ${String(number)}`
				: `Forschung ${String(number)}, bringt ${bonusName(bonus)}`,
		testing: 'Tests',
		testingHint: 'Höher als beide darunter; eine 1 auf alles außer einer 1.',
		testingSquare: (v) => `Tests, Reihe ${String(v['row'])}, Feld ${String(v['column'])}${kind(v['kind'])}`,
		curve: 'Ausbreitungskurve',
		curveHint: 'Spalte für Spalte von unten; Nachbarn sind verschieden.',
		curveSquare: (v) =>
			`Ausbreitungskurve, Spalte ${String(v['column'])}, Feld ${String(v['height'])} von unten${kind(v['kind'])}`,
		progress: 'Analysefortschritt',
		progressHint: 'Ein Kreis gibt einem deiner Würfel +1 oder +2; dann durchstreichen.',
		progressField: ({ number }) => `Analysefortschritt, Feld ${String(number)}`,
		bonusShape: 'Fülle eine Form wie mit einer 6',
		bonusNumber: 'Beliebige Zahl von 1 bis 6 in der Kurve',
		bonusOne: 'Trage eine 1 bei den Tests ein',
		extraDie: 'Passiv: auch den zweiten Würfel nutzen',
		goal: 'Ziel: vor der 12 zu füllen',
		setbackCircle: 'Kreise das nächste Feld der Kurve ein; es nimmt die Gegenseite.',
		setbackField: 'Streiche das erste verfügbare Feld Fortschritt durch, sonst das erste leere.'
	},
	parts: {
		analysis: 'Analysierte Felder',
		spikes: 'Gefüllte Stacheln',
		progress: 'Verfügbarer Fortschritt',
		research: 'Forschung',
		testing: 'Tests',
		curve: 'Felder der Kurve',
		testingGoals: 'Ziele bei den Tests',
		curveGoals: 'Ziele in der Kurve'
	},
	sentences: {
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
		reportedAlready: ({ by }, talk) => `${talk.player(by)} hat die 12 schon gemeldet.`,
		reportLater: ({ by }, talk) => `${talk.player(by)} kann gerade keine 12 abgestrichen haben.`,
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
		shapeOf: ({ value }) => `Eine ${value} füllt ${shapeName(value)}, und das hier ist eine andere Form.`,
		noShapeAbove6: ({ value }) => `Für eine ${value} gibt es keine Form: Die Virusanalyse endet bei 6.`,
		sixTooLarge: ({ squares: n }, talk) => `Eine 6 füllt höchstens vier Felder, nicht ${talk.number(n)}.`,
		sixApart: 'Die Felder einer 6 müssen über ihre Seiten zusammenhängen.',
		sixTooLong: 'Diese Form passt nicht in zwei mal drei Felder.',
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
		researchNext: ({ value, next }) =>
			`Die Forschung geht mit der ${next} weiter, und das ist eine ${value}.`,
		goalsOpen: ({ goals }, talk) =>
			talk.plural(goals, {
				one: 'Die 12 muss warten: Ein rotes Feld mit Fahne ist noch leer.',
				other: `Die 12 muss warten: ${talk.number(goals)} rote Felder mit Fahne sind noch leer.`
			}),
		researchComplete: 'Die Forschung ist abgeschlossen.',
		noTestingSquare: 'Dieses Feld gibt es bei den Tests nicht.',
		testingFilled: ({ number }) => `In diesem Feld steht schon eine ${number}.`,
		needsSupport: ({ empty }, talk) =>
			talk.plural(empty, {
				one: 'Ein Feld direkt darunter ist noch leer.',
				other: 'Beide Felder direkt darunter sind noch leer.'
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
		fromBelow: ({ column }) =>
			`Spalte ${column} wird von unten gefüllt: Ein Feld weiter unten ist noch leer.`,
		completeColumn: ({ column }) => `Spalte ${column} ist begonnen und muss zuerst beendet werden.`,
		leftmostColumn: ({ column }) =>
			`Spalte ${column} ist zuerst dran: Sie ist am weitesten links noch unvollständig.`,
		sameBeside: ({ value }) => `In einem Nachbarfeld steht schon eine ${value}.`,
		circledFirst: ({ columns }, talk) =>
			`Zuerst ist Spalte ${talk.or(columns.map(String))} zu beginnen: Ihr unterstes Feld ist eingekreist.`,
		opposite: ({ takes, beside }) =>
			`Dieses eingekreiste Feld nimmt nur eine ${takes}, die Gegenseite der ${beside} daneben.`
	},
	moves: {
		roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} würfelt ${a} und ${b}.`,
		keep: ({ by }, talk) => `${talk.player(by)} behält den Pasch.`,
		analyse: ({ by, die: index, add, cells }, talk) =>
			`${talk.player(by)} füllt ${squares(cells.length, talk)} des Virus (${die(index, add)}).`,
		research: ({ by, die: index, add }, talk) =>
			`${talk.player(by)} streicht die nächste Forschungszahl ab (${die(index, add)}).`,
		test: ({ by, die: index, add, cell: [row, column] }, talk) =>
			`${talk.player(by)} testet in Reihe ${row + 1}, Feld ${column + 1} (${die(index, add)}).`,
		curve: ({ by, die: index, add, cell: [, column] }, talk) =>
			`${talk.player(by)} trägt eine Zahl in Spalte ${column + 1} der Kurve ein (${die(index, add)}).`,
		bonusShape: ({ by, cells }, talk) =>
			`${talk.player(by)} nimmt den Bonus und füllt ${squares(cells.length, talk)} des Virus.`,
		bonusNumber: ({ by, number, cell: [, column] }, talk) =>
			`${talk.player(by)} nimmt den Bonus und trägt eine ${number} in Spalte ${column + 1} der Kurve ein.`,
		bonusOne: ({ by, cell: [row, column] }, talk) =>
			`${talk.player(by)} nimmt den Bonus und trägt bei den Tests eine 1 in Reihe ${row + 1}, Feld ${column + 1} ein.`,
		decline: ({ by }, talk) => `${talk.player(by)} lehnt den Bonus ab.`,
		done: ({ by }, talk) => `${talk.player(by)} ist fertig.`,
		report: ({ by }, talk) => `${talk.player(by)} meldet die abgestrichene 12.`,
		stop: () => 'Der Tisch beendet das Spiel.'
	},
	awaits: {
		roll: ({ by }, talk) => `${talk.player(by ?? 0)} würfelt`,
		keep: ({ by }, talk) => `${talk.player(by ?? 0)} behält den Pasch`,
		analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analysiert das Virus`,
		research: ({ by }, talk) => `${talk.player(by ?? 0)} forscht`,
		test: ({ by }, talk) => `${talk.player(by ?? 0)} testet`,
		curve: ({ by }, talk) => `${talk.player(by ?? 0)} füllt die Kurve`,
		bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonusform`,
		bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonuszahl`,
		bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: Bonus-1`,
		decline: ({ by }, talk) => `${talk.player(by ?? 0)} lehnt den Bonus ab`,
		done: ({ by }, talk) => `${talk.player(by ?? 0)} wird fertig`,
		report: ({ by }, talk) => `${talk.player(by ?? 0)} meldet eine 12`,
		stop: 'Der Tisch beendet das Spiel'
	},
	outcome: ({ result }, talk) => {
		const { over, reason, winners } = result as Result;
		const names = talk.and(winners.map((by) => talk.player(by)));
		if (reason === 'stop') return 'Das Spiel wurde beendet; niemand hat gewonnen.';
		if (winners.length === 0) return 'Noch niemand hat die 12 abgestrichen.';
		if (!over)
			return talk.plural(winners.length, {
				one: `${names} hat die 12 abgestrichen; der Zug wird noch beendet.`,
				other: `${names} haben die 12 abgestrichen; der Zug wird noch beendet.`
			});
		return talk.plural(winners.length, {
			one: `${names} besiegt das Virus und gewinnt.`,
			other: `${names} besiegen das Virus und gewinnen gemeinsam.`
		});
	},
	labels: {
		...controls,
		bonus: ({ bonus }) => bonusName(bonus),
		shape: ({ value }) => shapeName(value),
		value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
		progressLeft: ({ fields }, talk) =>
			talk.plural(fields, {
				zero: 'kein Fortschritt übrig',
				one: 'noch ein Feld Fortschritt',
				other: `noch ${talk.number(fields)} Felder Fortschritt`
			})
	}
};
