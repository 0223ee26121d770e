/** What the end can say of any game: how it ended, and where it turned. */
import type { Line } from '../../../table/engine.ts';
import type { AnyGame } from '../../../table/game.ts';
import type { Ending } from '../../../table/record.ts';
import { addsUp } from '../../score/ranking.ts';

export const endingOf = (game: AnyGame, state: unknown): Ending | null => game.ending?.(state) ?? null;

export interface Turning {
	/** Whether what counts are points; else it is how far everybody came. */
	readonly points: boolean;
	/** How far the winner was ahead after each move. */
	readonly leads: readonly number[];
	/** The number of the move that brought the most, or the lead for good, and what it brought. */
	readonly at: number;
	readonly gain: number;
}

/** The lead of one seat over the best of the others, move by move; null where nobody is ahead of anybody. */
export function turningPoint({ game, states }: Line, winner: number): Turning | null {
	const last = game.score(states[states.length - 1]);
	if (last.scores.length < 2 || last.scores.some(({ by }) => by === 'team')) return null;
	const leads = states.map((state) => {
		const { scores } = game.score(state);
		const own = scores.find(({ by }) => by === winner)?.total ?? 0;
		return own - Math.max(...scores.filter(({ by }) => by !== winner).map(({ total }) => total));
	});
	const points = addsUp(game, last);
	let [at, gain] = [0, 0];
	for (let n = 1; n < leads.length; n++) {
		const [before = 0, after = 0] = [leads[n - 1], leads[n]];
		// without points every step is as large as the other: what counts is who passed whom, the last time
		if (points ? after - before > gain : before <= 0 && after > 0) [at, gain] = [n, after - before];
	}
	return at === 0 ? null : { points, leads, at, gain };
}
