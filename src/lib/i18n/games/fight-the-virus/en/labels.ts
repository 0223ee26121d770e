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
	price: ({ fields: n }, talk) => fields(n, talk),
	fieldsLeft: ({ fields: n }, talk) => talk.plural(n, { one: 'field left', other: 'fields left' }),
	researchFor: ({ next, fields: n }, talk) =>
		n === 0 ? `research ${next}` : `research ${next}: ${fields(n, talk)}`,
	keep: ({ face }) => `Keep ${face} and ${face}`,
	rollAgain: 'Rolled again? Enter the new faces.',
	die: ({ face }) => `Die with a ${face}`,
	dieUsed: ({ face }) => `Die with a ${face}, used`,
	chooseDie: 'Choose a die, then tap a square.',
	noShape: 'no shape, but a number',
	morePoints: 'Add a point of progress',
	lessPoints: 'Take a point of progress back',
	progressHint: 'Progress is spent with the plus sign beside a chosen die.',
	bonusPending: ({ bonus }) => `Bonus: ${bonusName(bonus)}`,
	drawShape: ({ most }) => `Draw up to ${most} connected squares.`,
	gestures: 'Tap: lay a shape\nAgain: turn it\nSwipe: draw it',
	tapTesting: 'Tap the square of testing that gets the 1.',
	chooseNumber: 'Choose a number, then tap its square.',
	clear: 'Clear',
	turnShape: ({ at, of }) => `Turn (${at} of ${of})`,
	decline: 'Decline the bonus',
	done: ({ name }) => `${name} is done`,
	goOn: 'Not yet',
	stopSure: 'End the game without a winner',
	report: ({ name, last }) => `${name} has crossed out ${last} elsewhere`,
	bonus: ({ bonus }) => bonusName(bonus),
	shape: ({ shape, squares: n }, talk) => shapeName(shape, n, talk),
	value: ({ face, add }) => (add > 0 ? `${face} + ${add} = ${face + add}` : String(face)),
	progressLeft: ({ fields: n }, talk) => `${fields(n, talk)} of progress left`,
	stop: 'Stop the game …',
	reportSure: ({ name }) => `Yes, ${name} has won`,
	usedUp: 'used',
	dieIdle: ({ face }) => `Die with a ${face}, fits nowhere`,
	offers: 'What fits here',
	costsNothing: 'no progress needed',
	turnHint: 'Tap it again to turn the shape.',
	tapLit: ({ shape }) => (shape ? 'Tap a lit place or draw a shape.' : 'Tap a lit place outside the virus.'),
	nothingLeft: 'Nothing fits any more.',
	noneWithDie: 'Nothing fits with this die.',
	fillThese: ({ squares: n }, talk) =>
		talk.plural(n, { one: 'Fill this square', other: `Fill ${talk.number(n)} squares` }),
	spikeNote: ({ spikes, fields: n }, talk) =>
		talk.plural(spikes, {
			one: `one spike: ${fields(n, talk)}`,
			other: `${talk.number(spikes)} spikes: ${fields(n, talk)}`
		}),
	couldUse: ({ names }, talk) => `${talk.and(names)} could still use a die.`,
	allPass: 'Everybody passes',
	othersPass: ({ names }, talk) =>
		talk.plural(names.length, {
			one: `${talk.and(names)} passes: next roll`,
			other: `${talk.and(names)} pass: next roll`
		}),
	hopeless: 'Nobody can win any more: no sheet has enough progress for the numbers that are left.',
	barRolls: ({ name }) => `${name} rolls`,
	barEnter: 'Enter the two faces',
	barRolled: ({ name, a, b }) => `${name} rolled ${a} and ${b}`,
	barDoubles: 'Keep or roll again',
	barActive: ({ name, virus, elsewhere }) => {
		if (virus) return elsewhere ? 'Two dice: one in the virus, one elsewhere' : `${name}: one in the virus`;
		return elsewhere ? `${name}: one elsewhere` : `${name}: nothing fits`;
	},
	barPassive: ({ name, extra }) => (extra ? `${name} may use the second die` : `${name} may use one die`),
	barOthers: 'The others still mark',
	barOver: 'The game is over',
	noteElsewhere: 'elsewhere',
	noteRolls: 'rolls',
	noteWaits: 'waits',
	noteWins: 'wins',
	noteDone: 'done',
	noteBonus: 'bonus',
	noteDice: ({ dice }, talk) => talk.plural(dice, { zero: 'all used', one: '1 die', other: '2 dice' }),
	noteMay: 'may use 1',
	noteUsed: '1 used',
	areaName: ({ area }) => ({ analysis: 'Virus', curve: 'Curve', progress: 'Progress' })[area],
	areaLeft: ({ squares: n }, talk) => `${talk.number(n)} left`,
	areaNext: ({ next }) => `next: ${next}`,
	areaFlags: ({ filled, of }) => `${filled}/${of} flags`,
	areaColumns: ({ complete, of }) => `${complete} of ${of} full`,
	areaAvailable: ({ fields: n }, talk) => `${talk.number(n)} available`
};
