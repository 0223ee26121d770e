/** How many legal continuations there are, to a depth, without what only the table knows: a tripwire for every rule. */
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { At } from './at-the-table.ts';

function continuations(game: AnyGame, state: unknown, depth: number): number {
	const moves = game.moves(state);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => sum + continuations(game, game.apply(state, move), depth - 1), 0);
}

export const perft = (game: AnyGame, { state }: At, depth: number): readonly number[] =>
	Array.from({ length: depth }, (_, n) => continuations(game, state, n + 1));
