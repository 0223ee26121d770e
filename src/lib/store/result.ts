/** How a finished table ended, as facts: the start page words them in the language of the moment. */
import type { AnyGame } from '../table/game.ts';
import type { Score } from '../table/record.ts';

export interface Result {
	readonly how: 'won' | 'lost' | 'stopped';
	/** Seats. */
	readonly winners: readonly number[];
	/** The table won or lost as one. */
	readonly together: boolean;
	/** Points by seat, where the rules rank people by them. */
	readonly totals?: readonly number[];
	/** When it ended, as far as the game counts rounds or turns. */
	readonly round?: number;
	readonly turn?: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Who has won, for games that tell no more of their end than the score does. */
function winnersOf({ result }: Score): readonly number[] | null {
	if (typeof result !== 'object' || result === null || !('winners' in result)) return null;
	const { winners } = result;
	return Array.isArray(winners) && winners.every(isCount) ? winners : null;
}

type End = Pick<Result, 'how' | 'winners' | 'together'>;

function endOf(game: AnyGame, state: unknown, score: Score): End | null {
	if (game.ending) return game.ending(state);
	const winners = winnersOf(score);
	return winners && { how: winners.length > 0 ? 'won' : 'lost', winners, together: false };
}

/** Null while it is not over, or where the game does not tell. */
export function resultOf(game: AnyGame, state: unknown): Result | null {
	if (!game.over(state)) return null;
	const score = game.score(state);
	const end = endOf(game, state, score);
	if (!end) return null;
	const { round, turn } = game.status(state);
	const ranked = game.totals !== 'none' && score.scores.every(({ by }) => by !== 'team');
	return {
		how: end.how,
		winners: end.winners,
		together: end.together,
		...(ranked && { totals: score.scores.map(({ total }) => total) }),
		...(isCount(round) ? { round } : isCount(turn) && { turn })
	};
}

const isHow = (value: unknown): value is Result['how'] =>
	value === 'won' || value === 'lost' || value === 'stopped';

/** Null for what is no result: it comes from storage and is never trusted. */
export function readResult(kept: unknown): Result | null {
	if (typeof kept !== 'object' || kept === null) return null;
	const { how, winners, together, totals, round, turn } = kept as Record<string, unknown>;
	if (!isHow(how) || !Array.isArray(winners) || !winners.every(isCount)) return null;
	return {
		how,
		winners,
		together: together === true,
		...(Array.isArray(totals) && totals.every(isNumber) && { totals }),
		...(isCount(round) && { round }),
		...(isCount(turn) && { turn })
	};
}
