/** Opening a table: what lies in the database is outside data too, and comes in through the one door. */
import { examine } from '../examine.ts';
import { cut, tableOf, type Line } from '../table/engine.ts';
import { integer, object, parse, type Fault } from '../table/shape.ts';
import type { Move, Table } from '../table/record.ts';
import { MOST_MOVES } from '../table/parse.ts';
import { database, type MoveRow, type TableRow } from './database.ts';
import { logOf } from './tables.ts';
import { attempt } from './trouble.ts';

export interface SavedTable {
	readonly id: string;
	/** Its moves end at the cursor. */
	readonly table: Table;
	/** The same, replayed: a table whose moves break a rule is damaged, too. */
	readonly line: Line;
	/** What was undone and can be redone. */
	readonly redo: readonly Move[];
	readonly revision: number;
}

/** The rows as they lie there, for what can still be saved of them. */
export interface Raw {
	readonly row: TableRow;
	readonly log: readonly MoveRow[];
}

export type Opened =
	| { readonly kind: 'ok'; readonly saved: SavedTable }
	| { readonly kind: 'damaged'; readonly why: Fault; readonly raw: Raw }
	| { readonly kind: 'missing' };

const counts = object({
	length: integer(0, MOST_MOVES),
	logged: integer(0, 2 * MOST_MOVES),
	revision: integer(0, Number.MAX_SAFE_INTEGER)
});

const missing = (path: string): Fault => ({ path, say: { key: 'field', values: {} } });

export const readRaw = (id: string): Promise<Raw | null> =>
	attempt(() =>
		database.transaction('r', database.plays, database.moves, async () => {
			const row = await database.plays.get(id);
			return row ? { row, log: await logOf(id).toArray() } : null;
		})
	);

/** The record that the row and its log describe, not yet looked at. */
export function recordOf({ row, log }: Raw) {
	const { format, game, sheet, players, options } = row;
	return {
		format,
		game,
		sheet,
		players,
		...(options !== undefined && { options }),
		// after a gap nobody knows what the next move followed
		moves: log.filter(({ at }, n) => at === n).map(({ move }) => move)
	};
}

async function understand(raw: Raw): Promise<SavedTable | Fault> {
	const { id, length, logged, revision } = raw.row;
	const counted = parse(counts, { length, logged, revision });
	if (!counted.ok) return counted.fault;
	const gap = raw.log.findIndex(({ at }, n) => at !== n);
	if (gap >= 0) return missing(`moves[${gap}]`);
	if (raw.log.length < Math.max(logged, length)) return missing(`moves[${raw.log.length}]`);
	const { line, fault } = await examine(recordOf(raw));
	if (!line || fault) return fault ?? missing('game');
	const played = cut(line, length);
	return { id, table: tableOf(played), line: played, redo: line.moves.slice(length, logged), revision };
}

export async function openTable(id: string): Promise<Opened> {
	const raw = await readRaw(id);
	if (!raw) return { kind: 'missing' };
	const understood = await understand(raw);
	return 'path' in understood ? { kind: 'damaged', why: understood, raw } : { kind: 'ok', saved: understood };
}
