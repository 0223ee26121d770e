/** What the referee of this game can say, and the values that the words need. */
import type { Bonus } from '../../sheets/fight-the-virus/facts.ts';
import { refusing } from '../kit/refusal.ts';
import type { RuleId } from './rulebook.ts';

/** Where on the sheet something lies, roughly. */
export type Direction = 'top' | 'bottom' | 'left' | 'right' | 'middle';

export interface Sentences {
	// game and turn
	gameOver: Record<string, never>;
	rollFirst: { roller: number };
	otherRolls: { roller: number };
	decideDouble: { roller: number };
	sixesStay: Record<string, never>;
	rolledAlready: Record<string, never>;
	rolledTwice: Record<string, never>;
	nothingToKeep: Record<string, never>;
	finishTurn: { waiting: number[] };
	doneAlready: { by: number };
	keptElsewhere: { by: number };
	keptHere: { by: number };
	reportedAlready: { by: number };
	reportLater: { by: number };
	noBonus: { by: number };
	bonusFirst: { by: number; bonus: Bonus };
	// using dice
	analysedAlready: { by: number };
	usedElsewhereAlready: { by: number };
	passiveUsed: { by: number };
	bothUsed: { by: number };
	dieUsed: { face: number };
	dieUsable: { face: number; area: 'analysis' | 'research' | 'testing' | 'curve' };
	progressShort: { add: number; needs: number; has: number };
	// virus analysis
	shapeOf: { value: number; squares: number };
	noShapeAbove6: { value: number };
	sixTooLarge: { squares: number };
	sixApart: Record<string, never>;
	sixTooLong: Record<string, never>;
	outside: { squares: number };
	covered: { squares: number };
	notBeside: Record<string, never>;
	/** `shape` is the value whose shape it is, 0 for any other shape. */
	cutsOff: { shape: number; squares: number; where: Direction };
	// research
	researchNext: { value: number; next: number };
	goalsOpen: { goals: number };
	researchComplete: Record<string, never>;
	// testing
	noTestingSquare: Record<string, never>;
	testingFilled: { number: number };
	needsSupport: { empty: number };
	notHigher: { value: number; below: number };
	oneOnOne: Record<string, never>;
	oneUnderOne: Record<string, never>;
	// spread curve
	noCurveSquare: Record<string, never>;
	curveFilled: { number: number };
	curveTooHigh: { value: number };
	fromBelow: { column: number };
	completeColumn: { column: number };
	leftmostColumn: { column: number };
	sameBeside: { value: number };
	circledFirst: { columns: number[] };
	opposite: { value: number; takes: number; beside: number };
}

export const refuse = refusing<RuleId, Sentences>();
