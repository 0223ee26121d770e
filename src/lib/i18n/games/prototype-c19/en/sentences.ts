import { aNumber } from '../../../english.ts';
import { written, type Words } from '../words.ts';
import { scenarios } from './options.ts';
import { resources } from './sheet.ts';

export const sentences: Words['sentences'] = {
	placeFirst: ({ scenario }) => `First everybody places the infection of the ${scenarios[scenario]}.`,
	rollFirst: ({ researcher }, talk) => `${talk.player(researcher)} has to roll first.`,
	takeFirst: ({ researcher }, talk) => `${talk.player(researcher)} is still choosing dice.`,
	notYourPart: ({ by }, talk) => `${talk.player(by)} cannot do that at this point of the turn.`,
	alreadyDone: ({ by }, talk) => `${talk.player(by)} has already finished this turn.`,
	reportsFirst: 'The last turn is over: only the reports of the other sheets are missing.',
	finalStep: ({ by }, talk) => `In the final step ${talk.player(by)} cannot do that.`,
	gameOver: 'The game is over.',
	marksElsewhere: ({ by }, talk) =>
		`${talk.player(by)} marks on another sheet, so this is not recorded here.`,
	assistantsDoNotReroll: ({ by, researcher }, talk) =>
		`${talk.player(by)} cannot re-roll: only the researcher, ${talk.player(researcher)}, does.`,
	researcherMustTake: ({ by }, talk) => `${talk.player(by)} is the researcher and must take dice.`,
	resourceFirst: ({ resources: open }, talk) =>
		`First place or give up: ${talk.and(open.map((kind) => resources[kind]))}.`,
	receivedFirst: ({ received }, talk) =>
		talk.plural(received.length, {
			one: `First place the infection received: ${received.join()}.`,
			other: `First place the infections received: ${talk.and(received.map(String))}.`
		}),
	rollAllDice: 'This turn begins with five sample dice and the mutant die.',
	rollThreeDice: 'The second turn has three sample dice and no mutant die.',
	firstRerollIsFree: 'The first re-roll is free: no Explorer is used for it.',
	rerollCostsExplorer: 'The free re-roll is gone: another one costs an Explorer.',
	rerollNames: 'Choose at least one die to re-roll.',
	notOfThisTurn: 'That die is not used in this turn.',
	noExplorerInWar: 'In the Chemical war no Explorer can be used before the end.',
	notDone: ({ by }, talk) => `${talk.player(by)} still has a die that must be placed.`,
	infectionOpen: ({ value }) => `The infection of ${value} has to be placed first.`,
	singleDieOpen: ({ face }) => `The single die, a ${face}, has to be noted in Biotechnology first.`,
	threeNeedRat: 'Three dice can only be taken with a Lab rat.',
	noFreeSpace: 'Biotechnology is full, so a single die cannot be taken.',
	diceGone: ({ faces }, talk) =>
		faces.length === 0
			? 'That die is not on the table in this turn.'
			: `The researcher has taken ${talk.and(faces.map((face) => `the ${face}`))}.`,
	dieNotTaken: 'This die was not taken.',
	dieUsedUp: ({ face }) => `The ${face} has been used already.`,
	infectionIsNoSample: ({ face }) => `The ${face} is the infection, not a sample.`,
	sampleNotThere: ({ face }) =>
		`The ${face} is a sample: only a die that was taken alone goes into Biotechnology.`,
	singleDieOnly: ({ face }) => `The ${face} was taken alone: it goes into Biotechnology and nowhere else.`,
	singleDieUsed: ({ face }) => `The ${face} has been noted already.`,
	singleDieInfectsNobody: ({ face }) => `The ${face} was taken alone: it brings no infection.`,
	noBonus: ({ kind }) => `No ${resources[kind]} is left to use.`,
	analyseTaken: 'Analysis only changes a die that the player has taken.',
	analyseUnused: ({ face }) => `The ${face} has been used: Analysis comes too late.`,
	analyseBefore: 'Which die is the infection is settled: Analysis comes too late.',
	outsideDie: ({ face, change }) => `A ${face} cannot become ${face + change}: a die shows 1 to 6.`,
	noResource: ({ area }) => `There is no open ${resources[area]} and no free sample to place here.`,
	notOpen: ({ resource }) => `No ${resources[resource]} is open.`,
	noHealthCell: ({ sample, before, way }) =>
		way === 'same'
			? `${sample} equals ${before}, and there is no cell in this row.`
			: way === 'up'
				? `${sample} is greater than ${before}, and there is no cell higher up.`
				: `${sample} is smaller than ${before}, and there is no cell further down.`,
	factorAsks: ({ sample, wanted, noted, factor }) =>
		`After ${noted} the factor ${written(factor)} asks for ${aNumber(wanted)}, not ${aNumber(sample)}.`,
	formulaBlocked: ({ noted, factor }) =>
		`After ${noted} the factor ${written(factor)} asks for something no die shows: the Formula is blocked.`,
	factorCrossed: ({ factor }) => `The factor ${written(factor)} has been crossed out already.`,
	spaceTaken: ({ space, number }) => `Space ${space} already holds a ${number}.`,
	otherNumber: ({ face, space, number }) => `The die shows ${face}, but ${space} holds a ${number}.`,
	pairIncomplete: ({ pair }) => `Pair ${pair} is not complete yet.`,
	pairUsed: ({ pair }) => `Pair ${pair} has been used: one of its numbers is crossed out.`,
	numberCrossed: ({ space }) => `The number in ${space} is crossed out already.`,
	singleDieStays: 'Only dice of a sample (two or three) are converted, never a single die.',
	nothingToPlace: 'There is no infection to place.',
	noSuchInfection: ({ value, open }, talk) =>
		`No infection of ${value} is open, only ${talk.and(open.map(String))}.`,
	wrongCount: ({ count, open }, talk) =>
		talk.plural(count, {
			one: `This is one individual; the infection has to cover exactly ${talk.or(open.map(String))}.`,
			other: `These are ${count} individuals; the infection has to cover exactly ${talk.or(open.map(String))}.`
		}),
	wrongShape: ({ value }) => `This is not the shape of the infection ${value}, however it is turned.`,
	alreadyInfected: 'Somebody there is infected already.',
	touchesNobody: 'The infection must touch somebody who is infected already.',
	shapeFits: ({ value }) => `The infection ${value} still fits, so no column is covered.`,
	columnComplete: ({ column }) => `Everybody in column ${column + 1} is infected already.`,
	dieWaits: ({ value }) => `The infection die of ${value} waits until the received infections are placed.`,
	notWithOthers: 'A resistant individual must touch another resistant one.',
	notHealthy: 'Only a healthy individual can become resistant.',
	touchesInfected: 'A resistant individual cannot enter beside an infected one.',
	twoMustEnter: 'A second one can enter as well, so two must.',
	onlyOneCan: 'After this one nobody else can enter: choose one only.',
	nobodyCanEnter: 'Nobody can enter now, so the bonus cannot be used.',
	pairNotAnnulled: ({ pair }) => `Only a complete, unused pair can be annulled, and ${pair} is not.`,
	healthFull: ({ columns }) => `All ${columns} columns of Health are filled.`,
	chooseStart: 'The first column has several cells: choose one of them.',
	rowFollows: 'Here the row follows from the number: it is not chosen.',
	formulaFull: ({ boxes }) => `All ${boxes} boxes of the Formula are filled.`,
	noFactorBefore: 'The last number has no factor, so nothing fits after it.',
	factorMissing: 'A factor is still free: one has to be crossed out with the sample.',
	nobodyThere: 'An infection covers individuals only: no hospital, no gap and nothing outside the zone.',
	missesEntry: 'The first infection must cover a cell with the arrow, where it enters.',
	columnEmpty: ({ column }) => `Nobody stands in column ${column + 1}.`,
	notAtEntry: 'The first resistant individual enters where the shield is.',
	mutantIsNoted: 'The mutant die is noted already: Analysis does not change it any more.',
	analyseMutantOnly: 'Before taking, Analysis can only change the mutant die.',
	noMutantDie: 'This turn has no mutant die.',
	allTold: ({ by, boxes }, talk) =>
		`${talk.player(by)} has already filled all ${boxes} boxes of the Formula.`,
	multiplierLowest: ({ multiplier }) => `The multiplier is ×${multiplier} already and cannot fall further.`,
	noStartCell: 'The first column of Health has no cell: nothing could ever be placed there.',
	noEntry: 'The risk zone has no cell where the infection enters.',
	noResistantEntry: 'The risk zone has no cell where resistant individuals enter.',
	rowsWithoutGain: ({ rows, gains }) =>
		`The risk zone has ${rows} rows, but resources are given for ${gains}.`,
	moreThanCircles: ({ kinds }, talk) =>
		`More at the start than there are circles: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	shapeOfOtherSize: ({ values }, talk) =>
		`An infection must have as many cells as its number; this is not so for ${talk.and(values.map(String))}.`,
	limitsDoNotAscend: 'The limits of the results must rise from one to the next.',
	mutantCount: ({ by, count, turns }, talk) =>
		`${talk.player(by)} has ${count} mutant ${talk.plural(count, { one: 'number', other: 'numbers' })}, but was the researcher ${talk.plural(turns, { one: 'once', other: `${turns} times` })}.`,
	noReport: ({ by }, talk) => `The report of ${talk.player(by)} is missing, though the game is over.`,
	usedMoreThanGained: ({ kinds }, talk) =>
		`More are used than were ever gained: ${talk.and(kinds.map((kind) => resources[kind]))}.`,
	healthOutOfPlace: 'A number in Health does not stand where the one before leads to.',
	healthNumberImpossible: 'A number in Health is no sample times the multiplier of its cell.',
	formulaOutOfStep: ({ boxes }, talk) =>
		`The factor before does not lead to what stands in ${talk.plural(boxes.length, { one: 'box', other: 'boxes' })} ${talk.and(boxes.map(String))}.`,
	boxWithoutFactor: ({ boxes }, talk) =>
		`No factor stands after ${talk.plural(boxes.length, { one: 'box', other: 'boxes' })} ${talk.and(boxes.map(String))}, though one is free.`,
	factorTooOften: ({ factors }, talk) => `Noted more often than printed: ${talk.and(factors.map(written))}.`,
	formulaNumberImpossible: ({ boxes }, talk) =>
		`No sample times the multiplier gives what stands in ${talk.plural(boxes.length, { one: 'box', other: 'boxes' })} ${talk.and(boxes.map(String))}.`,
	crossedTooEarly: 'Numbers are crossed out that could not be: the pair is incomplete, or both are crossed.',
	infectedApart: 'Infected individuals lie apart from where the infection entered.',
	resistantMiscounted: ({ marked, used }) =>
		`Resistant individuals: ${marked}; bonuses used: ${used}. Each bonus brings in one or two.`,
	resistantApart: 'Resistant individuals stand apart from where they enter.',
	tooManyNumbers: ({ numbers, most }) =>
		`Numbers written: ${numbers}; turns, Lab rats and research samples allow ${most} at most.`
};
