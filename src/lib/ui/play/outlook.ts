/** What a screen asks of a state, worked out once: ahead of time while a move is written, and again after an undo. */
import type { AnyGame } from '../../table/game.ts';
import type { Awaited, CellMarks, Move, Status } from '../../table/record.ts';

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

/** Stays with a player who is still awaited; else the next one clockwise who is. */
export function seatToShow(awaits: readonly Awaited[], kept: readonly number[], from: number): number {
	const waiting = kept.filter((seat) => awaits.some(({ by }) => by === seat));
	if (waiting.length === 0 || waiting.includes(from)) return from;
	return waiting.find((seat) => seat > from) ?? waiting[0] ?? from;
}
