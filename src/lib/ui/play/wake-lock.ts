/** Keeps the screen awake while a table is open. A refusal never disturbs play. */
/** Asks now and again whenever the page comes back into view; returns how to let the screen sleep. */
export function keepAwake(): () => void {
	const held: { lock: WakeLockSentinel | null; ended: boolean } = { lock: null, ended: false };
	const release = (): void => void held.lock?.release().catch(() => undefined);
	const ask = async (): Promise<void> => {
		if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		try {
			held.lock = await navigator.wakeLock.request('screen');
		} catch {
			held.lock = null; // battery saver, or not allowed here
		}
		if (held.ended) release();
	};
	const back = (): void => void ask();
	document.addEventListener('visibilitychange', back);
	void ask();
	return () => {
		held.ended = true;
		document.removeEventListener('visibilitychange', back);
		release();
	};
}
