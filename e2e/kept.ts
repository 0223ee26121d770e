/** What lies in the database, read without our own code. */
import type { Page } from '@playwright/test';

export interface Kept {
	readonly length: number;
	readonly revision: number;
	/** All logged moves in their order. */
	readonly log: readonly unknown[];
	/** As the browser counts: ten times ours. */
	readonly version: number;
}

export const tableOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? '';

export const keptOf = (page: Page, id: string): Promise<Kept> =>
	page.evaluate(
		(id) =>
			new Promise<Kept>((done, failed) => {
				const opening = indexedDB.open('pipsheet');
				opening.onerror = () => {
					failed(new Error('not opened'));
				};
				opening.onsuccess = () => {
					const { result: database } = opening;
					const reading = database.transaction(['plays', 'moves']);
					const row = reading.objectStore('plays').get(id) as IDBRequest<Kept>;
					const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
					const rows = reading.objectStore('moves').getAll(range) as IDBRequest<{ move: unknown }[]>;
					reading.oncomplete = () => {
						database.close();
						const { length, revision } = row.result;
						done({ length, revision, log: rows.result.map(({ move }) => move), version: database.version });
					};
				};
			}),
		id
	);
