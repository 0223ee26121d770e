import { written, type PcWords } from '../words.ts';
import { nouns } from './nouns.ts';

const { resources, scenarios } = nouns;

export const sentences: PcWords['sentences'] = {
	placeFirst: ({ scenario }) =>
		`Zuerst setzen alle die Infektion des Szenarios „${scenarios[scenario]}“ ein.`,
	rollFirst: ({ researcher }, talk) => `Zuerst muss ${talk.player(researcher)} würfeln.`,
	takeFirst: ({ researcher }, talk) => `${talk.player(researcher)} wählt noch Würfel.`,
	notYourPart: ({ by }, talk) => `${talk.player(by)} kann das in diesem Teil des Zugs nicht tun.`,
	alreadyDone: ({ by }, talk) => `${talk.player(by)} ist in diesem Zug schon fertig.`,
	reportsFirst: 'Der letzte Zug ist vorbei: Es fehlen nur die Meldungen der anderen Blätter.',
	finalStep: ({ by }, talk) => `Im Schlussschritt kann ${talk.player(by)} das nicht tun.`,
	gameOver: 'Die Partie ist vorbei.',
	marksElsewhere: ({ by }, talk) =>
		`${talk.player(by)} schreibt auf einem anderen Blatt; das wird hier nicht eingetragen.`,
	assistantsDoNotReroll: ({ by, researcher }, talk) =>
		`${talk.player(by)} darf nicht nachwürfeln: Das tut nur, wer die Leitung hat, ${talk.player(researcher)}.`,
	researcherMustTake: ({ by }, talk) => `${talk.player(by)} hat die Leitung und muss Würfel nehmen.`,
	resourceFirst: ({ resources: open }, talk) =>
		`Zuerst einsetzen oder verfallen lassen: ${talk.and(open.map((kind) => resources[kind]))}.`,
	receivedFirst: ({ received }, talk) =>
		talk.plural(received.length, {
			one: `Zuerst die erhaltene Infektion einsetzen: ${received.join()}.`,
			other: `Zuerst die erhaltenen Infektionen einsetzen: ${talk.and(received.map(String))}.`
		}),
	rollAllDice: 'Dieser Zug beginnt mit fünf Probenwürfeln und dem Mutantenwürfel.',
	rollThreeDice: 'Der zweite Zug hat drei Probenwürfel und keinen Mutantenwürfel.',
	firstRerollIsFree: 'Das erste Nachwürfeln ist frei: Es kostet keinen Entdecker.',
	rerollCostsExplorer: 'Das freie Nachwürfeln ist verbraucht: Ein weiteres kostet einen Entdecker.',
	rerollNames: 'Wähle mindestens einen Würfel zum Nachwürfeln.',
	notOfThisTurn: 'Dieser Würfel gehört nicht zu diesem Zug.',
	noExplorerInWar: 'Im Chemischen Krieg ist vor dem Ende kein Entdecker erlaubt.',
	notDone: ({ by }, talk) => `${talk.player(by)} hat noch einen Würfel, der eingesetzt werden muss.`,
	infectionOpen: ({ value }) => `Zuerst muss die Infektion ${value} eingesetzt werden.`,
	singleDieOpen: ({ face }) => `Zuerst muss der einzelne Würfel, eine ${face}, in die Biotechnologie.`,
	threeNeedRat: 'Drei Würfel gibt es nur mit einer Laborratte.',
	noFreeSpace: 'Die Biotechnologie ist voll: Ein einzelner Würfel geht nicht.',
	diceGone: ({ faces }, talk) =>
		faces.length === 0
			? 'Dieser Würfel liegt in diesem Zug nicht auf dem Tisch.'
			: `Schon von der Leitung genommen: ${talk.and(faces.map((face) => `die ${face}`))}.`,
	dieNotTaken: 'Dieser Würfel wurde nicht genommen.',
	dieUsedUp: ({ face }) => `Die ${face} ist schon benutzt.`,
	infectionIsNoSample: ({ face }) => `Die ${face} ist die Infektion, keine Probe.`,
	sampleNotThere: ({ face }) =>
		`Die ${face} ist eine Probe: In die Biotechnologie kommt nur ein einzeln genommener Würfel.`,
	singleDieOnly: ({ face }) => `Die ${face} wurde einzeln genommen: Sie geht nur in die Biotechnologie.`,
	singleDieUsed: ({ face }) => `Die ${face} ist schon notiert.`,
	singleDieInfectsNobody: ({ face }) => `Die ${face} wurde einzeln genommen: Sie bringt keine Infektion.`,
	noBonus: ({ kind }) => `Kein Bonus „${resources[kind]}“ mehr übrig.`,
	analyseTaken: 'Eine Analyse ändert nur einen genommenen Würfel.',
	analyseUnused: ({ face }) => `Die ${face} ist schon benutzt: zu spät für eine Analyse.`,
	analyseBefore: 'Welcher Würfel die Infektion ist, steht schon fest: zu spät für eine Analyse.',
	outsideDie: ({ face, change }) =>
		`Aus einer ${face} wird keine ${face + change}: Ein Würfel zeigt 1 bis 6.`,
	noResource: ({ area }) => `Es gibt keine ${resources[area]} und keine freie Probe, die hierher kann.`,
	notOpen: ({ resource }) => `Es ist keine ${resources[resource]} offen.`,
	healthFull: 'Alle neun Spalten der Gesundheit sind gefüllt.',
	noHealthCell: ({ sample, before, way }) =>
		way === 'up'
			? `${sample} ist größer als ${before}, und weiter oben ist kein Feld.`
			: `${sample} ist kleiner als ${before}, und weiter unten ist kein Feld.`,
	formulaFull: 'Alle zehn Kästchen der Formel sind gefüllt.',
	factorAsks: ({ sample, wanted, noted, factor }) =>
		`Nach ${noted} verlangt der Faktor ${written(factor)} eine ${wanted}, keine ${sample}.`,
	formulaBlocked: ({ noted, factor }) =>
		`Nach ${noted} verlangt der Faktor ${written(factor)} etwas, das kein Würfel zeigt: Die Formel ist blockiert.`,
	factorCrossed: ({ factor }) => `Der Faktor ${written(factor)} ist schon gestrichen.`,
	spaceTaken: ({ space, number }) => `In Feld ${space} steht schon eine ${number}.`,
	otherNumber: ({ face, space, number }) =>
		`Der Würfel zeigt ${face}, in ${space} steht aber eine ${number}.`,
	pairIncomplete: ({ pair }) => `Das Paar ${pair} ist noch nicht vollständig.`,
	pairUsed: ({ pair }) => `Das Paar ${pair} ist benutzt: Eine seiner Zahlen ist gestrichen.`,
	numberCrossed: ({ space }) => `Die Zahl in ${space} ist schon gestrichen.`,
	singleDieStays: 'Umgewandelt werden nur Würfel einer Probe (zwei oder drei), nie ein einzelner.',
	nothingToPlace: 'Es ist keine Infektion einzusetzen.',
	noSuchInfection: ({ value, open }, talk) =>
		`Keine Infektion ${value} ist offen, nur ${talk.and(open.map(String))}.`,
	wrongCount: ({ count, open }, talk) =>
		`Das sind ${count} Personen; die Infektion muss genau ${talk.or(open.map(String))} treffen.`,
	wrongShape: ({ value }) => `Das ist nicht die Form der Infektion ${value}, wie man sie auch dreht.`,
	nobodyThere: 'Eine Infektion trifft nur Personen: kein Krankenhaus und nichts außerhalb der Zone.',
	alreadyInfected: 'Dort ist schon jemand infiziert.',
	missesEntry: 'Die erste Infektion muss den Eingang in der Ecke treffen.',
	touchesNobody: 'Die Infektion muss an jemanden grenzen, der schon infiziert ist.',
	shapeFits: ({ value }) => `Die Infektion ${value} passt noch, also wird keine Spalte bedeckt.`,
	columnComplete: ({ column }) => `In Spalte ${column + 1} sind schon alle infiziert.`,
	dieWaits: ({ value }) =>
		`Der Infektionswürfel ${value} wartet, bis die erhaltenen Infektionen eingesetzt sind.`,
	notAtEntry: 'Die erste resistente Person kommt an der Ecke mit dem Schild herein.',
	notWithOthers: 'Eine resistente Person muss an eine andere resistente grenzen.',
	notHealthy: 'Nur eine gesunde Person kann resistent werden.',
	touchesInfected: 'Eine resistente Person kann nicht neben einer infizierten hereinkommen.',
	twoMustEnter: 'Eine zweite kann auch herein, also müssen es zwei sein.',
	onlyOneCan: 'Nach dieser kann niemand mehr herein: Wähle nur eine.',
	nobodyCanEnter: 'Jetzt kann niemand herein, der Bonus ist nicht nutzbar.',
	allTold: ({ by }, talk) => `${talk.player(by)} hat schon alle zehn Kästchen der Formel gefüllt.`,
	pairNotAnnulled: ({ pair }) =>
		`Nur ein vollständiges, unbenutztes Paar lässt sich annullieren, und ${pair} ist keines.`
};
