/** Writes that are on their way to the disk: an update or a reload waits for them. Needs no database itself. */
const pending = new Set<Promise<unknown>>();

export function track<T>(work: Promise<T>): Promise<T> {
	const settled = work.then(
		() => undefined,
		() => undefined
	);
	pending.add(settled);
	void settled.then(() => pending.delete(settled));
	return work;
}

/** Resolves between two moves: when nothing is being written. */
export async function whenWritten(): Promise<void> {
	while (pending.size > 0) await Promise.all(pending);
}
