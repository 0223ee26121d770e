/** What can go wrong between the app and the disk, in the few kinds that a screen can say something about. */
import { isOutdated } from './outdated.ts';
import { track } from './pending.ts';

/** `full`: no room. `newer-version`: a newer Pipsheet owns the database. `broken`: anything else. */
export type Why = 'full' | 'newer-version' | 'broken';

const isFull = (error: unknown): boolean => {
	if (!(error instanceof Error) && !(error instanceof DOMException)) return false;
	const { name, inner, message } = error as Error & { inner?: unknown };
	// a transaction that fails only on its commit is told as aborted, with the reason inside
	return name === 'QuotaExceededError' || /QuotaExceeded/.test(message) || isFull(inner);
};

const whyOf = (error: unknown): Why => (isOutdated() ? 'newer-version' : isFull(error) ? 'full' : 'broken');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Thrown where there is no answer to give: the database cannot be opened or read at all. */
export class StoreTrouble extends Error {
	readonly why: Why;

	constructor(cause: unknown) {
		super(messageOf(cause), { cause });
		this.name = 'StoreTrouble';
		this.why = whyOf(cause);
	}
}

/** Runs something on the database; whatever goes wrong comes out as `StoreTrouble`. */
export function attempt<T>(work: () => PromiseLike<T>): Promise<T> {
	const attempted = async (): Promise<T> => {
		try {
			return await work();
		} catch (error) {
			throw error instanceof StoreTrouble ? error : new StoreTrouble(error);
		}
	};
	return track(attempted());
}
