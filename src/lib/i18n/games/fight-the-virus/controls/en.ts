import type { Talk } from '../../../talk.ts';
import type { ControlWords } from './words.ts';

const fields = (n: number, talk: Talk): string => talk.plural(n, { one: 'one field', other: `${n} fields` });

const bonuses: Readonly<Record<string, string>> = {
	shape: 'a shape in the virus analysis',
	number: 'a number in the spread curve',
	one: 'a 1 in testing'
};

export const controls: ControlWords = {
	cost: ({ fields: n }, talk) => `costs ${fields(n, talk)}`,
	enterRoll: ({ name }) => `${name} rolls: tap the two faces that lie on the table.`,
	doubles: ({ name }) => `Doubles! ${name} keeps them or rolls both dice again.`,
	keep: ({ face }) => `Keep ${face} and ${face}`,
	rollAgain: 'Rolled again? Enter the new faces.',
	setbackCurve: '5 and 6: the next square of everybody’s spread curve is circled.',
	setbackProgress: 'Double six: everybody loses one field of progress.',
	die: ({ face }) => `Die with a ${face}`,
	dieUsed: ({ face }) => `Die with a ${face}, used`,
	chooseDie: 'Choose a die, then tap a square.',
	bothFit: 'Both dice fit here: choose one first.',
	noShape: 'no shape, but a number',
	morePoints: 'Add a point of progress',
	lessPoints: 'Take a point of progress back',
	progressHint: 'Progress is spent with the plus sign beside a chosen die.',
	bonusPending: ({ bonus }) => `Bonus: ${bonuses[bonus] ?? bonus}`,
	drawShape: 'Free shape: tap one to four squares, then mark them.',
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
	report: ({ name }) => `${name} has crossed out 12 elsewhere`
};
