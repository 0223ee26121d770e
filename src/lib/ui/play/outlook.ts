/** What a screen asks of a state, worked out once: ahead of time while a move is written, and again after an undo. */
import type { AnyGame } from '../../table/game.ts';
import type { CellMarks, Move, Status } from '../../table/record.ts';

export interface Outlook {
	readonly status: Status;
	readonly moves: readonly Move[];
	readonly pencil: readonly CellMarks[];
}

const known = new WeakMap<object, Outlook>();

export function outlookOf(game: AnyGame, state: unknown): Outlook {
	const key = state as object;
	let outlook = known.get(key);
	if (!outlook) {
		outlook = { status: game.status(state), moves: game.moves(state), pencil: game.pencil(state) };
		known.set(key, outlook);
	}
	return outlook;
}
