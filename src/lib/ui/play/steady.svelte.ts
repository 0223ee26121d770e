/** What keeps the play screen steady: the guarded finger, the height of the tray, the focus, and the moment in which
 *  somebody else's turn is announced. */
import { untrack } from 'svelte';
import { afterPaint } from '../after-paint.ts';
import { MOMENT, watchFinger, type Finger } from './finger.ts';
import { Hold } from './hold.svelte.ts';
import type { Play } from './play.svelte.ts';

export class Steady {
	root = $state<HTMLElement>();
	tray = $state<HTMLElement>();
	/** What is in the tray, as high as it wants to be. */
	content = $state<HTMLElement>();
	/** Who is in front now, for as long as it is said and no tap counts. */
	announced = $state<string | null>(null);
	readonly #hold = new Hold();
	#finger: Finger | null = null;
	#hadFocus = false;

	/** Called while a component is made. `changes` reads whatever may take a focused control away. */
	constructor(play: Play, changes: () => unknown) {
		$effect(() => {
			const { root } = this;
			if (!root) return undefined;
			const finger = watchFinger(root);
			const focus = (): void => {
				this.#hadFocus = true;
			};
			root.addEventListener('focusin', focus);
			this.#finger = finger;
			return () => {
				root.removeEventListener('focusin', focus);
				finger.release();
			};
		});
		$effect(() => {
			const { content } = this;
			if (!content) return undefined;
			const watched = new ResizeObserver(([seen]) => {
				// not asked of the element, which would lay the page out once more
				this.#hold.needs(Math.round(seen?.borderBoxSize[0]?.blockSize ?? content.offsetHeight));
			});
			watched.observe(content);
			return () => {
				watched.disconnect();
			};
		});
		$effect(() => {
			if (play.handovers === 0) return undefined;
			// nothing but a change of player may run this again: every move changes what it reads
			this.announced = untrack(() => (play.front === undefined ? null : (play.players[play.front] ?? null)));
			this.#finger?.handover();
			this.#hold.nextTurn();
			const over = setTimeout(() => (this.announced = null), MOMENT);
			return () => {
				clearTimeout(over);
			};
		});
		$effect(() => {
			changes();
			// a control that vanishes with its step hands the focus to the tray: it is never lost. Sooner, the page would be
			// laid out twice
			afterPaint(() => {
				if (this.#hadFocus && document.activeElement === document.body)
					this.tray?.focus({ preventScroll: true });
			});
		});
	}

	/** The view goes on by itself. */
	goesOn(): void {
		this.#finger?.goesOn();
	}

	/** How high the tray stays, in pixels. */
	get height(): number {
		return this.#hold.height;
	}
}
