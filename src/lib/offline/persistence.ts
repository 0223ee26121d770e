/** Storage that the browser does not clear on its own when space runs short. */

const KEY = 'pipsheet.persist';

/** Whether a move was ever accepted on this device; null where nothing can be remembered. */
export function hasPlayed(): boolean | null {
	try {
		return localStorage.getItem(KEY) !== null;
	} catch {
		return null;
	}
}

/**
 * To be called after a move was accepted: now there is something to lose. Some browsers ask the player, so this
 * happens once a device; the settings can ask again.
 */
export async function askToPersist(again = false): Promise<boolean> {
	const isFirst = hasPlayed() === false;
	try {
		// also where nobody can be asked: the hint to install the app waits for it
		if (isFirst) localStorage.setItem(KEY, 'asked');
		if (!('storage' in navigator) || typeof navigator.storage.persist !== 'function') return false;
		return await (again || isFirst ? navigator.storage.persist() : navigator.storage.persisted());
	} catch {
		return false;
	}
}

export interface StorageState {
	readonly persisted: boolean;
	/** Bytes; null where the browser does not say. */
	readonly used: number | null;
	readonly granted: number | null;
}

export async function storageState(): Promise<StorageState> {
	try {
		const { usage, quota } = await navigator.storage.estimate();
		return { persisted: await navigator.storage.persisted(), used: usage ?? null, granted: quota ?? null };
	} catch {
		return { persisted: false, used: null, granted: null };
	}
}
