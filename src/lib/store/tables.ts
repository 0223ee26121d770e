/**
 * Tables on this device. A table's moves are a log: an accepted move is appended in one durable transaction,
 * undo and redo only move the cursor. A write that expected another revision changes nothing and says so.
 */
import { Dexie, liveQuery } from 'dexie';
import { MOST_MOVES } from '../table/parse.ts';
import type { Move, Table } from '../table/record.ts';
import { database, type MoveRow, type TableRow } from './database.ts';
import { attempt, StoreTrouble, type Why } from './trouble.ts';

/** What the start page shows without loading a move: made by the caller, recomputable at any time. */
export interface Cache {
	/** A small drawing of the sheet as an SVG path. */
	readonly thumb: string;
	/** One sentence. */
	readonly line: string;
	readonly over: boolean;
}

export type Written =
	| { readonly ok: true; readonly revision: number }
	| { readonly ok: false; readonly why: 'conflict' | 'too-long' | Why; readonly message?: string };

export const inColumns = ({ thumb, line, over }: Cache) => ({ thumb, line, over: over ? 1 : 0 }) as const;

/** Ten letters and digits that nobody mistakes for another: 50 bits. */
export function newId(): string {
	const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

const rows = (table: string, moves: readonly Move[], from: number): MoveRow[] =>
	moves.map((move, n) => ({ table, at: from + n, move }));

/** The rows of one table's log, from a move on. */
export const logOf = (id: string, from = 0) =>
	database.moves.where('[table+at]').between([id, from], [id, Dexie.maxKey], true, true);

/** Throws `StoreTrouble` when there is no room or no database. */
export async function createTable(table: Table, cache: Cache, redo: readonly Move[] = []): Promise<string> {
	const { moves, ...setup } = table;
	const id = newId();
	const now = Date.now();
	const logged = moves.length + redo.length;
	await attempt(() =>
		database.transaction('rw', database.plays, database.moves, async () => {
			await database.plays.add({
				...setup,
				id,
				...inColumns(cache),
				created: now,
				touched: now,
				length: moves.length,
				logged,
				revision: 0
			});
			await database.moves.bulkAdd(rows(id, [...moves, ...redo], 0));
		})
	);
	return id;
}

type Extent = Pick<TableRow, 'length' | 'logged'>;

async function write(
	id: string,
	expectedRevision: number,
	cache: Cache,
	change: (row: TableRow) => PromiseLike<Extent> | Extent
): Promise<Written> {
	const written = () =>
		database.transaction('rw', database.plays, database.moves, async (): Promise<Written> => {
			const row = await database.plays.get(id);
			if (row?.revision !== expectedRevision) return { ok: false, why: 'conflict' };
			const extent = await change(row);
			if (extent.length > MOST_MOVES) return { ok: false, why: 'too-long' };
			const revision = expectedRevision + 1;
			await database.plays.put({ ...row, ...inColumns(cache), ...extent, revision, touched: Date.now() });
			return { ok: true, revision };
		});
	try {
		return await attempt(written);
	} catch (error) {
		if (!(error instanceof StoreTrouble)) throw error;
		return { ok: false, why: error.why, message: error.message };
	}
}

/** Writes the moves after the cursor. What could still have been redone is gone. */
export const appendMoves = (
	id: string,
	expectedRevision: number,
	moves: readonly Move[],
	cache: Cache
): Promise<Written> =>
	write(id, expectedRevision, cache, async (row) => {
		const length = row.length + moves.length;
		if (length > MOST_MOVES) return { length, logged: length };
		if (row.logged > row.length) await logOf(id, row.length).delete();
		await database.moves.bulkAdd(rows(id, moves, row.length));
		return { length, logged: length };
	});

/** Undo and redo: the log is kept, only what counts of it changes. */
export const moveCursor = (
	id: string,
	expectedRevision: number,
	length: number,
	cache: Cache
): Promise<Written> =>
	write(id, expectedRevision, cache, ({ logged }) => {
		if (!Number.isInteger(length) || length < 0 || length > logged) {
			throw new RangeError(`no move ${length} among ${logged}`);
		}
		return { length, logged };
	});

/** Tells each new revision, this page's own writes included, and null when the table was deleted. */
export function watchTable(id: string, onChange: (revision: number | null) => void): () => void {
	let last: number | null | undefined;
	const subscription = liveQuery(async () => (await database.plays.get(id))?.revision ?? null).subscribe({
		next: (revision) => {
			if (revision === last) return;
			last = revision;
			onChange(revision);
		},
		// reading failed: the next write or reload will say why
		error: () => undefined
	});
	return () => {
		subscription.unsubscribe();
	};
}

/** Deletes and returns how to bring the table back. */
export async function deleteTable(id: string): Promise<() => Promise<void>> {
	const [row, log] = await attempt(() =>
		database.transaction('rw', database.plays, database.moves, async () => {
			const found = [await database.plays.get(id), await logOf(id).toArray()] as const;
			await logOf(id).delete();
			await database.plays.delete(id);
			return found;
		})
	);
	return () =>
		attempt(() =>
			database.transaction('rw', database.plays, database.moves, async () => {
				if (row) await database.plays.put(row);
				await database.moves.bulkPut(log);
			})
		);
}
