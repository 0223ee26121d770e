/** Words of the rules page. */
import type { Talk } from '../talk.ts';

export const words = {
	title: ({ game }: { game: string }) => `Rules of ${game}`,
	note: 'In our own words. The published rule book is the original.',
	find: 'Find a rule',
	found: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'No rule has these words.', one: '1 rule', other: `${count} rules` }),
	rulings: 'Open questions',
	usual: 'usual',
	here: 'at this table',
	backToTable: 'Back to the table',
	link: ({ rule }: { rule: string }) => `Link to ${rule}`,
	aid: 'At the table'
};

export type RulesWords = typeof words;
