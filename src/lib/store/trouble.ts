/** What can go wrong between the app and the disk, in the few kinds that a screen can say something about. */
import { database, isConnectionLost, reconnect } from './database.ts';
import { isOutdated } from './outdated.ts';
import { track } from './pending.ts';

/**
 * `full`: no room. `newer-version`: a newer Pipsheet owns the database. `silent`: it does not even open.
 * `broken`: anything else.
 */
export type Why = 'full' | 'newer-version' | 'silent' | 'broken';

/** So long may a database take to open; some phones never answer until the browser is started again. */
const PATIENCE = 8_000;
/** One that is open may take its time, but whoever waits for one entry waits no longer than this. */
const PATIENCE_WITH_ONE = 30_000;
class Silence extends Error {}

const isFull = (error: unknown): boolean => {
	if (!(error instanceof Error) && !(error instanceof DOMException)) return false;
	const { name, inner, message } = error as Error & { inner?: unknown };
	// a transaction that fails only on its commit is told as aborted, with the reason inside
	return name === 'QuotaExceededError' || /QuotaExceeded/.test(message) || isFull(inner);
};

function whyOf(error: unknown): Why {
	if (isOutdated()) return 'newer-version';
	if (isFull(error)) return 'full';
	return error instanceof Silence ? 'silent' : 'broken';
}

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

/** Phones close the connection of a page in the background: then it is opened again, and the work done once more. */
async function twice<T>(work: () => PromiseLike<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (isOutdated() || !isConnectionLost(error)) throw error;
		await reconnect();
		return work();
	}
}

/** Gives up on a database that does not open, or that does not come to what was asked of it in time. */
const unlessSilent = <T>(work: Promise<T>, giveUp?: AbortController): Promise<T> =>
	new Promise((resolve, reject) => {
		const unopened = setTimeout(() => {
			if (!database.isOpen()) reject(new Silence('the database does not open'));
		}, PATIENCE);
		const unanswered = setTimeout(() => {
			giveUp?.abort();
			if (giveUp) reject(new Silence('the database does not answer'));
		}, PATIENCE_WITH_ONE);
		work.then(resolve, reject).finally(() => {
			clearTimeout(unopened);
			clearTimeout(unanswered);
		});
	});

async function told<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		throw error instanceof StoreTrouble ? error : new StoreTrouble(error);
	}
}

/** Runs something on the database; whatever goes wrong comes out as `StoreTrouble`. */
export const attempt = <T>(work: () => PromiseLike<T>): Promise<T> => track(told(unlessSilent(twice(work))));

/** The same for one small entry: when it waits for ever, it is taken back and told. */
export function attemptOne<T>(work: (givenUp: AbortSignal) => PromiseLike<T>): Promise<T> {
	const giveUp = new AbortController();
	return track(
		told(
			unlessSilent(
				twice(() => work(giveUp.signal)),
				giveUp
			)
		)
	);
}
