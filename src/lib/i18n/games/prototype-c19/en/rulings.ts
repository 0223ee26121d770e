import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'PC19-R1': {
		question: 'When may Analysis be used?',
		answers: {
			a: 'Any time after taking, until the die is used; the infection was settled when taking.',
			b: 'Only before the infection is settled: until the first of the dice is used or converted.'
		}
	},
	'PC19-R2': {
		question: 'May shapes be mirrored?',
		answers: {
			a: 'No, only turned.',
			b: 'Yes, turned and mirrored.'
		}
	},
	'PC19-R3': {
		question: 'Where does the multiplier start?',
		answers: {
			a: 'Where the sheet says (3 on the app’s own), plus 1 for each complete row.',
			b: 'At 0: just the number of complete rows.'
		}
	},
	'PC19-R4': {
		question: 'Which columns give +5?',
		answers: {
			a: 'Those without any infected individual.',
			b: 'All that are not complete.'
		}
	},
	'PC19-R5': {
		question: 'Is a half-infected individual infected for connections?',
		answers: {
			a: 'No: shapes do not connect to it, and resistant ones may stand beside it.',
			b: 'Yes: it counts as infected for both.'
		}
	},
	'PC19-R6': {
		question: 'What is a Health sample compared with?',
		answers: {
			a: 'The number noted before, multiplied.',
			b: 'The sample placed before, not multiplied.'
		}
	},
	'PC19-R7': {
		question: 'How often does a pair convert?',
		answers: {
			a: 'Once.',
			b: 'Once with each of its numbers.'
		}
	},
	'PC19-R8': {
		question: 'STD: whose highest number is added?',
		answers: {
			a: 'That of the player on your left.',
			b: 'That of the player on your right.'
		}
	},
	'PC19-R9': {
		question: 'What surrounds a hospital?',
		answers: {
			a: 'The individuals that touch it.',
			b: 'All around it, at the corners too.'
		}
	},
	'PC19-R10': {
		question: 'May Analysis change the mutant die?',
		answers: {
			a: 'No: it is noted, not used.',
			b: 'Yes, the researcher may, after rolling and before taking dice.'
		}
	},
	'PC19-R11': {
		question: 'Which used bonuses bring 3 points?',
		answers: {
			a: 'Resistant individuals only.',
			b: 'Every bonus of any kind.'
		}
	}
};
