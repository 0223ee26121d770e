import type { Difficulty } from '../../../../sheets/combat-the-corona/lines.ts';
import type { Words } from '../words.ts';

export const level: Readonly<Record<Difficulty, string>> = {
	beginner: 'Beginner',
	easy: 'Easy',
	medium: 'Medium',
	difficult: 'Difficult',
	epic: 'Epic'
};

export const options: Words['options'] = {
	difficulty: {
		label: 'Difficulty',
		help: 'Each level adds one more red virus to the deck.',
		values: level
	},
	first: { label: 'Who begins', help: 'The oldest player takes the first turn.' },
	deck: {
		label: 'Cards',
		help: 'Play with the cards printed from this app, or tell the values of your own cards.',
		values: { app: 'Cards of this app', own: 'Our own cards' }
	},
	deckSize: {
		label: 'Size of your virus deck',
		help: 'Only with your own cards: how many viruses are in the deck without the starting one.'
	},
	deckOrder: {
		label: 'Check the order of the deck',
		help: 'The referee remembers what lies on top of and under the virus deck.'
	}
};
