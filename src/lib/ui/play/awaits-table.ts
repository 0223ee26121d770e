/** Whether a move is one that only the table knows: a roll, a draw. Nobody asks whether it is allowed. */
import type { AnyGame } from '../../table/game.ts';
import type { Awaited, Random } from '../../table/record.ts';
import type { Play } from './play.svelte.ts';

/** Which one does not matter, only whether there is one. The numbers differ, because dice are thrown again until they
 *  fit. */
function anyNumbers(): Random {
	let last = 1;
	return () => {
		last = (last * 16807) % 2147483647;
		return last / 2147483647;
	};
}

export const isReadOff = (game: AnyGame, state: unknown, awaited: Awaited): boolean =>
	game.chance(state, awaited, anyNumbers()) !== null;

/** Whether dice or cards are awaited. */
export const awaitsTable = (game: AnyGame, state: unknown): boolean =>
	game.awaits(state).some((awaited) => isReadOff(game, state, awaited));

/** Of a question of the desk: whether dice or cards are told first, and whether that is still to be done. */
export const rollsFirst = ({ game, line }: Play): boolean => awaitsTable(game, line.states[0]);
export const rollsNow = (play: Play): boolean => play.log.length === 0 && rollsFirst(play);
