/** Words of the start page. */
import type { Cover } from '../game-words.ts';
import type { Talk } from '../talk.ts';
import { coversOf } from './covers.ts';

export const words = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/en/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'The player sheets of five games, beside real dice.',
	running: 'On the table',
	finished: 'Finished',
	next: ({ name }: { name: string }) => `${name} is next`,
	games: 'Start a game',
	more: 'Show more',
	emptyTitle: 'No table yet',
	empty: 'Choose a game: two taps and you write on your first sheet.',
	loading: 'Looking for your tables …',
	remove: ({ players }: { players: string[] }, talk: Talk) => `Delete the table of ${talk.and(players)}`,
	removed: 'The table was deleted.',
	moves: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'not begun', one: '1 move', other: `${talk.number(count)} moves` }),
	trouble: 'The tables on this device cannot be read right now.',
	desk: 'Is that allowed?',
	editions: 'Editions',
	scan: 'Scan a code',
	history: 'History',
	tour: 'Tour',
	backup: 'Backup',
	privacy: 'Privacy',
	selfcheck: 'Self-check',
	skip: 'Skip to the content'
};

export type HomeWords = typeof words;
