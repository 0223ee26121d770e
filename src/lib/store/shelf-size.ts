/**
 * How many tables wait on the start page, as far as its room depends on it. Kept apart from the
 * database, because src/app.html reserves their room before the first paint, so that nothing moves when they arrive.
 */
const KEY = 'pipsheet.running';

/** So many are shown at first; what shows more takes the room of one. */
export const SHOWN = 12;

/** Where nothing is kept at all, the page looks as on a first visit. */
export function noteShelf(running: number, all = 1): void {
	try {
		if (all === 0) localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, String(Math.min(running, SHOWN + 1)));
	} catch {
		// then they push the games down when they come; a worker has no such storage either
	}
}

/** One more table was begun. */
export function noteOneMore(): void {
	try {
		noteShelf(Number(localStorage.getItem(KEY) ?? 0) + 1);
	} catch {
		// as above
	}
}

/** A finished table was kept: none may be in progress, but this is no first visit any more. */
export function noteFinished(): void {
	try {
		if (localStorage.getItem(KEY) === null) noteShelf(0);
	} catch {
		// as above
	}
}

/** Whether this device has never kept anything: a first visit need not fetch what reads tables. */
export async function nothingKept(): Promise<boolean> {
	try {
		if (localStorage.getItem(KEY) !== null) return false;
		const known = await indexedDB.databases();
		return known.length === 0;
	} catch {
		return false; // not told: then it is looked up
	}
}
