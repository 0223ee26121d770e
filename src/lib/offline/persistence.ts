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
	if (!('storage' in navigator) || typeof navigator.storage.persist !== 'function') return false;
	if (!again && hasPlayed() !== false) return navigator.storage.persisted();
	try {
		localStorage.setItem(KEY, 'asked');
		return await navigator.storage.persist();
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
