/** What the referee of this game can say, and the values that the words need. */
import type { EditionSentences } from '../../sheets/fight-the-virus/edition-rules.ts';
import type { Bonus } from '../../sheets/fight-the-virus/facts.ts';
import { refusing } from '../kit/refusal.ts';
import type { ShapeName } from './boards.ts';
import type { RuleId } from './rulebook.ts';

/** Where on the sheet something lies, roughly. */
export type Direction = 'top' | 'bottom' | 'left' | 'right' | 'middle';

export interface Sentences extends EditionSentences, Doubted {
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
	reportedAlready: { by: number; last: number };
	reportLater: { by: number; last: number };
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
	/** `squares` is how many the shape of the value has. */
	shapeOf: { value: number; shape: ShapeName; squares: number };
	noShapeAbove6: { value: number };
	sixTooLarge: { squares: number; most: number };
	sixApart: Record<string, never>;
	sixTooLong: { short: number; long: number };
	outside: { squares: number };
	covered: { squares: number };
	notBeside: Record<string, never>;
	cutsOff: { shape: ShapeName; squares: number; where: Direction };
	// research
	researchNext: { value: number; next: number };
	goalsOpen: { goals: number; last: number };
	researchComplete: Record<string, never>;
	// testing
	noTestingSquare: Record<string, never>;
	testingFilled: { number: number };
	needsSupport: { empty: number; of: number };
	notHigher: { value: number; below: number };
	oneOnOne: Record<string, never>;
	oneUnderOne: Record<string, never>;
	// spread curve
	noCurveSquare: Record<string, never>;
	curveFilled: { number: number };
	curveTooHigh: { value: number };
	fromBelow: { column: number };
	completeColumn: { columns: number[] };
	leftmostColumn: { column: number };
	sameBeside: { value: number };
	circledFirst: { columns: number[] };
	opposite: { value: number; takes: number; beside: number };
}

/** What could not have come about (document: "Positions"). */
interface Doubted {
	doubtFieldOrder: Record<string, never>;
	doubtFieldCount: { circled: number; spikes: number };
	doubtFieldsSpent: { crossed: number; spent: number };
	doubtFilledApart: { sections: number };
	doubtRestApart: { sections: number };
	doubtGoalsOpen: { last: number; goals: number };
	doubtUnsupported: { squares: number };
	doubtNotHigher: { squares: number };
	doubtOneOnOne: Record<string, never>;
	doubtTooHigh: { squares: number };
	doubtGap: { squares: number };
	doubtColumns: { columns: number[] };
	doubtColumnOrder: Record<string, never>;
	doubtSameBeside: Record<string, never>;
	doubtOpposite: { squares: number };
	doubtCirclesBeside: Record<string, never>;
}

export const refuse = refusing<RuleId, Sentences>();
