/** One player's sheet for that player's own phone: the same table, keeping fewer sheets. */
import { replay } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import type { Table } from '../table/record.ts';
import { keptSeats, openMoves, withoutSheets } from './open-moves.ts';

/** Only games in which everybody has an own sheet, and whose open moves are known, can be taken apart. */
export const canPart = (game: AnyGame): boolean =>
	game.options.some(({ kind }) => kind === 'sheets') && game.open.length > 0;

/** The table as a phone records it that keeps only these sheets, or null when the rules do not let it be told so. */
export function keeping(game: AnyGame, table: Table, seats: readonly number[]): Table | null {
	if (!canPart(game) || seats.length === 0) return null;
	const all = keptSeats(table);
	if (!seats.every((seat) => all.includes(seat))) return null;
	const open = new Set(openMoves(game, table.moves));
	const dropped = all.filter((seat) => !seats.includes(seat));
	const moves = table.moves.filter(
		(move) => open.has(move) || move.by === undefined || !dropped.includes(move.by)
	);
	const sheets = seats.length < table.players.length ? { sheets: [...seats].sort((a, b) => a - b) } : {};
	const options = { ...withoutSheets(table.options), ...sheets };
	const apart: Table = { ...table, options, moves };
	return replay(game, apart).stopped ? null : apart;
}
