/** Keeps the screen awake while a table is open. A refusal never disturbs play. */
const KEY = 'pipsheet.awake';

export function wantsAwake(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'no';
	} catch {
		return true;
	}
}

export function rememberAwake(wanted: boolean): void {
	try {
		localStorage.setItem(KEY, wanted ? 'yes' : 'no');
	} catch {
		// it still holds until the page is closed
	}
}

/** Asks now and again whenever the page comes back into view; returns how to let the screen sleep. */
export function keepAwake(): () => void {
	let lock: WakeLockSentinel | null = null;
	let ended = false;
	const ask = async (): Promise<void> => {
		if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (ended) await lock.release();
		} catch {
			lock = null; // battery saver, or not allowed here
		}
	};
	const back = (): void => void ask();
	document.addEventListener('visibilitychange', back);
	void ask();
	return () => {
		ended = true;
		document.removeEventListener('visibilitychange', back);
		void lock?.release().catch(() => undefined);
	};
}
