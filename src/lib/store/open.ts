/** Opening a table: what lies in the database is outside data too, and comes in through the one door. */
import { examine, type Refused } from '../examine.ts';
import { cut, tableOf, type Line } from '../table/engine.ts';
import { integer, object, parse, type Fault } from '../table/shape.ts';
import type { Move, Table } from '../table/record.ts';
import { MOST_MOVES } from '../table/parse.ts';
import { RULES } from '../table/rules.ts';
import { database, type MoveRow, type TableRow } from './database.ts';
import { readOrigin, type Origin } from './origin.ts';
import { logOf } from './tables.ts';
import { attempt } from './trouble.ts';

export interface SavedTable {
	readonly id: string;
	/** Its moves end at the cursor. */
	readonly table: Table;
	/** The same, replayed. */
	readonly line: Line;
	/** The first move that today's rules refuse: the table stands as it was before it, and nothing is cut. */
	readonly refused: Refused | null;
	/** Where it came from, when it begins from a position. */
	readonly origin: Origin | null;
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
	const { format, game, sheet, players, options, from } = row;
	return {
		format,
		game,
		sheet,
		players,
		...(options !== undefined && { options }),
		...(from !== undefined && { from }),
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
	const { line, fault, refused } = await examine(recordOf(raw), rulesOf(raw.row));
	if (!line || fault) return fault ?? missing('game');
	const played = cut(line, length);
	// what was undone and would be refused today is simply not there to be redone
	const stands = refused && refused.at < length ? refused : null;
	return {
		id,
		table: tableOf(played),
		line: played,
		refused: stands && { ...stands, later: stands.later.slice(0, length - stands.at) },
		origin: readOrigin(raw.row.origin),
		redo: line.moves.slice(length, logged),
		revision
	};
}

const rulesOf = ({ rules }: TableRow): number => (typeof rules === 'number' ? rules : 1);

/** From now on the row says what was agreed, and that today's rules agree with its moves. */
async function noteRules({ row }: Raw, { table, revision, refused }: SavedTable): Promise<void> {
	if (refused || rulesOf(row) === RULES) return;
	const { options } = table;
	await attempt(() =>
		database.transaction('rw', database.plays, async () => {
			const now = await database.plays.get(row.id);
			if (now?.revision !== revision) return;
			await database.plays.put({ ...now, ...(options && { options }), rules: RULES });
		})
	).catch(() => undefined);
}

export async function openTable(id: string): Promise<Opened> {
	const raw = await readRaw(id);
	if (!raw) return { kind: 'missing' };
	const understood = await understand(raw);
	if ('path' in understood) return { kind: 'damaged', why: understood, raw };
	await noteRules(raw, understood);
	return { kind: 'ok', saved: understood };
}
