/** Words about the saved tables on the start page, which come after it stands. */
import { origin } from '../origin/en.ts';
import type { Talk } from '../talk.ts';

/** When it ended, as far as a game counts. */
interface When {
	readonly round?: number | undefined;
	readonly turn?: number | undefined;
}

export const words = {
	running: 'On the table',
	tables: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { one: '1 table', other: `${talk.number(count)} tables` }),
	finished: 'Finished',
	statistics: 'Statistics and replays',
	next: ({ name }: { name: string }) => `${name} is next`,
	everybody: 'Everybody’s turn',
	rolled: ({ name, dice }: { name: string; dice: string }) => `${name} rolled ${dice}`,
	round: ({ round }: { round: number }) => `round ${round}`,
	turn: ({ turn }: { turn: number }) => `turn ${turn}`,
	leads: ({ name }: { name: string }) => `${name} is ahead`,
	more: 'Show more',
	goOn: 'Go on',
	all: 'All tables',
	search: 'Search',
	searchHelp: 'A player’s name',
	whichGame: 'Game',
	allGames: 'All games',
	nothingFits: 'No table fits.',
	/** How a finished table ended: its headline. */
	result: {
		won: ({ names, count, points }: { names: string; count: number; points: string | null }) =>
			count > 1
				? `${names} share the victory${points === null ? '' : `, ${points}`}`
				: points === null
					? `${names} won`
					: `${names} won ${points}`,
		alone: ({ name, points }: { name: string; points: number }, talk: Talk) =>
			talk.plural(points, { one: `${name}: 1 point`, other: `${name}: ${talk.number(points)} points` }),
		together: ({ round, turn }: When) =>
			round !== undefined
				? `Won together in round ${round}`
				: turn !== undefined
					? `Won together in turn ${turn}`
					: 'Won together',
		lost: ({ round, turn }: When) =>
			round !== undefined
				? `Lost in round ${round}`
				: turn !== undefined
					? `Lost in turn ${turn}`
					: 'Lost together',
		nobody: 'Nobody won',
		stopped: 'Stopped before the end'
	},
	origin,
	remove: ({ players }: { players: string[] }, talk: Talk) => `Delete the table of ${talk.and(players)}`,
	removed: 'The table was deleted.',
	moves: ({ count }: { count: number }, talk: Talk) =>
		talk.plural(count, { zero: 'not begun', one: '1 move', other: `${talk.number(count)} moves` }),
	trouble: 'The tables on this device cannot be read right now.'
};

export type ShelfWords = typeof words;
