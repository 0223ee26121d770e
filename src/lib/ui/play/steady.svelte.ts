/** What keeps the play screen steady: the guarded finger, the height of the tray, the focus, and the moment in which
 *  somebody else's turn is announced. */
import { untrack } from 'svelte';
import { afterPaint } from '../after-paint.ts';
import { MOMENT, watchFinger, type Finger } from './finger.ts';
import type { Hand } from './controls.ts';
import { Hold } from './hold.svelte.ts';
import type { Play } from './play.svelte.ts';

export class Steady {
	root = $state<HTMLElement>();
	tray = $state<HTMLElement>();
	/** What is in the tray, as high as it wants to be. */
	content = $state<HTMLElement>();
	/** In pixels. */
	trayHeight = $state(0);
	/** Who is in front now, for as long as it is said and no tap counts. */
	announced = $state<string | null>(null);
	readonly #hold = new Hold();
	#finger: Finger | null = null;
	#hadFocus = false;
	#measureAgain: () => void = () => undefined;
	#isBetweenTurns = false;
	#settling = 0;
	#state: unknown;
	#front: string | undefined;

	/** Called while a component is made. `covers` reads what else than a move may take a focused control away. */
	constructor(play: Play, hand: Hand, covers: () => unknown) {
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
			const { content, tray } = this;
			if (!content || !tray) return undefined;
			const watched = new ResizeObserver((seen) => {
				for (const { target, borderBoxSize } of seen) {
					const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
					// at once: the next tap may put something lower there before another frame is painted, and its controls would
					// jump when the tray is held at last
					if (target === content) this.#hold.needs(height, this.#hold.height);
					// told after the paint, for what follows it would have the page laid out once more
					else
						afterPaint(() => {
							this.trayHeight = height;
						});
				}
			});
			watched.observe(content);
			watched.observe(tray, { box: 'border-box' });
			this.#measureAgain = () => {
				watched.unobserve(content);
				watched.observe(content);
			};
			return () => {
				watched.disconnect();
			};
		});
		$effect(() => {
			if (play.handovers === 0) return undefined;
			// nothing but a change of player may run this again: every move changes what it reads
			this.announced = untrack(() => (play.front === undefined ? null : (play.players[play.front] ?? null)));
			this.#finger?.handover();
			const over = setTimeout(() => (this.announced = null), MOMENT);
			return () => {
				clearTimeout(over);
			};
		});
		$effect(() => {
			const { state } = play;
			const front = `${play.front} ${hand.together ?? ''}`;
			this.#settles();
			afterPaint(() => {
				// who is only looked at changes nothing
				if (state !== this.#state) this.#standsAt(play.game.position.of(state) !== null, front);
				this.#state = state;
				this.#front = front;
			});
		});
		$effect(() => {
			void [play.log.length, play.card, play.seat, covers()];
			// a control that vanishes with its step hands the focus to the tray: it is never lost. Sooner, the page would be
			// laid out twice
			afterPaint(() => {
				if (this.#hadFocus && document.activeElement === document.body)
					this.tray?.focus({ preventScroll: true });
			});
		});
	}

	/** A tray that gives its height back does so after the paint: until then, it says so. */
	#settles(): void {
		const { root } = this;
		if (!root) return;
		const nth = ++this.#settling;
		root.dataset['settles'] = '';
		// told that the turn is over, lower, measured
		const settled = (): void => {
			if (nth === this.#settling) delete root.dataset['settles'];
		};
		afterPaint(() => {
			afterPaint(() => {
				afterPaint(settled);
			});
		});
	}

	/** Where everybody acts at once, every position is one between turns: there it is a change of player or phase that
	 *  counts. */
	#standsAt(isBetweenTurns: boolean, front: string): void {
		if (isBetweenTurns && (!this.#isBetweenTurns || front !== this.#front)) {
			this.#hold.nextTurn();
			// what is as high as it was held would not be told
			this.#measureAgain();
		}
		this.#isBetweenTurns = isBetweenTurns;
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
