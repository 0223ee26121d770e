/**
 * The tray keeps its height: what it once needed it gets again, so that the sheet and the strip above it stay where
 * they are. Heights up to a share of the screen are kept for the whole sitting; larger ones, which the sheet pays for,
 * while the turn lasts.
 */
const SHARE = 0.36;

export class Hold {
	#sitting = $state(0);
	#turn = $state(0);
	#width = 0;

	/** In pixels; the frame says up to which share of the screen. */
	get height(): number {
		return Math.max(this.#sitting, this.#turn);
	}

	/** Called whenever the content changes its height: how high it is, and how high it was held at that time. */
	needs(height: number, held: number): void {
		// a phone that was turned is another screen
		if (this.#width !== innerWidth) {
			this.#width = innerWidth;
			this.#sitting = 0;
			this.#turn = 0;
		}
		// what is only held says nothing of what is needed
		if (height <= held) return;
		this.#sitting = Math.max(this.#sitting, Math.min(height, Math.round(innerHeight * SHARE)));
		this.#turn = Math.max(this.#turn, height);
	}

	/** What the next turn needs is found out anew. */
	nextTurn(): void {
		this.#turn = 0;
	}
}
