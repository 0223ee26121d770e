/** Databases as earlier versions left them: read out and set up again without our own code. */

export interface Dump {
	/** As the browser counts: ten times ours. */
	readonly version: number;
	readonly stores: readonly {
		readonly name: string;
		readonly keyPath: string | string[];
		readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
		readonly rows: readonly unknown[];
	}[];
}

/** In the page: what is there now. */
export function readOut(): Promise<Dump> {
	return new Promise((done) => {
		const opening = indexedDB.open('pipsheet');
		opening.onsuccess = () => {
			const { result: database } = opening;
			const names = [...database.objectStoreNames];
			const reading = database.transaction(names);
			const stores = names.map((name) => {
				const store = reading.objectStore(name);
				const indexes = [...store.indexNames].map((index) => ({
					name: index,
					keyPath: store.index(index).keyPath
				}));
				return { name, keyPath: store.keyPath ?? [], indexes, rows: store.getAll() };
			});
			reading.oncomplete = () => {
				database.close();
				done({
					version: database.version,
					stores: stores.map(({ rows, ...store }) => ({ ...store, rows: rows.result as unknown[] }))
				});
			};
		};
	});
}

/** In the page: as if an earlier version had been here. */
export function setUp({ version, stores }: Dump): Promise<void> {
	return new Promise((done, failed) => {
		const opening = indexedDB.open('pipsheet', version);
		opening.onerror = () => {
			failed(new Error('not opened'));
		};
		opening.onupgradeneeded = () => {
			for (const { name, keyPath, indexes, rows } of stores) {
				const store = opening.result.createObjectStore(name, { keyPath });
				for (const index of indexes) store.createIndex(index.name, index.keyPath);
				for (const row of rows) store.add(row);
			}
		};
		opening.onsuccess = () => {
			opening.result.close();
			done();
		};
	});
}
