/** All registered games and the referee, for tests that run over every game. */
import { loadReferee } from '../src/lib/referee.ts';
import type { AnyGame } from '../src/lib/table/game.ts';

export const { games, ask } = await loadReferee();

export function gameOf(id: string): AnyGame {
	const game = games.find((one) => one.id === id);
	if (!game) throw new Error(id);
	return game;
}
