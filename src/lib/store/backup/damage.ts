/** Damaged tables: finding them, and saving what stands. */
import { examine } from '../../examine.ts';
import { cut, tableOf } from '../../table/engine.ts';
import type { Fault } from '../../table/shape.ts';
import { cacheOf } from '../cache.ts';
import { database } from '../database.ts';
import { openTable, readRaw, recordOf } from '../open.ts';
import { readOrigin } from '../origin.ts';
import { createTable } from '../tables.ts';
import { attempt } from '../trouble.ts';
import type { OnProgress } from './progress.ts';

export interface Damaged {
	readonly id: string;
	readonly game: string;
	readonly players: readonly string[];
	readonly touched: number;
	readonly why: Fault;
	/** Moves that stand, of so many in the log; null when not even the set-up can be read. */
	readonly saveable: number | null;
	readonly logged: number;
}

async function damageOf(id: string): Promise<Damaged | null> {
	const opened = await openTable(id);
	if (opened.kind !== 'damaged') return null;
	const { row, log } = opened.raw;
	const { line } = await examine(recordOf(opened.raw));
	return {
		id,
		game: line?.game.id ?? '',
		players: line?.setup.players ?? [],
		touched: typeof row.touched === 'number' ? row.touched : 0,
		why: opened.why,
		saveable: line?.moves.length ?? null,
		logged: log.length
	};
}

export async function findDamaged(onProgress: OnProgress): Promise<readonly Damaged[]> {
	const ids = await attempt(() => database.plays.toCollection().primaryKeys());
	const found: Damaged[] = [];
	for (const [done, id] of ids.entries()) {
		const damaged = await damageOf(id);
		if (damaged) found.push(damaged);
		onProgress({ done: done + 1, of: ids.length });
	}
	return found;
}

/** A new table with the moves that stand. The damaged one stays until somebody deletes it. */
export async function rescue(id: string): Promise<string | null> {
	const raw = await readRaw(id);
	const { line } = raw ? await examine(recordOf(raw)) : { line: null };
	if (!raw || !line) return null;
	const played = cut(line, Math.min(line.moves.length, raw.row.length));
	const redo = line.moves.slice(played.moves.length);
	return createTable(tableOf(played), cacheOf(played), redo, readOrigin(raw.row.origin) ?? undefined);
}

/** Everything that lies in the database of this table, for somebody who can read it. */
export async function rawFile(id: string): Promise<Blob | null> {
	const raw = await readRaw(id);
	return raw && new Blob([JSON.stringify(raw, null, '\t')], { type: 'application/json' });
}
