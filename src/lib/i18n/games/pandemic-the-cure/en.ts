/** The English words of this game. */
import { labels } from './en/labels.ts';
import { awaits, moves } from './en/moves.ts';
import { names } from './en/names.ts';
import { rules, rulings, sections } from './en/rules.ts';
import { sentences } from './en/sentences.ts';
import { sheet } from './en/sheet.ts';
import { endingOf, type Words } from './words.ts';

export const words: Words = {
	sections,
	rules,
	rulings,
	options: {
		difficulty: {
			label: 'Difficulty',
			help: 'Where the infection rate starts.',
			values: names.difficulties
		},
		roles: {
			label: 'Roles',
			help: 'Each player’s role card; only the Field Team may be taken twice.',
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
			values: { app: 'The ten cards of this app', table: 'The table’s own cards', none: 'No events' }
		},
		infectionDice: {
			label: 'Infection dice',
			help: 'Whether each colour has its own faces, or every die can show all of them.',
			values: { printed: 'Faces by colour', any: 'All faces on every die' }
		}
	},
	sheet,
	parts: {
		cured: 'Diseases cured',
		outbreaks: 'Outbreaks',
		rate: 'Space of the rate marker',
		bag: 'Dice in the bag'
	},
	sentences,
	moves,
	awaits,
	outcome: (score, talk) => {
		const { why, cured } = endingOf(score);
		if (why === null) {
			return talk.plural(cured, {
				zero: 'No disease is cured yet.',
				one: 'One of four diseases is cured.',
				other: `${cured} of four diseases are cured.`
			});
		}
		return why === 'all-cured' ? `The team wins. ${names.why[why]}` : `The team loses. ${names.why[why]}`;
	},
	labels
};
