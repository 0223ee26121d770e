import type { Words } from '../words.ts';

export const rulings: Words['rulings'] = {
	'CLN-R1': {
		question: 'As many have died as were cured. Is that lost?',
		answers: {
			a: 'No, it is won: only more deceased than cured lose.',
			b: 'Yes: the aim asks for more cured.'
		}
	},
	'CLN-R2': {
		question: 'What does the money of a special consultation mean ($6 in the rule book)?',
		answers: { a: 'The player earns it.', b: 'The player pays it and earns nothing.' }
	},
	'CLN-R3': {
		question: 'Which tiles can be removed for money?',
		answers: {
			a: 'Any tile of the own clinic: under persons, in quarantine, on slots.',
			b: 'Only tiles under patients and doctors.'
		}
	},
	'CLN-R4': {
		question: 'Are there new contagions in the last round?',
		answers: {
			a: 'Yes, and what does not fit counts as deceased.',
			b: 'No, the game ends after administration.'
		}
	},
	'CLN-R5': {
		question: 'Can an infected patient have an ordinary outpatient consultation?',
		answers: {
			a: 'No, it is always the special one.',
			b: 'Yes, with nurses and income as in a treatment room.'
		}
	},
	'CLN-R6': {
		question: 'Who counts as cured?',
		answers: { a: 'All patients treated, infected or not.', b: 'Only patients who were infected.' }
	},
	'CLN-R7': {
		question: 'Which colour decides the income when it has changed since the infection?',
		answers: { a: 'The colour now.', b: 'The colour at the time of the infection.' }
	},
	'CLN-R8': {
		question: 'Do elders and pregnant women in the box count as deceased?',
		answers: { a: 'Yes.', b: 'No, only patients and doctors.' }
	}
};
