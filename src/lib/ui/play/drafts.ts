/**
 * What is half done and not yet a move (a chosen die, the area in view, dice that were entered): kept in this tab,
 * so that a look at a rule, the way back or a reload loses nothing. It belongs to one position: the next move ends it.
 */
import { getContext, setContext } from 'svelte';
import { afterPaint } from '../after-paint.ts';

const CONTEXT = Symbol('drafts');

interface Kept {
	readonly revision: number;
	readonly drafts: Readonly<Record<string, unknown>>;
}

export class Drafts {
	readonly #key: string;
	readonly #revision: () => number;
	#kept: Kept | null = null;
	#isUnwritten = false;

	constructor(table: string, revision: () => number) {
		this.#key = `pipsheet.draft.${table}`;
		this.#revision = revision;
		try {
			const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null;
			if (kept?.revision === revision()) this.#kept = kept;
		} catch {
			// storage is switched off, or held something else: begin with empty hands
		}
	}

	/** JSON of unknown shape: whoever reads it looks before using it. */
	read(name: string): unknown {
		return this.#kept?.revision === this.#revision() ? this.#kept.drafts[name] : undefined;
	}

	/** `undefined` forgets it. */
	write(name: string, value: unknown): void {
		const revision = this.#revision();
		const before = this.#kept?.revision === revision ? this.#kept.drafts : {};
		if (JSON.stringify(before[name]) === JSON.stringify(value)) return;
		this.#kept = { revision, drafts: { ...before, [name]: value } };
		if (this.#isUnwritten) return;
		this.#isUnwritten = true;
		// several things change with a move, and nobody waits for their being noted; a page that goes away does not paint
		addEventListener('pagehide', this.#note);
		afterPaint(this.#note);
	}

	readonly #note = (): void => {
		removeEventListener('pagehide', this.#note);
		if (!this.#isUnwritten) return;
		this.#isUnwritten = false;
		try {
			sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
		} catch {
			// it still holds until the page is closed
		}
	};
}

/** For pads deep inside a tray. Outside a table there is nothing to keep. */
export const provideDrafts = (drafts: Drafts): Drafts => setContext(CONTEXT, drafts);
export const draftsNearby = (): Drafts | undefined => getContext<Drafts | undefined>(CONTEXT);
