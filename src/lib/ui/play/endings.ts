/** What ends by itself: nobody is asked to say what goes without saying. */
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';

/** Players who can do nothing but end (by one of the verbs that end something in this game) do so at once. */
export function endingsAfter(game: AnyGame, from: unknown, ends: readonly string[]): readonly Move[] {
	const made: Move[] = [];
	for (let state = from; ;) {
		const legal = game.moves(state);
		const waiting = game.awaits(state).filter(({ do: verb }) => ends.includes(verb));
		const end = waiting.find(({ do: verb, by }) => legal.every((move) => move.by !== by || move.do === verb));
		const move = end && legal.find(({ do: verb, by }) => verb === end.do && by === end.by);
		if (!move) return made;
		made.push(move);
		state = game.apply(state, move);
	}
}
