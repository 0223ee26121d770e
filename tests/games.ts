/** All registered games and the referee, for tests that run over every game. */
import { loadReferee } from '../src/lib/referee.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import type { Random } from '../src/lib/table/record.ts';

export const { games, ask } = await loadReferee();

export function gameOf(id: string): AnyGame {
	const game = games.find((one) => one.id === id);
	if (!game) throw new Error(id);
	return game;
}

/** A small seeded generator (mulberry32): the same seed always plays the same game. */
export function seeded(seed: number): Random {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}
