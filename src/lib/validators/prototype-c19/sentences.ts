/** What a refusal says about the move, and the values that its words need. */
import type { EditionSentences } from '../../sheets/prototype-c19/edition-rules.ts';
import type { BonusKind, ResearchKind } from '../../sheets/prototype-c19/kinds.ts';
import { refusing } from '../kit/refusal.ts';
import type { Scenario } from './agreed.ts';
import type { RuleId } from './rulebook.ts';

type Nothing = Readonly<Record<string, never>>;

/** What is said of a position that could not have come about. */
interface DoubtSentences {
	mutantCount: { readonly by: number; readonly count: number; readonly turns: number };
	noReport: { readonly by: number };
	usedMoreThanGained: { readonly kinds: readonly BonusKind[] };
	healthOutOfPlace: Nothing;
	healthNumberImpossible: Nothing;
	formulaOutOfStep: { readonly boxes: readonly number[] };
	boxWithoutFactor: { readonly boxes: readonly number[] };
	factorTooOften: { readonly factors: readonly string[] };
	formulaNumberImpossible: { readonly boxes: readonly number[] };
	crossedTooEarly: Nothing;
	infectedApart: Nothing;
	resistantMiscounted: { readonly marked: number; readonly used: number };
	resistantApart: Nothing;
	tooManyNumbers: { readonly numbers: number; readonly most: number };
}

export interface Sentences extends EditionSentences, DoubtSentences {
	// T: out of turn
	placeFirst: { readonly scenario: Scenario | 'none' };
	rollFirst: { readonly researcher: number };
	takeFirst: { readonly researcher: number };
	notYourPart: { readonly by: number };
	alreadyDone: { readonly by: number };
	reportsFirst: Nothing;
	finalStep: { readonly by: number };
	gameOver: Nothing;
	marksElsewhere: { readonly by: number };
	assistantsDoNotReroll: { readonly by: number; readonly researcher: number };
	researcherMustTake: { readonly by: number };
	resourceFirst: { readonly resources: readonly ResearchKind[] };
	receivedFirst: { readonly received: readonly number[] };
	// T: rolling
	rollAllDice: Nothing;
	rollThreeDice: Nothing;
	firstRerollIsFree: Nothing;
	rerollCostsExplorer: Nothing;
	rerollNames: Nothing;
	notOfThisTurn: Nothing;
	noExplorerInWar: Nothing;
	notDone: { readonly by: number };
	infectionOpen: { readonly value: number };
	singleDieOpen: { readonly face: number };
	// D
	threeNeedRat: Nothing;
	noFreeSpace: Nothing;
	diceGone: { readonly faces: readonly number[] };
	dieNotTaken: Nothing;
	dieUsedUp: { readonly face: number };
	infectionIsNoSample: { readonly face: number };
	sampleNotThere: { readonly face: number };
	singleDieOnly: { readonly face: number };
	singleDieUsed: { readonly face: number };
	singleDieInfectsNobody: { readonly face: number };
	// U
	noBonus: { readonly kind: BonusKind };
	analyseTaken: Nothing;
	analyseUnused: { readonly face: number };
	analyseBefore: Nothing;
	mutantIsNoted: Nothing;
	analyseMutantOnly: Nothing;
	noMutantDie: Nothing;
	outsideDie: { readonly face: number; readonly change: number };
	noResource: { readonly area: ResearchKind };
	notOpen: { readonly resource: ResearchKind };
	// H
	healthFull: { readonly columns: number };
	chooseStart: Nothing;
	rowFollows: Nothing;
	noHealthCell: { readonly sample: number; readonly before: number; readonly way: 'up' | 'down' | 'same' };
	// F
	formulaFull: { readonly boxes: number };
	factorAsks: {
		readonly sample: number;
		readonly wanted: number;
		readonly noted: number;
		readonly factor: string;
	};
	formulaBlocked: { readonly noted: number; readonly factor: string };
	noFactorBefore: Nothing;
	factorMissing: Nothing;
	factorCrossed: { readonly factor: string };
	// B
	spaceTaken: { readonly space: string; readonly number: number };
	otherNumber: { readonly face: number; readonly space: string; readonly number: number };
	pairIncomplete: { readonly pair: string };
	pairUsed: { readonly pair: string };
	numberCrossed: { readonly space: string };
	singleDieStays: Nothing;
	// I
	nothingToPlace: Nothing;
	noSuchInfection: { readonly value: number; readonly open: readonly number[] };
	wrongCount: { readonly count: number; readonly open: readonly number[] };
	wrongShape: { readonly value: number };
	nobodyThere: Nothing;
	alreadyInfected: Nothing;
	missesEntry: Nothing;
	touchesNobody: Nothing;
	shapeFits: { readonly value: number };
	columnEmpty: { readonly column: number };
	columnComplete: { readonly column: number };
	dieWaits: { readonly value: number };
	// V
	notAtEntry: Nothing;
	notWithOthers: Nothing;
	notHealthy: Nothing;
	touchesInfected: Nothing;
	twoMustEnter: Nothing;
	onlyOneCan: Nothing;
	nobodyCanEnter: Nothing;
	// M and X
	allTold: { readonly by: number; readonly boxes: number };
	pairNotAnnulled: { readonly pair: string };
	multiplierLowest: { readonly multiplier: number };
}

export const refuse = refusing<RuleId, Sentences>();
