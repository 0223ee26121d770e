/** Whether a move is one that only the table knows: a roll, a draw. Nobody asks whether it is allowed. */
import type { AnyGame } from '../../table/game.ts';
import type { Awaited } from '../../table/record.ts';

/** Which one does not matter, only whether there is one. */
const ANY = (): number => 0.5;

export const isReadOff = (game: AnyGame, state: unknown, awaited: Awaited): boolean =>
	game.chance(state, awaited, ANY) !== null;

/** Whether dice or cards are awaited. */
export const awaitsTable = (game: AnyGame, state: unknown): boolean =>
	game.awaits(state).some((awaited) => isReadOff(game, state, awaited));
