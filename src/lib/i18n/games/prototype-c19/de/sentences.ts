import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const sentences: Words['sentences'] = {
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
	noHealthCell: ({ sample, before, way }) =>
		way === 'same'
			? `${sample} ist gleich ${before}, und in dieser Zeile ist kein Feld.`
			: way === 'up'
				? `${sample} ist größer als ${before}, und weiter oben ist kein Feld.`
				: `${sample} ist kleiner als ${before}, und weiter unten ist kein Feld.`,
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
		talk.plural(count, {
			one: `Das ist eine Person; die Infektion muss genau ${talk.or(open.map(String))} treffen.`,
			other: `Das sind ${count} Personen; die Infektion muss genau ${talk.or(open.map(String))} treffen.`
		}),
	wrongShape: ({ value }) => `Das ist nicht die Form der Infektion ${value}, wie man sie auch dreht.`,
	alreadyInfected: 'Dort ist schon jemand infiziert.',
	touchesNobody: 'Die Infektion muss an jemanden grenzen, der schon infiziert ist.',
	shapeFits: ({ value }) => `Die Infektion ${value} passt noch, also wird keine Spalte bedeckt.`,
	columnComplete: ({ column }) => `In Spalte ${column + 1} sind schon alle infiziert.`,
	dieWaits: ({ value }) =>
		`Der Infektionswürfel ${value} wartet, bis die erhaltenen Infektionen eingesetzt sind.`,
	notWithOthers: 'Eine resistente Person muss an eine andere resistente grenzen.',
	notHealthy: 'Nur eine gesunde Person kann resistent werden.',
	touchesInfected: 'Eine resistente Person kann nicht neben einer infizierten hereinkommen.',
	twoMustEnter: 'Eine zweite kann auch herein, also müssen es zwei sein.',
	onlyOneCan: 'Nach dieser kann niemand mehr herein: Wähle nur eine.',
	nobodyCanEnter: 'Jetzt kann niemand herein, der Bonus ist nicht nutzbar.',
	pairNotAnnulled: ({ pair }) =>
		`Nur ein vollständiges, unbenutztes Paar lässt sich annullieren, und ${pair} ist keines.`,
	healthFull: ({ columns }) => `Alle ${columns} Spalten der Gesundheit sind gefüllt.`,
	chooseStart: 'Die erste Spalte hat mehrere Felder: Wähle eines.',
	rowFollows: 'Hier folgt die Zeile aus der Zahl: Sie wird nicht gewählt.',
	formulaFull: ({ boxes }) => `Alle ${boxes} Kästchen der Formel sind gefüllt.`,
	noFactorBefore: 'Die letzte Zahl hat keinen Faktor: Danach passt nichts mehr.',
	factorMissing: 'Ein Faktor ist noch frei: Mit der Probe muss einer gestrichen werden.',
	nobodyThere:
		'Eine Infektion trifft nur Personen: kein Krankenhaus, keine Lücke und nichts außerhalb der Zone.',
	missesEntry: 'Die erste Infektion muss ein Feld mit dem Pfeil treffen, wo sie hereinkommt.',
	columnEmpty: ({ column }) => `In Spalte ${column + 1} steht niemand.`,
	notAtEntry: 'Die erste resistente Person kommt beim Schild herein.',
	mutantIsNoted: 'Der Mutantenwürfel ist schon notiert: Eine Analyse ändert ihn nicht mehr.',
	analyseMutantOnly: 'Vor dem Nehmen kann eine Analyse nur den Mutantenwürfel ändern.',
	noMutantDie: 'Dieser Zug hat keinen Mutantenwürfel.',
	allTold: ({ by, boxes }, talk) => `${talk.player(by)} hat schon alle ${boxes} Kästchen der Formel gefüllt.`,
	multiplierLowest: ({ multiplier }) =>
		`Der Multiplikator ist schon ×${multiplier} und kann nicht weiter sinken.`,
	noStartCell: 'Die erste Spalte der Gesundheit hat kein Feld: Dort ließe sich nie etwas eintragen.',
	noEntry: 'Die Risikozone hat kein Feld, an dem die Infektion hereinkommt.',
	noResistantEntry: 'Die Risikozone hat kein Feld, an dem Resistente hereinkommen.',
	rowsWithoutGain: ({ rows, gains }) =>
		`Die Risikozone hat ${rows} Zeilen, Gewinne sind aber für ${gains} angegeben.`,
	moreThanCircles: ({ kinds }, talk) =>
		`Am Anfang mehr, als es Kreise gibt: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	shapeOfOtherSize: ({ values }, talk) =>
		`Eine Infektion hat so viele Felder, wie ihre Zahl sagt; bei ${talk.and(values.map(String))} ist das nicht so.`,
	limitsDoNotAscend: 'Die Grenzen der Ergebnisse müssen von einer zur nächsten steigen.',
	mutantCount: ({ by, count, turns }, talk) =>
		`${talk.player(by)} hat ${talk.plural(count, { one: `${count} Mutantenzahl`, other: `${count} Mutantenzahlen` })}, hatte die Leitung aber ${turns}-mal.`,
	noReport: ({ by }, talk) => `Die Meldung von ${talk.player(by)} fehlt, obwohl die Partie vorbei ist.`,
	usedMoreThanGained: ({ kinds }, talk) =>
		`Mehr benutzt als je erhalten: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	healthOutOfPlace: 'Eine Zahl der Gesundheit steht nicht dort, wohin die davor führt.',
	healthNumberImpossible: 'Eine Zahl der Gesundheit ist keine Probe mal dem Multiplikator ihres Felds.',
	formulaOutOfStep: ({ boxes }, talk) =>
		talk.plural(boxes.length, {
			one: `Der Faktor davor führt nicht zu dem, was in Kästchen ${boxes.join()} steht.`,
			other: `Die Faktoren davor führen nicht zu dem, was in den Kästchen ${talk.and(boxes.map(String))} steht.`
		}),
	boxWithoutFactor: ({ boxes }, talk) =>
		`Nach Kästchen ${talk.and(boxes.map(String))} steht kein Faktor, obwohl einer frei ist.`,
	factorTooOften: ({ factors }, talk) => `Öfter notiert als aufgedruckt: ${talk.and(factors.map(written))}.`,
	formulaNumberImpossible: ({ boxes }, talk) =>
		`Keine Probe mal dem Multiplikator ergibt, was in Kästchen ${talk.and(boxes.map(String))} steht.`,
	crossedTooEarly:
		'Gestrichene Zahlen, die es nicht sein können: Das Paar ist unvollständig, oder beide sind gestrichen.',
	infectedApart: 'Infizierte liegen abseits davon, wo die Infektion hereinkam.',
	resistantMiscounted: ({ marked, used }) =>
		`Resistente: ${marked}, benutzte Boni: ${used}. Jeder Bonus holt eine oder zwei Personen herein.`,
	resistantApart: 'Resistente stehen abseits davon, wo sie hereinkommen.',
	tooManyNumbers: ({ numbers, most }) =>
		`Notierte Zahlen: ${numbers}; Züge, Laborratten und Forschungsproben erlauben höchstens ${most}.`
};
