/**
 * What the codec learns from before it writes or reads: games as they are usually played. The data lies beside the
 * codec (primers/GAME.json) and is loaded only when something is shared. A code names the primer that it was
 * written with, so a published one is never changed.
 */
import { loadPrimers } from '../games.ts';
import type { AnyGame } from '../table/game.ts';
import type { Move, Options } from '../table/record.ts';

/** One game of a primer. */
export interface Lesson<M extends Move = Move> {
	readonly players: number;
	readonly options: Options;
	readonly moves: readonly M[];
}

export type Primer<M extends Move = Move> = readonly Lesson<M>[];

/** A game, with the primers of its codes. Without any, codes are longer, nothing else. */
export interface Primed {
	readonly game: AnyGame;
	readonly primers: readonly Primer[];
}

export const withPrimers = async (game: AnyGame): Promise<Primed> => ({
	game,
	primers: await loadPrimers(game.id)
});
