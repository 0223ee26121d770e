import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PTC-R1': {
		question: 'What do 6, 5 and 4 at the difficulties mean?',
		answers: {
			a: 'Sections of the track still ahead: start where the track says, in our edition on space 0, 4 or 8.',
			b: 'The number of the space: start on 6, 5 or 4.'
		}
	},
	'PTC-R2': {
		question: 'Do cured diseases break out?',
		answers: { a: 'No, they may stack higher.', b: 'Yes, like any other.' }
	},
	'PTC-R3': {
		question: 'What if the bag is too empty for an epidemic?',
		answers: { a: 'The team loses.', b: 'What is left is rolled and the game goes on.' }
	},
	'PTC-R4': {
		question: 'How many diseases may be given in a turn?',
		answers: { a: 'One.', b: 'Any number, one after the other.' }
	},
	'PTC-R5': {
		question: 'Where does the outbreak check begin?',
		answers: { a: 'In region 1.', b: 'In the region of the current player.' }
	},
	'PTC-R6': {
		question: 'Two biohazards in one roll with an epidemic between: what comes first?',
		answers: {
			a: 'Strictly one after the other.',
			b: 'All steps of the marker, then the epidemics at the final rate.'
		}
	},
	'PTC-R7': {
		question: 'What if a die shows a face that the edition does not have?',
		answers: { a: 'It is refused.', b: 'The die on the table is right.' }
	}
};
