/** Something awaited takes the view to its area: a bonus, an infection. */
import { untrack } from 'svelte';
import type { Areas } from './areas.svelte.ts';
import { roomy } from './frame.ts';

/** How long a mark that was just written stays in sight before the view goes on, in milliseconds. */
const LINGER = 600;

interface Seen {
	/** The area that something awaited leads to. */
	readonly leads: () => string | null | undefined;
	/** What the last move wrote. */
	readonly fresh: () => ReadonlySet<string>;
	readonly root: () => HTMLElement | undefined;
	/** The view is about to go on, and no finger asked for it. */
	readonly goesOn: () => void;
}

export class Leading {
	/** A mark is looked at, and then the view goes on. */
	lingers = $state(false);
	readonly #areas: Areas;
	readonly #seen: Seen;

	/** Called while a component is made. */
	constructor(areas: Areas, seen: Seen) {
		this.#areas = areas;
		this.#seen = seen;
		$effect(() => {
			const leads = seen.leads();
			if (leads === undefined || leads === null) return undefined;
			return untrack(() => this.#follow(leads));
		});
	}

	#follow(leads: string): (() => void) | undefined {
		const areas = this.#areas;
		const { fresh, root, goesOn } = this.#seen;
		const { current } = areas;
		const isLookedAt = current?.cells.some(({ id }) => fresh().has(id)) ?? false;
		if (!isLookedAt || roomy.current || current?.id === leads) {
			areas.picked = leads;
			return undefined;
		}
		const from = areas.picked;
		const go = (): void => {
			stay();
			if (areas.picked !== from) return;
			goesOn();
			areas.picked = leads;
		};
		// whoever works on meanwhile need not wait; whoever goes on marking here is not taken away
		const tapped = ({ target }: Event): void => {
			if (target instanceof Element && target.closest('main')) stay();
			else go();
		};
		const waiting = setTimeout(go, LINGER);
		const stay = (): void => {
			this.lingers = false;
			clearTimeout(waiting);
			root()?.removeEventListener('click', tapped);
		};
		this.lingers = true;
		root()?.addEventListener('click', tapped);
		return stay;
	}
}
