/**
 * Tables on this device. A table's moves are a log: an accepted move is appended in one durable transaction,
 * undo and redo only move the cursor. A write that expected another revision changes nothing and says so.
 */
import { Dexie } from 'dexie';
import { MOST_MOVES } from '../table/parse.ts';
import type { Move, Table } from '../table/record.ts';
import { RULES } from '../table/rules.ts';
import type { Cache } from './cache.ts';
import { database, type MoveRow, type TableRow } from './database.ts';
import { newId } from './id.ts';
import type { Origin } from './origin.ts';
import { noteFinished, noteOneMore } from './shelf-size.ts';
import { attempt, attemptOne, StoreTrouble, type Why } from './trouble.ts';

/** What the pages of this device tell each other. Lighter than a live query, which would read again after each move. */
interface News {
	readonly id: string;
	readonly revision: number | null;
}
const newsChannel = (): BroadcastChannel => new BroadcastChannel('pipsheet.tables');
let channel: BroadcastChannel | null = null;
function tell(news: News): void {
	channel ??= newsChannel();
	channel.postMessage(news);
}

export type Written =
	| { readonly ok: true; readonly revision: number }
	| { readonly ok: false; readonly why: 'conflict' | 'gone' | 'too-long' | Why; readonly message?: string };

export const inColumns = ({ thumb, next, over, result = null, last = {} }: Cache) =>
	({ thumb, next, over: over ? 1 : 0, result, last }) as const;

const rows = (table: string, moves: readonly Move[], from: number): MoveRow[] =>
	moves.map((move, n) => ({ table, at: from + n, move }));

/** The rows of one table's log, from a move on. */
export const logOf = (id: string, from = 0) =>
	database.moves.where('[table+at]').between([id, from], [id, Dexie.maxKey], true, true);

/** Throws `StoreTrouble` when there is no room or no database. */
export async function createTable(
	table: Table,
	cache: Cache,
	redo: readonly Move[] = [],
	origin?: Origin
): Promise<string> {
	const { moves, ...setup } = table;
	const id = newId();
	const now = Date.now();
	const logged = moves.length + redo.length;
	await attemptOne((givenUp) =>
		database.transaction('rw', database.plays, database.moves, async (transaction) => {
			givenUp.onabort = () => {
				transaction.abort();
			};
			await database.plays.add({
				...setup,
				id,
				...inColumns(cache),
				created: now,
				touched: now,
				length: moves.length,
				logged,
				rules: RULES,
				...(origin && { origin }),
				revision: 0
			});
			await database.moves.bulkAdd(rows(id, [...moves, ...redo], 0));
		})
	);
	if (cache.over) noteFinished();
	else noteOneMore();
	return id;
}

type Extent = Pick<TableRow, 'length' | 'logged'>;

/** What a write makes of a table: its new extent, and the rows that are added to the log behind it. */
interface Change extends Extent {
	readonly added?: readonly MoveRow[];
}

/**
 * One transaction, straight on IndexedDB: somebody's finger waits for it, and Dexie's own layers would take as long
 * again. All of it goes out with the answer to the one question, and the commit right behind.
 */
async function change(
	id: string,
	expectedRevision: number,
	cache: Cache,
	changed: (row: TableRow) => Change,
	givenUp: AbortSignal
): Promise<Written> {
	if (!database.isOpen()) await database.open();
	const transaction = database
		.backendDB()
		.transaction(['plays', 'moves'], 'readwrite', { durability: 'strict' });
	givenUp.onabort = () => {
		transaction.abort();
	};
	const [plays, moves] = [transaction.objectStore('plays'), transaction.objectStore('moves')];
	return new Promise((resolve, reject) => {
		let result: Written = { ok: false, why: 'conflict' };
		let fault: Error | null = null;
		transaction.oncomplete = () => {
			resolve(result);
		};
		transaction.onabort = () => {
			reject(fault ?? transaction.error ?? new Error('the transaction was aborted'));
		};
		const found = plays.get(id) as IDBRequest<TableRow | undefined>;
		// a cache may be made only now that it is asked for, while the disk is looking
		const columns = inColumns(cache);
		const answer = (row: TableRow | undefined): Written => {
			if (!row) return { ok: false, why: 'gone' };
			if (row.revision !== expectedRevision) return { ok: false, why: 'conflict' };
			const { added = [], ...extent } = changed(row);
			if (extent.length > MOST_MOVES) return { ok: false, why: 'too-long' };
			if (added.length > 0 && row.logged > row.length) {
				moves.delete(IDBKeyRange.bound([id, row.length], [id, row.logged]));
			}
			for (const move of added) moves.add(move);
			const revision = expectedRevision + 1;
			plays.put({ ...row, ...columns, ...extent, revision, touched: Date.now() });
			transaction.commit();
			return { ok: true, revision };
		};
		found.onsuccess = () => {
			try {
				result = answer(found.result);
			} catch (error) {
				// nobody could catch it here: whoever asked for the write is to hear of it
				fault = error instanceof Error ? error : new Error(String(error));
				transaction.abort();
			}
		};
	});
}

async function write(
	id: string,
	expectedRevision: number,
	cache: Cache,
	changed: (row: TableRow) => Change
): Promise<Written> {
	try {
		const written = await attemptOne((givenUp) => change(id, expectedRevision, cache, changed, givenUp));
		if (written.ok) tell({ id, revision: written.revision });
		return written;
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
	write(id, expectedRevision, cache, (row) => {
		const length = row.length + moves.length;
		return { length, logged: length, added: rows(id, moves, row.length) };
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

/** Tells each revision that another page writes, and null when it deletes the table. */
export function watchTable(id: string, onChange: (revision: number | null) => void): () => void {
	const listen = ({ data }: MessageEvent<News>): void => {
		if (data.id === id) onChange(data.revision);
	};
	const channel = newsChannel();
	channel.addEventListener('message', listen);
	// what was written between opening the table and listening
	void database.plays.get(id).then(
		(row) => onChange(row?.revision ?? null),
		// reading failed: the next write or reload will say why
		() => undefined
	);
	return () => {
		channel.close();
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
	tell({ id, revision: null });
	return async () => {
		await attempt(() =>
			database.transaction('rw', database.plays, database.moves, async () => {
				if (row) await database.plays.put(row);
				await database.moves.bulkPut(log);
			})
		);
		if (row) tell({ id, revision: row.revision });
	};
}
