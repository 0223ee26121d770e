/** A finished table as statistics see it; each test says what is special about it. */
import type { Played } from '../../src/lib/statistics/played.ts';

export const evening = (given: Partial<Played> & Pick<Played, 'id' | 'ended'>): Played => ({
	game: 'points',
	players: ['Ana', 'Bo'],
	begun: given.ended - 40 * 60_000,
	origin: null,
	over: true,
	how: 'won',
	together: false,
	winners: [0],
	scores: [],
	moves: 100,
	dice: [],
	...given
});
