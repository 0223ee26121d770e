/**
 * What statistics counted of each table, kept so that a table is judged once a revision. In a database of its own: it
 * holds nothing that cannot be counted again, and no names.
 */
import { Dexie, type Table as Rows } from 'dexie';
import { COUNTING, countOf, type Counted } from '../statistics/counted.ts';
import type { Played } from '../statistics/played.ts';
import { RULES } from '../table/rules.ts';
import type { OnProgress } from './backup/progress.ts';
import { database, type TableRow } from './database.ts';
import { openTable } from './open.ts';
import { readOrigin } from './origin.ts';
import { attempt } from './trouble.ts';

interface CountRow {
	readonly id: string;
	/** The table's revision, the version of the rules and of the counting: all that it depends on. */
	readonly of: string;
	/** Null for a table that cannot be opened. */
	readonly counted: Counted | null;
}

/** A database of its own: what it holds can always be counted again. */
export const COUNTS = 'pipsheet-counts';

class Counts extends Dexie {
	declare readonly counts: Rows<CountRow, string>;

	constructor() {
		super(COUNTS, { cache: 'disabled' });
		this.version(1).stores({ counts: 'id' });
	}
}

const keyOf = ({ revision, length }: TableRow): string => [revision, length, RULES, COUNTING].join('.');
const wordOr = (value: unknown): string => (typeof value === 'string' ? value : '');

const playedOf = (row: TableRow, counted: Counted): Played => ({
	...counted,
	id: row.id,
	game: row.game,
	players: row.players.map(wordOr),
	begun: row.created,
	ended: row.touched,
	origin: readOrigin(row.origin)
});

async function count(row: TableRow): Promise<CountRow> {
	const opened = await openTable(row.id);
	const counted = opened.kind === 'ok' ? countOf(opened.saved.line) : null;
	return { id: row.id, of: keyOf(row), counted };
}

/** A write is as slow as its disk: so many counts are kept at once. */
const TOGETHER = 25;

/** A cache that cannot be read or written costs time and nothing else. */
const orNothing = <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing);

/**
 * The tables of this device (of one game, or all), as far as they can be opened; `unread` counts the others. At most
 * so many are counted anew, the last played first, and the rest of those is left out.
 */
export async function countPlayed(
	game: string | null,
	onProgress: OnProgress,
	most = Infinity
): Promise<{ readonly played: readonly Played[]; readonly unread: number }> {
	const kept = new Counts();
	const all = await attempt(() => database.plays.toArray());
	const rows = all.filter((row) => game === null || row.game === game).sort((a, b) => b.touched - a.touched);
	const known = new Map((await orNothing(kept.counts.toArray(), [])).map((one) => [one.id, one]));
	const played: Played[] = [];
	const fresh: CountRow[] = [];
	const keep = (): Promise<unknown> => orNothing(kept.counts.bulkPut(fresh.splice(0)), null);
	let [unread, anew] = [0, 0];
	for (const [at, row] of rows.entries()) {
		let found = known.get(row.id);
		if (found?.of !== keyOf(row)) {
			if (anew++ >= most) continue;
			found = await count(row);
			fresh.push(found);
			if (fresh.length >= TOGETHER) await keep();
		}
		if (found.counted) played.push(playedOf(row, found.counted));
		else unread++;
		onProgress({ done: at + 1, of: rows.length });
	}
	await keep();
	// what is left belongs to tables that were deleted
	for (const { id } of all) known.delete(id);
	await orNothing(kept.counts.bulkDelete([...known.keys()]), undefined);
	kept.close();
	return { played, unread };
}
