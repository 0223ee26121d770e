/** Writing a backup. Nothing is judged on the way out: damaged tables go into the file, too, and may be saved later. */
import { database } from '../database.ts';
import { readRaw, recordOf, type Raw } from '../open.ts';
import { readOrigin } from '../origin.ts';
import { attempt } from '../trouble.ts';
import { BACKUP_VERSION } from './format.ts';
import type { OnProgress } from './progress.ts';

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

/** One table a line, so that people can read it and programs can cut it. `ids` null means all. */
export async function exportTables(
	ids: readonly string[] | null,
	now: Date,
	onProgress: OnProgress
): Promise<{ readonly file: Blob; readonly count: number }> {
	const wanted = ids ?? (await attempt(() => database.plays.toCollection().primaryKeys()));
	const head = { pipsheet: 'backup', version: BACKUP_VERSION, made: now.toISOString() };
	const parts: string[] = [`${JSON.stringify(head).slice(0, -1)},"tables":[`];
	let count = 0;
	for (const [done, id] of wanted.entries()) {
		const raw = await readRaw(id);
		if (raw) parts.push(`${count++ > 0 ? ',' : ''}\n${JSON.stringify(entryOf(raw))}`);
		onProgress({ done: done + 1, of: wanted.length });
	}
	parts.push('\n]}\n');
	return { file: new Blob(parts, { type: 'application/json' }), count };
}
