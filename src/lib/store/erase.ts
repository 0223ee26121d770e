/** Everything that this app keeps on this device, gone: tables, names, editions, statistics, settings. The app stays. */
import { Dexie } from 'dexie';
import { COUNTS } from './counts.ts';
import { database } from './database.ts';

export async function eraseEverything(): Promise<void> {
	await database.delete();
	await Dexie.delete(COUNTS);
	for (const storage of [localStorage, sessionStorage])
		for (const key of Object.keys(storage)) if (key.startsWith('pipsheet.')) storage.removeItem(key);
}
