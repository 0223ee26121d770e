/**
 * Whether a newer Pipsheet has changed the database under this page. Such a page must not write any more:
 * it says so and offers to reload. Apart from the database, so that a notice can listen without loading dexie.
 */
let outdated = false;
const listeners = new Set<() => void>();

export const isOutdated = (): boolean => outdated;

export function becomeOutdated(): void {
	if (outdated) return;
	outdated = true;
	for (const listener of listeners) listener();
}

/** Calls at once when it is already so. Returns how to stop listening. */
export function onOutdated(listener: () => void): () => void {
	if (outdated) listener();
	listeners.add(listener);
	return () => listeners.delete(listener);
}
