import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import { aNumber } from '../../../english.ts';
import type { Words } from '../words.ts';
import { bonusName, fields, shapeName, squares } from './labels.ts';

const areaNames = {
	analysis: 'the virus analysis',
	research: 'research',
	testing: 'testing',
	curve: 'the spread curve'
};

const places = {
	top: 'at the top',
	bottom: 'at the bottom',
	left: 'on the left',
	right: 'on the right',
	middle: 'in the middle'
};

/** Begins a sentence about a shape. */
const subject = (shape: ShapeName): string =>
	({
		single: 'The single square',
		lineOfTwo: 'The line of two',
		lineOfThree: 'The line of three',
		squareOfFour: 'The square of four',
		plus: 'The plus',
		free: 'This',
		other: 'This'
	})[shape];

export const sentences: Words['sentences'] = {
	gameOver: 'The game is over.',
	rollFirst: ({ roller }, talk) => `${talk.player(roller)} has to roll first.`,
	otherRolls: ({ roller }, talk) => `It is ${talk.player(roller)} who rolls in this turn.`,
	decideDouble: ({ roller }, talk) =>
		`${talk.player(roller)} first decides whether to keep the double or to roll again.`,
	sixesStay: 'Double six is never rolled again.',
	rolledAlready: 'The dice of this turn are rolled already.',
	rolledTwice: 'At this table doubles are rolled again only once a turn.',
	nothingToKeep: 'There is no double to decide on.',
	finishTurn: ({ waiting }, talk) =>
		`The turn is not finished yet: ${talk.and(waiting.map((by) => talk.player(by)))} still ${talk.plural(waiting.length, { one: 'marks', other: 'mark' })}.`,
	doneAlready: ({ by }, talk) => `${talk.player(by)} is done for this turn.`,
	keptElsewhere: ({ by }, talk) => `The sheet of ${talk.player(by)} is not kept here.`,
	keptHere: ({ by }, talk) => `The sheet of ${talk.player(by)} is kept here, so nothing has to be reported.`,
	reportedAlready: ({ by, last }, talk) => `${talk.player(by)} has already reported the ${last}.`,
	reportLater: ({ by, last }, talk) => `${talk.player(by)} cannot have crossed out ${last} at this moment.`,
	noBonus: ({ by }, talk) => `No bonus of this kind is waiting for ${talk.player(by)}.`,
	bonusFirst: ({ by, bonus }, talk) =>
		`${talk.player(by)} first takes or declines the bonus: ${bonusName(bonus)}.`,
	analysedAlready: ({ by }, talk) =>
		`${talk.player(by)} is active and has used the one die for the virus analysis already.`,
	usedElsewhereAlready: ({ by }, talk) =>
		`${talk.player(by)} is active and has used the one die outside the virus analysis already.`,
	passiveUsed: ({ by }, talk) =>
		`${talk.player(by)} is passive and has used a die; only an extra-die square would allow the second.`,
	bothUsed: ({ by }, talk) => `${talk.player(by)} has used both dice.`,
	dieUsed: ({ face }) => `This die, the ${face}, was already used in this turn.`,
	dieUsable: ({ face, area }) => `The ${face} can still be used in ${areaNames[area]}.`,
	progressShort: ({ add, needs, has }, talk) =>
		`To add ${add} takes ${fields(needs, talk)} of progress, but ${talk.plural(has, { zero: 'none is available', one: 'only one is available', other: `only ${talk.number(has)} are available` })}.`,
	shapeOf: ({ value, shape, squares: n }, talk) =>
		`A ${value} fills ${shapeName(shape, n, talk)}, and this is another shape.`,
	noShapeAbove6: ({ value }) => `There is no shape for ${aNumber(value)}: the virus analysis ends at 6.`,
	sixTooLarge: ({ squares: n, most }, talk) =>
		`A 6 fills at most ${squares(most, talk)}, not ${talk.number(n)}.`,
	sixApart: 'The squares of a 6 must be connected by their sides.',
	sixTooLong: ({ short, long }) => `This shape does not fit into a box of ${short} by ${long}.`,
	outside: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'One square of the shape lies outside the virus.',
			other: `${talk.number(n)} squares of the shape lie outside the virus.`
		}),
	covered: ({ squares: n }, talk) =>
		talk.plural(n, {
			one: 'One square of the shape is filled already.',
			other: `${talk.number(n)} squares of the shape are filled already.`
		}),
	notBeside: 'The shape must share a side with a square filled before; corners do not count.',
	cutsOff: ({ shape, squares: n, where }, talk) =>
		`${subject(shape)} would cut off ${squares(n, talk)} ${places[where]}.`,
	researchNext: ({ value, next }) => `Research continues with ${next}, and this is ${aNumber(value)}.`,
	goalsOpen: ({ goals, last }, talk) =>
		talk.plural(goals, {
			one: `${last} has to wait: one red square with a flag is still empty.`,
			other: `${last} has to wait: ${talk.number(goals)} red squares with a flag are still empty.`
		}),
	researchComplete: 'Research is complete.',
	noTestingSquare: 'There is no such square in testing.',
	testingFilled: ({ number }) => `This square already holds ${aNumber(number)}.`,
	needsSupport: ({ empty, of }, talk) =>
		talk.plural(empty, {
			one: 'A square directly underneath is still empty.',
			other:
				empty === 2 && of === 2
					? 'Both squares directly underneath are still empty.'
					: `${talk.number(empty)} squares directly underneath are still empty.`
		}),
	notHigher: ({ value, below }) =>
		value === below
			? `Underneath stands ${aNumber(below)}: the number must be higher, not equal.`
			: `Underneath stands ${aNumber(below)}, and ${value} is not higher.`,
	oneOnOne: 'Underneath stands a 1, and a 1 never stands on a 1.',
	oneUnderOne: 'Above stands a 1, and a 1 never stands under a 1.',
	noCurveSquare: 'There is no such square in the spread curve.',
	curveFilled: ({ number }) => `This square already holds ${aNumber(number)}.`,
	curveTooHigh: ({ value }) => `The spread curve takes numbers from 1 to 6, not ${aNumber(value)}.`,
	fromBelow: ({ column }) => `Column ${column} is filled from the bottom up: a square below is still empty.`,
	completeColumn: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `Column ${columns.join()} is begun and has to be completed first.`,
			other: `Columns ${talk.and(columns.map(String))} are begun and have to be completed first.`
		}),
	leftmostColumn: ({ column }) => `Column ${column} comes first: it is the leftmost one not begun.`,
	sameBeside: ({ value }) => `A neighbour already holds a ${value}.`,
	circledFirst: ({ columns }, talk) =>
		`Column ${talk.or(columns.map(String))} has to be begun first: its bottom square is circled.`,
	opposite: ({ takes, beside }) =>
		`This circled square takes only a ${takes}, the opposite of the ${beside} beside it.`,
	noVirus: 'The virus analysis has no square.',
	virusInPieces: ({ sections }, talk) =>
		`The virus analysis is in ${talk.number(sections)} pieces; its squares must be connected by their sides.`,
	shapeSize: ({ shapes, most }, talk) =>
		`The shape of ${talk.and(shapes.map(String))} must have 1 to ${most} squares.`,
	noTesting: 'Testing has no square.',
	noCurve: 'The spread curve has no square.',
	researchTooLong: ({ last, reach }) =>
		`Research goes up to ${last}, but no die can reach more than ${reach} with these progress fields.`,
	doubtFieldOrder: 'The progress fields are not marked in their order.',
	doubtFieldCount: ({ circled, spikes }, talk) =>
		`Progress fields circled: ${talk.number(circled)}; spikes covered: ${talk.number(spikes)}.`,
	doubtFieldsSpent: ({ crossed, spent }, talk) =>
		`The numbers above 6 cost at least ${fields(spent, talk)} of progress, but only ${talk.number(crossed)} are crossed out.`,
	doubtFilledApart: ({ sections }, talk) =>
		`The filled squares of the virus are in ${talk.number(sections)} pieces.`,
	doubtRestApart: ({ sections }, talk) =>
		`The squares of the virus that are not analysed are in ${talk.number(sections)} pieces.`,
	doubtGoalsOpen: ({ last, goals }, talk) =>
		talk.plural(goals, {
			one: `${last} is crossed out, but one red square is empty.`,
			other: `${last} is crossed out, but ${talk.number(goals)} red squares are empty.`
		}),
	doubtUnsupported: 'A number in testing has an empty square directly underneath.',
	doubtNotHigher: 'A number in testing is not higher than what stands directly underneath.',
	doubtOneOnOne: 'In testing a 1 stands directly above a 1.',
	doubtTooHigh: 'The spread curve holds a number above 6.',
	doubtGap: 'A number in the spread curve has an empty square below it.',
	doubtColumns: ({ columns }, talk) =>
		talk.plural(columns.length, {
			one: `Column ${columns.join()} was left incomplete before another one was begun.`,
			other: `Columns ${talk.and(columns.map(String))} were left incomplete before another one was begun.`
		}),
	doubtColumnOrder: 'The columns of the spread curve were not begun from left to right.',
	doubtSameBeside: 'Neighbouring squares of the spread curve hold the same number.',
	doubtOpposite: 'A circled square does not hold the number opposite to its neighbour’s.',
	doubtCirclesBeside: 'Two neighbouring squares are both circled and empty.'
};
