import { giving, type RuleTexts } from '../words.ts';

export const texts: RuleTexts = {
	'FTV-G1': 'Only what is awaited now can be done, and only by the player it is awaited of.',
	'FTV-G2': 'Every player has one sheet. All sheets are the same.',
	'FTV-G3': 'Whoever wore a protective mask last rolls first. The players are listed clockwise from there.',
	'FTV-G4':
		'One player rolls both dice, and everybody uses this roll. The roller is active, all others are passive.',
	'FTV-G5':
		'After a double of 1 to 5 the roller may roll both dice again before anybody uses them, never only one of them. Double six stays.',
	'FTV-G6':
		'A setback happens before any die is used. Then everybody marks, in any order, each on the own sheet.',
	'FTV-G7':
		'The turn is over when every player is done; if no sheet is kept here, as soon as the roll is final. Then the next player clockwise rolls.',
	'FTV-G8': 'What is not used in a turn is gone; nothing is kept for later.',
	'FTV-D1':
		'You use each of the two dice at most once in a turn. Others may use the same die on their sheets.',
	'FTV-D2': 'The active player uses exactly one die in the virus analysis.',
	'FTV-D3':
		'The active player uses the other die in research, testing or the spread curve. Which die goes where, and in which order, is free.',
	'FTV-D4': 'A passive player may use one die in any of the four areas, or none.',
	'FTV-D5':
		'A passive player who fills an extra-die square may use the second die as well, in the same turn and in any area.',
	'FTV-D6':
		'The active player may not end the turn while an unused die fits as it lies into an area still open for it. Whoever has crossed out the last research number is free of this.',
	'FTV-D7':
		'A die that cannot be used is skipped. Nobody has to spend progress, nor to place the first die so that the second fits.',
	'FTV-P1': 'The fields start blank. They are circled, and later crossed out, one after the other.',
	'FTV-P2': 'For each spike you cover, one field is circled: it is now available.',
	'FTV-P3':
		'An available field adds 1 or 2 to one die that you use. Several fields may go on one die; the fewest that are needed are spent.',
	'FTV-P4': 'You cannot spend more fields than you have available.',
	'FTV-P5':
		'A spent field is crossed out at once. Fields gained with the first die can already help the second.',
	'FTV-P6': 'Progress changes the die for you alone. Doubles and setbacks depend on what was rolled.',
	'FTV-P7': 'Progress goes on dice, never on a bonus action.',
	'FTV-V1':
		'A value of 1 to 5 fills exactly its shape, turned as you like, and flipped too where the table allows it.',
	'FTV-V2': 'A value of 7 or more cannot be used in the virus analysis.',
	'FTV-V3': ({ free: { most, box } }) =>
		`A 6 fills any connected shape of up to ${most} squares that fits into a box of ${box.join(' by ')}.`,
	'FTV-V4': 'The whole shape is filled, and all of it lies inside the virus. Spikes belong to it.',
	'FTV-V5': 'No square of the shape may be filled already.',
	'FTV-V6': 'The first shape may lie anywhere, as long as the rest stays in one piece.',
	'FTV-V7': 'Each further shape shares at least one side with a square filled before. Corners do not count.',
	'FTV-V8':
		'After each shape the squares that are not analysed yet are connected by their sides, or none is left.',
	'FTV-RE1':
		'Cross out the numbers from 1 upwards, each with a value exactly equal to it. Above 6 this takes progress.',
	'FTV-RE2': ({ research }, talk) =>
		giving(research, 'S', talk, {
			zero: 'Crossing out a number that shows a bonus gives this bonus; on this sheet none gives a shape in the virus analysis.',
			one: (said) =>
				`Crossing out a number that shows a bonus gives this bonus; on this sheet ${said} gives a shape in the virus analysis.`,
			other: (said) =>
				`Crossing out a number that shows a bonus gives this bonus; on this sheet ${said} give a shape in the virus analysis.`
		}),
	'FTV-RE3': ({ research }, talk) =>
		giving(research, '1', talk, {
			zero: 'On this sheet no research number gives a 1 in testing.',
			one: (said) => `On this sheet crossing out ${said} gives a 1 in testing.`,
			other: (said) => `On this sheet ${said} give a 1 in testing when they are crossed out.`
		}),
	'FTV-RE4': ({ research }) =>
		`The last research number, ${research.length}, can be crossed out only when all red squares with a flag, in testing and in the spread curve, are filled.`,
	'FTV-RE5': 'After the last number there is nothing left to cross out.',
	'FTV-T1': 'Enter the value of the die in one square of testing. With progress it may be higher than 6.',
	'FTV-T2': 'The square must be empty.',
	'FTV-T3': 'All squares directly underneath must be filled.',
	'FTV-T4': 'The number is higher than each number directly underneath, unless it is a 1.',
	'FTV-T5': 'A 1 may stand on any numbers, but not directly above a 1, nor directly below one.',
	'FTV-T6':
		'Numbers may repeat in a row, and a row need not be complete before you go higher. Upon a 1 and a 6 only a 7 or more fits.',
	'FTV-T7': 'Whoever fills the last empty square of a row gets the bonus at its end.',
	'FTV-T8': 'The red squares with a flag must be filled before the last research number can be crossed out.',
	'FTV-T9':
		'Filling a square with a die gives a passive player the second die. An active player gains nothing.',
	'FTV-C1': 'Enter the value of the die, or the number of the bonus, in one square of the curve.',
	'FTV-C2': 'The square must be empty.',
	'FTV-C3': 'The curve takes numbers from 1 to 6, also with progress.',
	'FTV-C4': 'A column is filled from the bottom up without gaps.',
	'FTV-C5':
		'A column once begun is completed before another one takes a number. Which one comes next is free.',
	'FTV-C6': 'Squares that share a side hold different numbers.',
	'FTV-C7':
		'When a new column is begun and the bottom square of one is circled and can take the number, a circled one must be begun.',
	'FTV-C8':
		'A circled square takes only the number opposite on a die (7 minus it) to that of its neighbour filled before. Without a filled neighbour it takes any number.',
	'FTV-C9': 'Whoever fills the last empty square of a marked row gets the bonus at its end.',
	'FTV-C10': 'The red squares with a flag must be filled before the last research number can be crossed out.',
	'FTV-C11':
		'Filling a square with a die gives a passive player the second die. An active player gains nothing.',
	'FTV-B1':
		'A bonus may be taken or declined. What it marks can give progress, an extra die and further bonuses.',
	'FTV-B2': 'A bonus is taken at once or lost. Until then its owner does nothing else.',
	'FTV-B3': 'Fill a shape as with a 6, under all rules of the virus analysis.',
	'FTV-B4': 'Enter any number from 1 to 6 in the next square of the spread curve, where a number is allowed.',
	'FTV-B5': 'Enter a 1 in testing, under the rules of testing.',
	'FTV-B6':
		'The extra die is gained also when a bonus fills the square. Nobody uses more than two dice in a turn.',
	'FTV-B7': 'Bonus actions use no die and do not count for what you may do with dice.',
	'FTV-A1':
		'If 5 and 6 or double six is rolled, everybody suffers a setback before any die is used. Progress does not matter.',
	'FTV-A2':
		'The next empty square of your spread curve is circled: first in the column begun, then in the columns not begun from the left, each from the bottom up.',
	'FTV-A3': 'Squares that are circled already, or that lie between different numbers, are passed over.',
	'FTV-A4': 'A square beside a circled empty one is passed over too.',
	'FTV-A5': 'If no square can be circled, nothing happens.',
	'FTV-A6': 'You cross out your first available field of progress.',
	'FTV-A7':
		'Without an available field you cross out the first blank one. The next spike only pays this debt. If no blank field is left, nothing happens.',
	'FTV-E1':
		'The game ends with the turn in which somebody crosses out the last research number, whether active or passive.',
	'FTV-E2': 'Everybody finishes the turn. All who cross out the last number with this roll win together.',
	'FTV-E3': 'If nobody can win any more, the table may stop between two turns. Then nobody has won.',
	'FTV-E4':
		'A player whose sheet is kept elsewhere says so after crossing out the last research number, in that turn or before the next roll.',
	'FTV-L1':
		'With groups, at most four seats roll. Each other player chooses a seat whose rolls are the own active turns.',
	'FTV-L2':
		'When a seat rolls, all who chose it are active and all others passive. Only the roller decides on doubles.',
	'FTV-L3': 'The rolling seats take turns clockwise.',
	'FTV-L4': 'This is also how to play by video: each device keeps its own sheets.',
	'FTV-ED1': 'The virus analysis has at least one square.',
	'FTV-ED2': 'The squares of the virus analysis are connected by their sides.',
	'FTV-ED3': 'Each of the shapes 1 to 5 has 1 to 12 squares.',
	'FTV-ED4': 'Testing has at least one square.',
	'FTV-ED5': 'The spread curve has at least one square.',
	'FTV-ED6':
		'The last research number is at most 6 and twice the number of progress fields: no die can reach more.'
};
