/** Games as they are usually played, written as lines of JSON lists of moves: the share codec learns from them. */
import type { Habit } from '../../table/game.ts';
import type { Move, Options } from '../../table/record.ts';

export const habit = <M extends Move>(players: number, options: Options, lines: string): Habit<M> => ({
	players,
	options,
	moves: lines
		.trim()
		.split('\n')
		.flatMap((line) => JSON.parse(`[${line}]`) as M[])
});
