import type { Words } from '../words.ts';
import { names } from './sheet.ts';

export const options: Words['options'] = {
	difficulty: {
		label: 'Difficulty',
		help: 'Where the infection rate starts.',
		ours: { field: 'track', said: 'The start spaces are our own: enter yours.' },
		values: names.difficulties
	},
	roles: {
		label: 'Roles',
		help: 'Which role everybody plays.',
		ours: {
			field: 'roles',
			said: 'Names and numbers of dice are known, the faces uncertain. The Field Team, which may be taken twice, is our own: enter yours.'
		},
		values: names.roles
	},
	roleCards: {
		label: 'Own role cards',
		help: 'Dice, faces and powers that replace those of a role.'
	},
	track: { label: 'Own rate track', help: 'The dice of each space and the epidemic spaces.' },
	start: { label: 'Start space', help: 'Where the rate marker starts, whatever the difficulty.' },
	first: { label: 'Starting player', help: 'Who takes the first turn.' },
	events: {
		label: 'Events',
		help: 'Which event cards are on the table.',
		ours: { field: 'events', said: 'The ten cards are our own: enter yours.' },
		values: { app: 'The cards of the edition', table: 'The table’s own cards', none: 'No events' }
	},
	infectionDice: {
		label: 'Infection dice',
		help: 'Whether each colour has its own faces, or every die can show all of them.',
		values: { printed: 'Faces by colour', any: 'All faces on every die' }
	}
};
