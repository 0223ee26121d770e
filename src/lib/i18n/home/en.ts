/** Words of the start page. */
import type { Cover } from '../game-words.ts';
import { coversOf } from './covers.ts';

export const words = {
	covers: coversOf(import.meta.glob<Cover>('../games/*/en/cover.ts', { eager: true, import: 'cover' })),
	tagline: 'The player sheets of five games, beside real dice.',
	games: 'Start a game',
	emptyTitle: 'No table yet',
	empty: 'Choose a game: two taps and you write on your first sheet.',
	players: ({ min, max }: { min: number; max: number }) => `${min}–${max} players`,
	minutes: ({ from, to }: { from: number; to: number }) =>
		from === to ? `${from}\u00a0min` : `${from}–\u2060${to}\u00a0min`,
	youNeed: 'You need:',
	desk: 'Is that allowed?',
	deskAbout: 'for sheets on paper, too',
	editions: 'Editions',
	scan: 'Scan a code',
	history: 'History',
	tour: 'Try it in a minute',
	tourAbout: 'roll, mark, be refused, undo',
	backup: 'Backup',
	privacy: 'Privacy',
	selfcheck: 'Self-check'
};

export type HomeWords = typeof words;
