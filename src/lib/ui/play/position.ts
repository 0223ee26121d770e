/** What a screen asks of a state, worked out once: ahead of time while a move is written, and again after an undo. */
import type { AnyGame } from '../../table/game.ts';
import type { CellMarks, Move, Status } from '../../table/record.ts';

export interface Position {
	readonly status: Status;
	readonly moves: readonly Move[];
	readonly pencil: readonly CellMarks[];
}

const known = new WeakMap<object, Position>();

export function positionOf(game: AnyGame, state: unknown): Position {
	const key = state as object;
	let position = known.get(key);
	if (!position) {
		position = { status: game.status(state), moves: game.moves(state), pencil: game.pencil(state) };
		known.set(key, position);
	}
	return position;
}
