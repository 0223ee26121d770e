/** Editions on this device. Tables carry their own copy of the facts, so that changing one here changes no table. */
import { database, type EditionRow } from './database.ts';
import { newId } from './id.ts';
import { attempt } from './trouble.ts';

export type { EditionRow } from './database.ts';

/** The last touched first. */
export async function listEditions(game?: string): Promise<readonly EditionRow[]> {
	const rows = await attempt(() =>
		game === undefined ? database.editions.toArray() : database.editions.where('game').equals(game).toArray()
	);
	return rows.sort((a, b) => b.touched - a.touched);
}

export const openEdition = (id: string): Promise<EditionRow | undefined> =>
	attempt(() => database.editions.get(id));

export async function createEdition(
	entered: Pick<EditionRow, 'game' | 'name' | 'facts' | 'origin' | 'seed'>
): Promise<string> {
	const id = newId();
	const now = Date.now();
	await attempt(() => database.editions.add({ ...entered, id, created: now, touched: now }));
	return id;
}

/** Kept as it is typed. */
export const keepEdition = (row: EditionRow): Promise<unknown> =>
	attempt(() => database.editions.put({ ...row, touched: Date.now() }));

/** Deletes and returns how to bring it back. */
export async function deleteEdition(id: string): Promise<() => Promise<void>> {
	const row = await openEdition(id);
	await attempt(() => database.editions.delete(id));
	return async () => {
		if (row) await attempt(() => database.editions.put(row));
	};
}
