import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'FTV-R1': {
		question: 'May an active player leave a usable die?',
		answers: { a: 'No, if it can be used without progress.', b: 'Yes, always.' }
	},
	'FTV-R2': {
		question: 'Which neighbour counts for a circled square beside several filled ones?',
		answers: {
			a: 'The one filled last; the circle no longer binds if its opposite stands on another side.',
			b: 'The circle binds only while all filled neighbours hold the same number.'
		}
	},
	'FTV-R3': {
		question: 'How often may doubles be rolled again?',
		answers: { a: 'After each new double.', b: 'Once a turn.' }
	},
	'FTV-R4': {
		question: 'Does a 1 in testing need filled squares underneath?',
		answers: { a: 'Yes.', b: 'No, but it never touches a 1 above or below.' }
	},
	'FTV-R5': {
		question: 'Which column of the curve comes next?',
		answers: { a: 'Any.', b: 'Always the leftmost incomplete one.' }
	},
	'FTV-R6': {
		question: 'Is the bonus number bound by neighbours and circles?',
		answers: { a: 'Yes.', b: 'No, any number from 1 to 6.' }
	},
	'FTV-R7': {
		question: 'Does a circled column come first for a number that it cannot take?',
		answers: { a: 'Yes.', b: 'No, only for numbers that fit there.' }
	},
	'FTV-R8': {
		question: 'May progress bring a number above 6 into the spread curve?',
		answers: { a: 'No.', b: 'Yes.' }
	},
	'FTV-R9': {
		question: 'May the shapes of 1 to 5 be flipped?',
		answers: { a: 'Yes, turned and flipped.', b: 'No, only turned.' }
	}
};
