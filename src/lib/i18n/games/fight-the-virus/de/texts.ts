import { giving, type RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'FTV-G1': 'Es geht nur, was gerade an der Reihe ist, und nur für die Person, die damit an der Reihe ist.',
	'FTV-G2': 'Jede Person hat ein Blatt. Alle Blätter sind gleich.',
	'FTV-G3': 'Wer zuletzt eine Schutzmaske trug, würfelt zuerst. Von dort an sitzen alle im Uhrzeigersinn.',
	'FTV-G4':
		'Eine Person würfelt mit beiden Würfeln, und alle nutzen diesen Wurf. Wer würfelt, ist aktiv, alle anderen sind passiv.',
	'FTV-G5':
		'Nach einem Pasch von 1 bis 5 darfst du beide Würfel neu werfen, bevor jemand sie nutzt, nie nur einen. Ein Sechserpasch bleibt liegen.',
	'FTV-G6':
		'Ein Rückschlag trifft alle, bevor ein Würfel genutzt wird. Dann trägt jede Person auf dem eigenen Blatt ein, in beliebiger Reihenfolge.',
	'FTV-G7':
		'Der Zug endet, wenn alle fertig sind; wird hier kein Blatt geführt, sobald der Wurf feststeht. Dann würfelt die nächste Person im Uhrzeigersinn.',
	'FTV-G8': 'Was du in einem Zug nicht nutzt, ist verloren; nichts wird aufgehoben.',
	'FTV-D1':
		'Du nutzt jeden der beiden Würfel höchstens einmal im Zug. Andere dürfen denselben Würfel auf ihren Blättern nutzen.',
	'FTV-D2': 'Wer aktiv ist, nutzt genau einen Würfel in der Virusanalyse.',
	'FTV-D3':
		'Wer aktiv ist, nutzt den anderen Würfel in Forschung, Tests oder Ausbreitungskurve. Welcher Würfel wohin kommt und in welcher Reihenfolge, ist frei.',
	'FTV-D4': 'Wer passiv ist, darf einen Würfel in einem der vier Bereiche nutzen oder darauf verzichten.',
	'FTV-D5':
		'Wer passiv ein Feld mit Zusatzwürfel füllt, darf im selben Zug auch den zweiten Würfel nutzen, egal wo.',
	'FTV-D6':
		'Wer aktiv ist, darf den Zug nicht beenden, solange ein freier Würfel so, wie er liegt, in einen noch offenen Bereich passt. Wer die letzte Forschungszahl abgestrichen hat, ist davon befreit.',
	'FTV-D7':
		'Ein Würfel, der nicht passt, wird übergangen. Niemand muss Fortschritt ausgeben oder den ersten Würfel so legen, dass der zweite passt.',
	'FTV-P1': 'Die Felder sind anfangs leer. Sie werden der Reihe nach eingekreist und später durchgestrichen.',
	'FTV-P2': 'Für jeden Stachel, den du füllst, wird ein Feld eingekreist: Es ist jetzt verfügbar.',
	'FTV-P3':
		'Ein verfügbares Feld erhöht einen Würfel, den du nutzt, um 1 oder 2. Mehrere Felder dürfen auf einen Würfel gehen; es werden nur so viele ausgegeben wie nötig.',
	'FTV-P4': 'Du kannst nicht mehr Felder ausgeben, als du verfügbar hast.',
	'FTV-P5':
		'Ein ausgegebenes Feld wird sofort durchgestrichen. Felder vom ersten Würfel helfen schon beim zweiten.',
	'FTV-P6': 'Fortschritt ändert den Würfel nur für dich. Pasch und Rückschläge richten sich nach dem Wurf.',
	'FTV-P7': 'Fortschritt gilt nur für Würfel, nie für eine Bonusaktion.',
	'FTV-V1':
		'Ein Wert von 1 bis 5 füllt genau seine Form, beliebig gedreht und, wo der Tisch es erlaubt, auch gespiegelt.',
	'FTV-V2': 'Ein Wert ab 7 lässt sich in der Virusanalyse nicht nutzen.',
	'FTV-V3': ({ free: { most, box } }) =>
		`Eine 6 füllt eine beliebige zusammenhängende Form von bis zu ${most} Feldern, die in ein Rechteck von ${box.join(' mal ')} passt.`,
	'FTV-V4': 'Die ganze Form wird gefüllt und liegt ganz im Virus. Stacheln gehören dazu.',
	'FTV-V5': 'Kein Feld der Form darf schon gefüllt sein.',
	'FTV-V6': 'Die erste Form darf überall liegen, solange der Rest in einem Stück bleibt.',
	'FTV-V7':
		'Jede weitere Form berührt mit mindestens einer Seite ein schon gefülltes Feld. Ecken zählen nicht.',
	'FTV-V8':
		'Nach jeder Form hängen die noch leeren Felder über ihre Seiten zusammen, oder es ist keines übrig.',
	'FTV-RE1':
		'Streiche die Zahlen ab 1 der Reihe nach ab, jede mit genau ihrem Wert. Über 6 braucht das Fortschritt.',
	'FTV-RE2': ({ research }, talk) =>
		giving(research, 'S', talk, {
			zero: 'Wer eine Zahl mit Bonus abstreicht, bekommt ihn; auf diesem Blatt bringt keine eine Form in der Virusanalyse.',
			one: (said) =>
				`Wer eine Zahl mit Bonus abstreicht, bekommt ihn; auf diesem Blatt bringt die ${said} eine Form in der Virusanalyse.`,
			other: (said) =>
				`Wer eine Zahl mit Bonus abstreicht, bekommt ihn; auf diesem Blatt bringen ${said} eine Form in der Virusanalyse.`
		}),
	'FTV-RE3': ({ research }, talk) =>
		giving(research, '1', talk, {
			zero: 'Auf diesem Blatt bringt keine Forschungszahl eine 1 bei den Tests.',
			one: (said) => `Auf diesem Blatt gibt es für die ${said} eine 1 bei den Tests.`,
			other: (said) => `Auf diesem Blatt gibt es für ${said} je eine 1 bei den Tests.`
		}),
	'FTV-RE4': ({ research }) =>
		`Die letzte Forschungszahl, die ${research.length}, lässt sich erst abstreichen, wenn alle roten Felder mit Fahne bei den Tests und in der Ausbreitungskurve gefüllt sind.`,
	'FTV-RE5': 'Nach der letzten Zahl gibt es nichts mehr abzustreichen.',
	'FTV-T1': 'Trage den Wert des Würfels in ein Testfeld ein. Mit Fortschritt darf er über 6 liegen.',
	'FTV-T2': 'Das Feld muss leer sein.',
	'FTV-T3': 'Alle Felder direkt darunter müssen gefüllt sein.',
	'FTV-T4': 'Die Zahl ist höher als jede Zahl direkt darunter, außer sie ist eine 1.',
	'FTV-T5': 'Eine 1 darf auf beliebigen Zahlen stehen, aber nicht direkt über oder unter einer 1.',
	'FTV-T6':
		'Zahlen dürfen sich in einer Reihe wiederholen, und eine Reihe muss nicht voll sein, bevor es höher geht. Über einer 1 und einer 6 passt nur eine 7 oder mehr.',
	'FTV-T7': 'Wer das letzte leere Feld einer Reihe füllt, bekommt den Bonus an ihrem Ende.',
	'FTV-T8':
		'Die roten Felder mit Fahne müssen gefüllt sein, bevor die letzte Forschungszahl abgestrichen wird.',
	'FTV-T9': 'Ein Feld mit Würfel gibt passiven Personen den zweiten Würfel. Aktive bekommen dafür nichts.',
	'FTV-C1': 'Trage den Wert des Würfels oder die Zahl des Bonus in ein Feld der Kurve ein.',
	'FTV-C2': 'Das Feld muss leer sein.',
	'FTV-C3': 'Die Kurve nimmt Zahlen von 1 bis 6, auch mit Fortschritt.',
	'FTV-C4': 'Eine Spalte wird lückenlos von unten nach oben gefüllt.',
	'FTV-C5':
		'Eine begonnene Spalte wird beendet, bevor eine andere eine Zahl bekommt. Welche als nächste kommt, ist frei.',
	'FTV-C6': 'Felder mit gemeinsamer Seite tragen verschiedene Zahlen.',
	'FTV-C7':
		'Beginnst du eine neue Spalte und ist bei einer das unterste Feld eingekreist und nimmt die Zahl an, musst du eine eingekreiste beginnen.',
	'FTV-C8':
		'Ein eingekreistes Feld nimmt nur die Zahl, die auf dem Würfel der seines zuvor gefüllten Nachbarn gegenüberliegt (7 minus diese). Ohne gefüllten Nachbarn nimmt es jede Zahl.',
	'FTV-C9': 'Wer das letzte leere Feld einer markierten Reihe füllt, bekommt den Bonus an ihrem Ende.',
	'FTV-C10':
		'Die roten Felder mit Fahne müssen gefüllt sein, bevor die letzte Forschungszahl abgestrichen wird.',
	'FTV-C11': 'Ein Feld mit Würfel gibt passiven Personen den zweiten Würfel. Aktive bekommen dafür nichts.',
	'FTV-B1':
		'Einen Bonus nimmst du oder lehnst ihn ab. Was er einträgt, kann Fortschritt, einen Zusatzwürfel und weitere Boni bringen.',
	'FTV-B2': 'Ein Bonus wird sofort genommen oder verfällt. Bis dahin kannst du nichts anderes tun.',
	'FTV-B3': 'Fülle eine Form wie mit einer 6, nach allen Regeln der Virusanalyse.',
	'FTV-B4': 'Trage eine Zahl von 1 bis 6 in das nächste Feld der Ausbreitungskurve ein, wo sie erlaubt ist.',
	'FTV-B5': 'Trage bei den Tests eine 1 ein, nach deren Regeln.',
	'FTV-B6':
		'Den Zusatzwürfel gibt es auch, wenn ein Bonus das Feld füllt. Mehr als zwei Würfel im Zug nutzt niemand.',
	'FTV-B7': 'Bonusaktionen verbrauchen keinen Würfel und zählen nicht als Würfelnutzung.',
	'FTV-A1':
		'Bei 5 und 6 oder einem Sechserpasch erleiden alle einen Rückschlag, bevor ein Würfel genutzt wird. Fortschritt spielt keine Rolle.',
	'FTV-A2':
		'Das nächste leere Feld deiner Ausbreitungskurve wird eingekreist: zuerst in der begonnenen Spalte, dann in den nicht begonnenen von links, jeweils von unten nach oben.',
	'FTV-A3': 'Schon eingekreiste Felder und Felder zwischen verschiedenen Zahlen werden übergangen.',
	'FTV-A4': 'Auch ein Feld neben einem eingekreisten leeren Feld wird übergangen.',
	'FTV-A5': 'Wenn sich kein Feld einkreisen lässt, geschieht nichts.',
	'FTV-A6': 'Streiche dein erstes verfügbares Feld des Fortschritts durch.',
	'FTV-A7':
		'Ohne verfügbares Feld streichst du das erste leere durch. Der nächste Stachel begleicht nur diese Schuld. Ist kein leeres Feld übrig, geschieht nichts.',
	'FTV-E1':
		'Das Spiel endet mit dem Zug, in dem jemand die letzte Forschungszahl abstreicht, aktiv oder passiv.',
	'FTV-E2': 'Alle beenden diesen Zug. Wer mit demselben Wurf die letzte Zahl abstreicht, gewinnt mit.',
	'FTV-E3':
		'Wenn niemand mehr gewinnen kann, darf der Tisch zwischen zwei Zügen aufhören. Dann hat niemand gewonnen.',
	'FTV-E4':
		'Wessen Blatt woanders geführt wird, meldet die abgestrichene letzte Zahl noch im selben Zug oder vor dem nächsten Wurf.',
	'FTV-L1':
		'Mit Gruppen würfeln höchstens vier Plätze. Alle anderen wählen einen Platz, bei dessen Würfen sie aktiv sind.',
	'FTV-L2':
		'Wenn ein Platz würfelt, sind alle aktiv, die ihn gewählt haben, alle anderen passiv. Über einen Pasch entscheidet nur, wer würfelt.',
	'FTV-L3': 'Die würfelnden Plätze wechseln sich im Uhrzeigersinn ab.',
	'FTV-L4': 'So lässt sich auch per Video spielen: Jedes Gerät führt seine eigenen Blätter.',
	'FTV-ED1': 'Die Virusanalyse hat mindestens ein Feld.',
	'FTV-ED2': 'Die Felder der Virusanalyse hängen über ihre Seiten zusammen.',
	'FTV-ED3': 'Jede der Formen 1 bis 5 hat 1 bis 12 Felder.',
	'FTV-ED4': 'Bei den Tests gibt es mindestens ein Feld.',
	'FTV-ED5': 'Die Ausbreitungskurve hat mindestens ein Feld.',
	'FTV-ED6':
		'Die letzte Forschungszahl ist höchstens 6 plus das Doppelte der Fortschrittsfelder: Mehr erreicht kein Würfel.'
};
