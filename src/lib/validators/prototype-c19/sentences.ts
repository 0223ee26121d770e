/** What a refusal says about the move, and the values that its words need. */
import type {
	BonusKind,
	Factor,
	PairId,
	ResearchKind,
	Scenario,
	Space
} from '../../sheets/prototype-c19/facts.ts';
import { refusing } from '../kit/refusal.ts';
import type { Complaint } from '../../table/record.ts';
import type { RuleId } from './rulebook.ts';

type Nothing = Readonly<Record<string, never>>;

export interface Sentences {
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
	outsideDie: { readonly face: number; readonly change: number };
	noResource: { readonly area: ResearchKind };
	notOpen: { readonly resource: ResearchKind };
	// H
	healthFull: Nothing;
	noHealthCell: { readonly sample: number; readonly before: number; readonly way: 'up' | 'down' };
	// F
	formulaFull: Nothing;
	factorAsks: {
		readonly sample: number;
		readonly wanted: number;
		readonly noted: number;
		readonly factor: Factor;
	};
	formulaBlocked: { readonly noted: number; readonly factor: Factor };
	factorCrossed: { readonly factor: Factor };
	// B
	spaceTaken: { readonly space: Space; readonly number: number };
	otherNumber: { readonly face: number; readonly space: Space; readonly number: number };
	pairIncomplete: { readonly pair: PairId };
	pairUsed: { readonly pair: PairId };
	numberCrossed: { readonly space: Space };
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
	allTold: { readonly by: number };
	pairNotAnnulled: { readonly pair: PairId };
}

const refuse = refusing<RuleId, Sentences>();

/** A complaint whose rule is one of this game's. */
export const no = <K extends keyof Sentences>(
	rule: RuleId,
	key: K,
	values: Sentences[K],
	cells: readonly string[] = []
): Complaint => refuse(rule, key, values, cells);
