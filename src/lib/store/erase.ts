/** Everything that this app keeps on this device, gone: tables, names, editions, settings. The app itself stays. */
import { database } from './database.ts';

export async function eraseEverything(): Promise<void> {
	await database.delete();
	try {
		for (const key of Object.keys(localStorage))
			if (key.startsWith('pipsheet.')) localStorage.removeItem(key);
		for (const key of Object.keys(sessionStorage))
			if (key.startsWith('pipsheet.')) sessionStorage.removeItem(key);
	} catch {
		// nothing can be kept there, so nothing is
	}
}
