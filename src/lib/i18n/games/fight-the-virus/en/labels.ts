import type { ShapeName } from '../../../../validators/fight-the-virus/boards.ts';
import type { Talk } from '../../../talk.ts';
import type { Words } from '../words.ts';

const bonusNames: Readonly<Record<string, string>> = {
	shape: 'a shape in the virus analysis',
	number: 'a number in the spread curve',
	one: 'a 1 in testing',
	extra: 'the second die for passive players'
};
export const bonusName = (bonus: unknown): string => bonusNames[String(bonus)] ?? 'a bonus';

export const squares = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'one square', other: `${talk.number(n)} squares` });

export const fields = (n: number, talk: Talk): string =>
	talk.plural(n, { one: 'one field', other: `${talk.number(n)} fields`, zero: 'no field' });

/** With its article; `n` is how many squares it has. */
export const shapeName = (shape: ShapeName, n: number, talk: Talk): string =>
	({
		single: 'a single square',
		lineOfTwo: 'a line of two',
		lineOfThree: 'a line of three',
		squareOfFour: 'a square of four',
		plus: 'a plus',
		free: 'a free shape',
		other: `its shape of ${squares(n, talk)}`
	})[shape];

export const labels: Words['labels'] = {
	cost: ({ fields: n }, talk) => `costs ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} rolls: tap the two faces that lie on the table.`,
	doubles: ({ name }) => `Doubles! ${name} keeps them or rolls both dice again.`,
	keep: ({ face }) => `Keep ${face} and ${face}`,
	rollAgain: 'Rolled again? Enter the new faces.',
	die: ({ face }) => `Die with a ${face}`,
	dieUsed: ({ face }) => `Die with a ${face}, used`,
	chooseDie: 'Choose a die, then tap a square.',
	bothFit: 'Both dice fit here: choose one first.',
	noShape: 'no shape, but a number',
	morePoints: 'Add a point of progress',
	lessPoints: 'Take a point of progress back',
	progressHint: 'Progress is spent with the plus sign beside a chosen die.',
	bonusPending: ({ bonus }) => `Bonus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Free shape: draw up to ${most} connected squares, then mark them.`,
	tapTesting: 'Tap the square of testing that gets the 1.',
	chooseNumber: 'Choose a number, then tap its square.',
	clear: 'Clear',
	turnShape: ({ at, of }) => `Turn (${at} of ${of})`,
	markHere: 'Mark here',
	decline: 'Decline the bonus',
	done: ({ name }) => `${name} is done`,
	others: ({ names }, talk) => `Still at it: ${talk.and(names)}`,
	nextRoll: 'Next roll …',
	nextRollSure: 'Yes, next roll',
	forgoes: ({ name }) => `${name} could still use a die and forgoes it.`,
	cannotUse: ({ name }) => `${name} cannot use any die.`,
	goOn: 'Not yet',
	stop: 'Nobody can win any more …',
	stopSure: 'End the game without a winner',
	report: ({ name, last }) => `${name} has crossed out ${last} elsewhere`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields: n }, talk) => `${fields(n, talk)} of progress left`
};
