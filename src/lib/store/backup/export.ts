/** Writing a backup. Nothing is judged on the way out: damaged tables go into the file, too, and may be saved later. */
import { database } from '../database.ts';
import { readRaw, recordOf, type Raw } from '../open.ts';
import { readOrigin } from '../origin.ts';
import { attempt } from '../trouble.ts';
import { BACKUP_VERSION } from './format.ts';
import type { OnProgress } from './progress.ts';

export interface Exported {
	readonly file: Blob;
	/** Tables. */
	readonly count: number;
	readonly editions: number;
}

function entryOf(raw: Raw): unknown {
	const { id, created, touched, length, rules = 1 } = raw.row;
	// a note that is damaged must not cost the table: without it the entry can be read
	const origin = readOrigin(raw.row.origin);
	const record = recordOf(raw);
	const redo = record.moves.slice(length);
	return {
		id,
		created,
		touched,
		rules,
		...(origin && { origin }),
		table: { ...record, moves: record.moves.slice(0, length) },
		...(redo.length > 0 && { redo })
	};
}

/** One table or edition a line, so that people can read it and programs can cut it. `ids` null means all there is. */
export async function exportTables(
	ids: readonly string[] | null,
	now: Date,
	onProgress: OnProgress
): Promise<Exported> {
	const wanted = ids ?? (await attempt(() => database.plays.toCollection().primaryKeys()));
	const head = { pipsheet: 'backup', version: BACKUP_VERSION, made: now.toISOString() };
	const parts: string[] = [`${JSON.stringify(head).slice(0, -1)},"tables":[`];
	let count = 0;
	for (const [done, id] of wanted.entries()) {
		const raw = await readRaw(id);
		if (raw) parts.push(`${count++ > 0 ? ',' : ''}\n${JSON.stringify(entryOf(raw))}`);
		onProgress({ done: done + 1, of: wanted.length });
	}
	// a table brings its own edition along
	const editions = ids ? [] : await attempt(() => database.editions.toArray());
	const lines = editions.map((row) => `\n${JSON.stringify({ ...row, notes: undefined })}`);
	parts.push(lines.length > 0 ? `\n],"editions":[${lines.join()}\n]}\n` : '\n]}\n');
	return { file: new Blob(parts, { type: 'application/json' }), count, editions: editions.length };
}
