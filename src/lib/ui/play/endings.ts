/** What ends by itself: nobody is asked to say what goes without saying. */
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';
import { outlookOf } from './outlook.ts';

/** A player who can do nothing but end (by one of the verbs that end something in this game) does so at once. */
export function endingIn(game: AnyGame, state: unknown, ends: readonly string[]): Move | undefined {
	if (ends.length === 0) return undefined;
	const { moves, status } = outlookOf(game, state);
	const waiting = status.awaits.filter(({ do: verb }) => ends.includes(verb));
	const end = waiting.find(({ do: verb, by }) => moves.every((move) => move.by !== by || move.do === verb));
	return end && moves.find(({ do: verb, by }) => verb === end.do && by === end.by);
}
