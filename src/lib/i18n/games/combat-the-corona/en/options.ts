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
		help: 'Play with the cards of the edition: our own to print, or yours as you entered them. Or tell the values of each card as it comes.',
		values: { app: 'The cards of the edition', own: 'The table’s own cards' }
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
