import type { Talk } from '../../talk.ts';
import { controls } from './controls/en.ts';
import type { Result, Words } from './words.ts';

const shapeNames = ['single square', 'line of two', 'line of three', 'square of four', 'plus', 'free shape'];
const shapeName = (value: number): string => shapeNames[value - 1] ?? 'shape';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'a shape in the virus analysis',
	number: 'a number in the spread curve',
	one: 'a 1 in testing'
};
const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'a bonus';

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

const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'one square', other: `${talk.number(n)} squares` });

const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'one field', other: `${talk.number(n)} fields`, zero: 'no field' });

const kinds: Readonly<Record<string, string>> = { goal: ', goal', extra: ', extra die', plain: '' };
const kind = (value: unknown): string => kinds[String(value)] ?? '';

/** Which die, and what progress adds to it. */
const die = (index: number, add = 0): string => (add > 0 ? `die ${index + 1} + ${add}` : `die ${index + 1}`);

export const words: Words = {
	sections: {
		turn: 'Game and turn',
		dice: 'Using dice',
		progress: 'Analysis progress',
		analysis: 'Virus analysis',
		research: 'Research',
		testing: 'Testing',
		curve: 'Spread curve',
		bonus: 'Bonus actions',
		setbacks: 'Adverse circumstances',
		end: 'End of the game',
		tables: 'Larger tables'
	},
	rules: {
		'FTV-G1': {
			title: 'One thing at a time',
			text: 'Only what is awaited now can be done, and only by the player it is awaited of.'
		},
		'FTV-G2': {
			title: 'One sheet each',
			text: 'Every player has one sheet. All sheets are the same.'
		},
		'FTV-G3': {
			title: 'The last mask starts',
			text: 'Whoever wore a protective mask last rolls first. The players are listed clockwise from there.'
		},
		'FTV-G4': {
			title: 'One roll for everybody',
			text: 'One player rolls both dice, and everybody uses this roll. The roller is active, all others are passive.'
		},
		'FTV-G5': {
			title: 'Doubles may be rolled again',
			text: 'After a double of 1 to 5 the roller may roll both dice again before anybody uses them, never only one of them. Double six stays.'
		},
		'FTV-G6': {
			title: 'Setbacks first',
			text: 'A setback happens before any die is used. Then everybody marks, in any order, each on the own sheet.'
		},
		'FTV-G7': {
			title: 'Everybody finishes the turn',
			text: 'The turn is over when every player is done. Then the next player clockwise rolls.'
		},
		'FTV-G8': {
			title: 'Unused dice are lost',
			text: 'What is not used in a turn is gone; nothing is kept for later.'
		},
		'FTV-D1': {
			title: 'Each die once',
			text: 'You use each of the two dice at most once in a turn. Others may use the same die on their sheets.'
		},
		'FTV-D2': {
			title: 'Active: one die for the analysis',
			text: 'The active player uses exactly one die in the virus analysis.'
		},
		'FTV-D3': {
			title: 'Active: the other die elsewhere',
			text: 'The active player uses the other die in research, testing or the spread curve. Which die goes where, and in which order, is free.'
		},
		'FTV-D4': {
			title: 'Passive: one die or none',
			text: 'A passive player may use one die in any of the four areas, or none.'
		},
		'FTV-D5': {
			title: 'The extra die',
			text: 'A passive player who fills an extra-die square may use the second die as well, in the same turn and in any area.'
		},
		'FTV-D6': {
			title: 'Active: use what can be used',
			text: 'The active player may not end the turn while an unused die fits as it lies into an area still open for it. Whoever has crossed out 12 is free of this.'
		},
		'FTV-D7': {
			title: 'What does not fit is skipped',
			text: 'A die that cannot be used is skipped. Nobody has to spend progress, nor to place the first die so that the second fits.'
		},
		'FTV-P1': {
			title: '21 fields in order',
			text: 'The fields start blank. They are circled, and later crossed out, one after the other.'
		},
		'FTV-P2': {
			title: 'A spike gives a field',
			text: 'For each spike you cover, one field is circled: it is now available.'
		},
		'FTV-P3': {
			title: 'A field adds 1 or 2',
			text: 'An available field adds 1 or 2 to one die that you use. Several fields may go on one die; the fewest that are needed are spent.'
		},
		'FTV-P4': {
			title: 'Only available fields',
			text: 'You cannot spend more fields than you have available.'
		},
		'FTV-P5': {
			title: 'Spent is spent',
			text: 'A spent field is crossed out at once. Fields gained with the first die can already help the second.'
		},
		'FTV-P6': {
			title: 'Only your own value changes',
			text: 'Progress changes the die for you alone. Doubles and setbacks depend on what was rolled.'
		},
		'FTV-P7': {
			title: 'Not on bonuses',
			text: 'Progress goes on dice, never on a bonus action.'
		},
		'FTV-V1': {
			title: 'Each value has its shape',
			text: 'A value of 1 to 5 fills exactly its shape, turned or flipped as you like.'
		},
		'FTV-V2': {
			title: 'No shape above 6',
			text: 'A value of 7 or more cannot be used in the virus analysis.'
		},
		'FTV-V3': {
			title: 'A 6 is your choice',
			text: 'A 6 fills any connected shape of one to four squares that fits into a box of two by three. A line of four does not fit.'
		},
		'FTV-V4': {
			title: 'Inside the virus',
			text: 'The whole shape is filled, and all of it lies inside the virus. Spikes belong to it.'
		},
		'FTV-V5': {
			title: 'No square twice',
			text: 'No square of the shape may be filled already.'
		},
		'FTV-V6': {
			title: 'Begin anywhere',
			text: 'The first shape may lie anywhere, as long as the rest stays in one piece.'
		},
		'FTV-V7': {
			title: 'Side by side',
			text: 'Each further shape shares at least one side with a square filled before. Corners do not count.'
		},
		'FTV-V8': {
			title: 'The rest stays in one piece',
			text: 'After each shape the squares that are not analysed yet are connected by their sides, or none is left.'
		},
		'FTV-RE1': {
			title: 'In order, exactly',
			text: 'Cross out the numbers from 1 upwards, each with a value exactly equal to it. Above 6 this takes progress.'
		},
		'FTV-RE2': {
			title: '3 and 8 give a shape',
			text: 'Crossing out 3 or 8 gives a shape in the virus analysis.'
		},
		'FTV-RE3': {
			title: '6 and 10 give a 1',
			text: 'Crossing out 6 or 10 gives a 1 in testing.'
		},
		'FTV-RE4': {
			title: '12 needs every goal',
			text: '12 can be crossed out only when all red squares with a flag, in testing and in the spread curve, are filled.'
		},
		'FTV-RE5': {
			title: '12 is the last',
			text: 'After 12 there is nothing left to cross out.'
		},
		'FTV-T1': {
			title: 'One number, one square',
			text: 'Enter the value of the die in one square of the pyramid. With progress it may be higher than 6.'
		},
		'FTV-T2': {
			title: 'An empty square',
			text: 'The square must be empty.'
		},
		'FTV-T3': {
			title: 'From below',
			text: 'All squares directly underneath must be filled.'
		},
		'FTV-T4': {
			title: 'Higher than underneath',
			text: 'The number is higher than each number directly underneath, unless it is a 1.'
		},
		'FTV-T5': {
			title: 'A 1 stands on anything but a 1',
			text: 'A 1 may stand on any numbers, but not directly above a 1.'
		},
		'FTV-T6': {
			title: 'Rows are free',
			text: 'Numbers may repeat in a row, and a row need not be complete before you go higher. Upon a 1 and a 6 only a 7 or more fits.'
		},
		'FTV-T7': {
			title: 'A complete row gives its bonus',
			text: 'Whoever fills the last empty square of a row gets the bonus at its end.'
		},
		'FTV-T8': {
			title: 'Flags are goals',
			text: 'The red squares with a flag must be filled before 12 can be crossed out.'
		},
		'FTV-T9': {
			title: 'Extra-die squares',
			text: 'Filling a square with a die gives a passive player the second die. An active player gains nothing.'
		},
		'FTV-C1': {
			title: 'One number, one square',
			text: 'Enter the value of the die, or the number of the bonus, in one square of the curve.'
		},
		'FTV-C2': {
			title: 'An empty square',
			text: 'The square must be empty.'
		},
		'FTV-C3': {
			title: '1 to 6 only',
			text: 'The curve takes numbers from 1 to 6, also with progress.'
		},
		'FTV-C4': {
			title: 'Bottom up',
			text: 'A column is filled from the bottom up without gaps.'
		},
		'FTV-C5': {
			title: 'Finish the column',
			text: 'A column once begun is completed before another one takes a number. Which one comes next is free.'
		},
		'FTV-C6': {
			title: 'Neighbours differ',
			text: 'Squares that share a side hold different numbers.'
		},
		'FTV-C7': {
			title: 'Circled columns first',
			text: 'When a new column is begun and the bottom square of one is circled, a circled one must be begun.'
		},
		'FTV-C8': {
			title: 'Circled: the opposite face',
			text: 'A circled square takes only the number opposite on a die (7 minus it) to that of its neighbour filled before. Without a filled neighbour it takes any number.'
		},
		'FTV-C9': {
			title: 'A complete row gives its bonus',
			text: 'Whoever fills the last empty square of a marked row gets the bonus at its end.'
		},
		'FTV-C10': {
			title: 'Flags are goals',
			text: 'The red squares with a flag must be filled before 12 can be crossed out.'
		},
		'FTV-C11': {
			title: 'Extra-die squares',
			text: 'Filling a square with a die gives a passive player the second die. An active player gains nothing.'
		},
		'FTV-B1': {
			title: 'Take it or leave it',
			text: 'A bonus may be taken or declined. What it marks can give progress, an extra die and further bonuses.'
		},
		'FTV-B2': {
			title: 'At once or never',
			text: 'A bonus is taken at once or lost. Until then its owner does nothing else.'
		},
		'FTV-B3': {
			title: 'Bonus: a shape',
			text: 'Fill a shape as with a 6, under all rules of the virus analysis.'
		},
		'FTV-B4': {
			title: 'Bonus: a number',
			text: 'Enter any number from 1 to 6 in the next square of the spread curve, where a number is allowed.'
		},
		'FTV-B5': {
			title: 'Bonus: a 1',
			text: 'Enter a 1 in testing, under the rules of testing.'
		},
		'FTV-B6': {
			title: 'Extra dice by bonus',
			text: 'The extra die is gained also when a bonus fills the square. Nobody uses more than two dice in a turn.'
		},
		'FTV-B7': {
			title: 'A bonus is no die',
			text: 'Bonus actions use no die and do not count for what you may do with dice.'
		},
		'FTV-A1': {
			title: '5-6 and 6-6 are setbacks',
			text: 'If 5 and 6 or double six is rolled, everybody suffers a setback before any die is used. Progress does not matter.'
		},
		'FTV-A2': {
			title: '5-6: a circle in the curve',
			text: 'The next empty square of your spread curve is circled: first in the column begun, then in the columns not begun from the left, each from the bottom up.'
		},
		'FTV-A3': {
			title: 'Some squares are passed over',
			text: 'Squares that are circled already, or that lie between different numbers, are passed over.'
		},
		'FTV-A4': {
			title: 'No circles side by side',
			text: 'A square beside a circled empty one is passed over too.'
		},
		'FTV-A5': {
			title: 'No square, no circle',
			text: 'If no square can be circled, nothing happens.'
		},
		'FTV-A6': {
			title: '6-6: a field is lost',
			text: 'You cross out your first available field of progress.'
		},
		'FTV-A7': {
			title: 'A debt',
			text: 'Without an available field you cross out the first blank one. The next spike only pays this debt. If no blank field is left, nothing happens.'
		},
		'FTV-E1': {
			title: '12 ends the game',
			text: 'The game ends with the turn in which somebody crosses out 12, whether active or passive.'
		},
		'FTV-E2': {
			title: 'Winning together',
			text: 'Everybody finishes the turn. All who cross out 12 with this roll win together.'
		},
		'FTV-E3': {
			title: 'Stopping',
			text: 'If nobody can win any more, the table may stop between two turns. Then nobody has won.'
		},
		'FTV-E4': {
			title: 'Reporting a 12',
			text: 'A player whose sheet is kept elsewhere says so after crossing out 12, in that turn or before the next roll.'
		},
		'FTV-L1': {
			title: 'At most four roll',
			text: 'With groups, at most four seats roll. Each other player chooses a seat whose rolls are the own active turns.'
		},
		'FTV-L2': {
			title: 'Active together',
			text: 'When a seat rolls, all who chose it are active and all others passive. Only the roller decides on doubles.'
		},
		'FTV-L3': {
			title: 'Clockwise',
			text: 'The rolling seats take turns clockwise.'
		},
		'FTV-L4': {
			title: 'At a distance',
			text: 'This is also how to play by video: each device keeps its own sheets.'
		}
	},
	rulings: {
		'FTV-R1': {
			question: 'May an active player leave a usable die?',
			answers: { a: 'No, if it can be used without progress', b: 'Yes, always' }
		},
		'FTV-R2': {
			question: 'Which neighbour counts for a circled square beside several filled ones?',
			answers: {
				a: 'The one filled last; the circle no longer binds if its opposite stands on another side',
				b: 'The circle binds only while all filled neighbours hold the same number'
			}
		},
		'FTV-R3': {
			question: 'How often may doubles be rolled again?',
			answers: { a: 'After each new double', b: 'Once a turn' }
		},
		'FTV-R4': {
			question: 'Does a 1 in testing need filled squares underneath?',
			answers: { a: 'Yes', b: 'No, but it never touches a 1 above or below' }
		},
		'FTV-R5': {
			question: 'Which column of the curve comes next?',
			answers: { a: 'Any', b: 'Always the leftmost incomplete one' }
		},
		'FTV-R6': {
			question: 'Is the bonus number bound by neighbours and circles?',
			answers: { a: 'Yes', b: 'No, any number from 1 to 6' }
		},
		'FTV-R7': {
			question: 'Does a circled column come first for a number that it cannot take?',
			answers: { a: 'Yes', b: 'No, only for numbers that fit there' }
		},
		'FTV-R8': {
			question: 'May progress bring a number above 6 into the spread curve?',
			answers: { a: 'No', b: 'Yes' }
		}
	},
	options: {
		sheets: {
			label: 'Sheets on this device',
			help: 'Players who write on paper or on another phone only roll here, and report when they cross out 12.'
		},
		groups: {
			label: 'Rolls shared by groups',
			help: 'With many players at most four seats roll; choose for each player the seat whose rolls are active turns.'
		}
	},
	sheet: {
		title: 'Fight the Virus',
		subtitle: 'Player sheet',
		notice: 'Companion sheet: an arrangement of this app, not the published sheet.',
		name: 'id#',
		analysis: 'Virus analysis',
		analysisHint: 'Begin anywhere, go on side by side; the rest stays in one piece.',
		spikeHint: 'Each spike: circle a field of progress.',
		analysisSquare: ({ row, column, spike }) =>
			`Virus analysis, row ${String(row)}, column ${String(column)}${spike ? ', spike' : ''}`,
		shapes: 'Shapes',
		freeShape: '1 to 4 connected',
		research: 'Research',
		researchHint: 'In order, each with its exact value. 12 needs every flag filled.',
		researchSquare: ({ number, bonus }) =>
			bonus === null ? `Research ${String(number)}` : `Research ${String(number)}, gives ${bonusName(bonus)}`,
		testing: 'Testing',
		testingHint: 'Higher than both underneath; a 1 on anything but a 1.',
		testingSquare: (v) => `Testing, row ${String(v['row'])}, square ${String(v['column'])}${kind(v['kind'])}`,
		curve: 'Spread curve',
		curveHint: 'Column by column from the bottom; neighbours differ.',
		curveSquare: (v) =>
			`Spread curve, column ${String(v['column'])}, square ${String(v['height'])} from the bottom${kind(v['kind'])}`,
		progress: 'Analysis progress',
		progressHint: 'A circled field adds 1 or 2 to one of your dice; then cross it out.',
		progressField: ({ number }) => `Analysis progress, field ${String(number)}`,
		bonusShape: 'Fill a shape as with a 6',
		bonusNumber: 'Any number from 1 to 6 in the curve',
		bonusOne: 'Enter a 1 in testing',
		extraDie: 'Passive: use the second die too',
		goal: 'Goal: fill it before crossing out 12',
		setbackCircle: 'Circle the next square of your curve: it takes the opposite of its neighbour.',
		setbackField: 'Cross out your first available field of progress, or the first blank one.'
	},
	parts: {
		analysis: 'Squares analysed',
		spikes: 'Spikes covered',
		progress: 'Progress available',
		research: 'Research',
		testing: 'Tests',
		curve: 'Squares of the curve',
		testingGoals: 'Goals in testing',
		curveGoals: 'Goals in the curve'
	},
	sentences: {
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
		keptHere: ({ by }, talk) =>
			`The sheet of ${talk.player(by)} is kept here, so nothing has to be reported.`,
		reportedAlready: ({ by }, talk) => `${talk.player(by)} has already reported the 12.`,
		reportLater: ({ by }, talk) => `${talk.player(by)} cannot have crossed out 12 at this moment.`,
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
		shapeOf: ({ value }) => `A ${value} fills the ${shapeName(value)}, and this is another shape.`,
		noShapeAbove6: ({ value }) => `There is no shape for a ${value}: the virus analysis ends at 6.`,
		sixTooLarge: ({ squares: n }, talk) => `A 6 fills at most four squares, not ${talk.number(n)}.`,
		sixApart: 'The squares of a 6 must be connected by their sides.',
		sixTooLong: 'This shape does not fit into a box of two by three.',
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
			`${shape > 0 ? `The ${shapeName(shape)}` : 'This'} would cut off ${squares(n, talk)} ${places[where]}.`,
		researchNext: ({ value, next }) => `Research continues with ${next}, and this is a ${value}.`,
		goalsOpen: ({ goals }, talk) =>
			talk.plural(goals, {
				one: '12 has to wait: one red square with a flag is still empty.',
				other: `12 has to wait: ${talk.number(goals)} red squares with a flag are still empty.`
			}),
		researchComplete: 'Research is complete.',
		noTestingSquare: 'There is no such square in testing.',
		testingFilled: ({ number }) => `This square already holds a ${number}.`,
		needsSupport: ({ empty }, talk) =>
			talk.plural(empty, {
				one: 'A square directly underneath is still empty.',
				other: 'Both squares directly underneath are still empty.'
			}),
		notHigher: ({ value, below }) =>
			value === below
				? `Underneath stands a ${below}: the number must be higher, not equal.`
				: `Underneath stands a ${below}, and ${value} is not higher.`,
		oneOnOne: 'Underneath stands a 1, and a 1 never stands on a 1.',
		oneUnderOne: 'Above stands a 1, and a 1 never stands under a 1.',
		noCurveSquare: 'There is no such square in the spread curve.',
		curveFilled: ({ number }) => `This square already holds a ${number}.`,
		curveTooHigh: ({ value }) => `The spread curve takes numbers from 1 to 6, not a ${value}.`,
		fromBelow: ({ column }) =>
			`Column ${column} is filled from the bottom up: a square below is still empty.`,
		completeColumn: ({ column }) => `Column ${column} is begun and has to be completed first.`,
		leftmostColumn: ({ column }) => `Column ${column} comes first: it is the leftmost incomplete one.`,
		sameBeside: ({ value }) => `A neighbour already holds a ${value}.`,
		circledFirst: ({ columns }, talk) =>
			`Column ${talk.or(columns.map(String))} has to be begun first: its bottom square is circled.`,
		opposite: ({ takes, beside }) =>
			`This circled square takes only a ${takes}, the opposite of the ${beside} beside it.`
	},
	moves: {
		roll: ({ by, dice: [a, b] }, talk) => `${talk.player(by)} rolls ${a} and ${b}.`,
		keep: ({ by }, talk) => `${talk.player(by)} keeps the double.`,
		analyse: ({ by, die: index, add, cells }, talk) =>
			`${talk.player(by)} fills ${squares(cells.length, talk)} of the virus (${die(index, add)}).`,
		research: ({ by, die: index, add }, talk) =>
			`${talk.player(by)} crosses out the next research number (${die(index, add)}).`,
		test: ({ by, die: index, add, cell: [row, column] }, talk) =>
			`${talk.player(by)} tests in row ${row + 1}, square ${column + 1} (${die(index, add)}).`,
		curve: ({ by, die: index, add, cell: [, column] }, talk) =>
			`${talk.player(by)} enters a number in column ${column + 1} of the curve (${die(index, add)}).`,
		bonusShape: ({ by, cells }, talk) =>
			`${talk.player(by)} takes the bonus and fills ${squares(cells.length, talk)} of the virus.`,
		bonusNumber: ({ by, number, cell: [, column] }, talk) =>
			`${talk.player(by)} takes the bonus and enters a ${number} in column ${column + 1} of the curve.`,
		bonusOne: ({ by, cell: [row, column] }, talk) =>
			`${talk.player(by)} takes the bonus and enters a 1 in testing, row ${row + 1}, square ${column + 1}.`,
		decline: ({ by }, talk) => `${talk.player(by)} declines the bonus.`,
		done: ({ by }, talk) => `${talk.player(by)} is done.`,
		report: ({ by }, talk) => `${talk.player(by)} reports having crossed out 12.`,
		stop: () => 'The table stops the game.'
	},
	awaits: {
		roll: ({ by }, talk) => `${talk.player(by ?? 0)} rolls`,
		keep: ({ by }, talk) => `${talk.player(by ?? 0)} keeps the double`,
		analyse: ({ by }, talk) => `${talk.player(by ?? 0)} analyses the virus`,
		research: ({ by }, talk) => `${talk.player(by ?? 0)} researches`,
		test: ({ by }, talk) => `${talk.player(by ?? 0)} tests`,
		curve: ({ by }, talk) => `${talk.player(by ?? 0)} fills the curve`,
		bonusShape: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus shape`,
		bonusNumber: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus number`,
		bonusOne: ({ by }, talk) => `${talk.player(by ?? 0)}: bonus 1`,
		decline: ({ by }, talk) => `${talk.player(by ?? 0)} declines the bonus`,
		done: ({ by }, talk) => `${talk.player(by ?? 0)} finishes`,
		report: ({ by }, talk) => `${talk.player(by ?? 0)} reports a 12`,
		stop: 'The table stops the game'
	},
	outcome: ({ result }, talk) => {
		const { over, reason, winners } = result as Result;
		const names = talk.and(winners.map((by) => talk.player(by)));
		if (reason === 'stop') return 'The game was stopped; nobody has won.';
		if (winners.length === 0) return 'Nobody has crossed out 12 yet.';
		if (!over) return `${names} crossed out 12; the turn is being finished.`;
		return talk.plural(winners.length, {
			one: `${names} beats the virus and wins.`,
			other: `${names} beat the virus and win together.`
		});
	},
	labels: {
		...controls,
		bonus: ({ bonus }) => bonusName(bonus),
		shape: ({ value }) => shapeName(value),
		value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
		progressLeft: ({ fields: n }, talk) => `${fields(n, talk)} of progress left`
	}
};
