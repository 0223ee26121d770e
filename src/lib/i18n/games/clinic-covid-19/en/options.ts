import { eachRound, type Words } from '../words.ts';
import { nouns } from './labels.ts';

export const options: Words['options'] = {
	contagion: {
		label: 'Contagion',
		help: 'High contagion puts more tiles on the slots of each clinic in every round: two instead of one in the rule book.',
		values: { low: 'low', high: 'high' }
	},
	confinement: {
		label: 'Confinement',
		help: 'The stricter the confinement, the fewer tiles come in each round.',
		values: { low: 'low', medium: 'medium', high: 'high' }
	},
	modules: {
		label: 'Modules of the base game',
		help: 'Choose the modules that lie on the table; the expansion changes some of their rules.',
		values: nouns.module
	},
	slots: { label: 'Pre-admission slots', help: 'How many pre-admission slots each clinic has.' },
	tiles: {
		label: 'Tiles of your own',
		help: 'Tiles per player in each round, instead of a column of the board; together no more than there are.',
		values: eachRound((round) => `Round ${round}`)
	},
	incomes: {
		label: 'Incomes',
		help: 'What a treated person of each colour brings, in dollars.',
		values: nouns.colour
	}
};
