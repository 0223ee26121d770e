/** The start page's cache of a table made anew, for what an older version has kept. */
import { cacheOf } from './cache.ts';
import { database } from './database.ts';
import { openTable } from './open.ts';
import { inColumns } from './tables.ts';

/** Changes nothing but the cache, and nothing at all of a table that cannot be read or was written meanwhile. */
export async function renewCache(id: string): Promise<void> {
	try {
		const opened = await openTable(id);
		if (opened.kind !== 'ok') return;
		const { line, revision } = opened.saved;
		const columns = inColumns(cacheOf(line));
		await database.transaction('rw', database.plays, async () => {
			const row = await database.plays.get(id);
			if (row?.revision === revision) await database.plays.update(id, columns);
		});
	} catch {
		// what it shows already will do
	}
}
