import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CTC-R1': {
		question: 'Does damage count that does not destroy a virus?',
		answers: {
			a: 'No: dice can only be put on a virus that they destroy.',
			b: 'Yes: damage stays until the virus leaves the table.'
		}
	},
	'CTC-R2': {
		question: 'May dice be left over that could still destroy a virus?',
		answers: { a: 'No: beds are for dice that cannot.', b: 'Yes, freely.' }
	},
	'CTC-R3': {
		question: 'May all five cards be cleared when three could be exchanged?',
		answers: { a: 'Yes, both ways are open.', b: 'No, only when no exchange is possible.' }
	},
	'CTC-R4': {
		question: 'Can you exchange when all hospitals are on the board?',
		answers: { a: 'No, but you may give one up first.', b: 'Yes, without any reward.' }
	},
	'CTC-R5': {
		question: 'Is the number of die tokens and shields a limit?',
		answers: { a: 'Yes, as many as there are pieces.', b: 'No.' }
	},
	'CTC-R6': {
		question: 'What if the action stock is empty when a card is drawn?',
		answers: {
			a: 'The discard pile is shuffled to be the new stock.',
			b: 'No card is drawn; only clearing brings cards back.'
		}
	},
	'CTC-R7': {
		question: 'Which infection level wins?',
		answers: { a: 'The step beyond the last level.', b: 'Reaching the last level.' }
	},
	'CTC-R8': {
		question: 'What becomes of a shield token when its virus goes under the deck?',
		answers: {
			a: 'It stays: the tokens belong to no virus.',
			b: 'It goes back to the store: every token lies on the virus that brought it.'
		}
	}
};
