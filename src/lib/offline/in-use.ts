/** Tells the service worker, while it fetches the app, which of its scripts this page runs: what else the open game
 *  needs is then fetched before the other games. */
export function tellWhatIsInUse(): void {
	const scripts = new Set<string>();
	let fetching: MessageEventSource | null = null;
	const tell = (): void => {
		fetching?.postMessage({ type: 'IN_USE', scripts: [...scripts] });
	};
	new PerformanceObserver((list) => {
		for (const { name } of list.getEntries()) if (name.endsWith('.js')) scripts.add(name);
		tell();
	}).observe({ type: 'resource', buffered: true });
	navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
		if (typeof data !== 'object' || data === null || !('arrived' in data && 'of' in data)) return;
		const before = fetching;
		fetching = data.arrived === data.of ? null : source;
		if (fetching !== before) tell();
	});
}
