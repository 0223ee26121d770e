/**
 * The tray keeps its height: what it once needed it gets again, so that the sheet and the strip above it stay where
 * they are. Heights up to a share of the screen are held for the whole sitting, larger ones while the turn lasts.
 */
const SHARE = 0.42;

export class Hold {
	#sitting = $state(0);
	#turn = $state(0);
	#width = 0;

	/** In pixels. */
	get height(): number {
		return Math.max(this.#sitting, this.#turn);
	}

	/** Called with the natural height of the content whenever it changes. */
	needs(height: number): void {
		// a phone that was turned is another screen
		if (this.#width !== innerWidth) {
			this.#width = innerWidth;
			this.#sitting = 0;
			this.#turn = 0;
		}
		const most = Math.round(innerHeight * SHARE);
		this.#sitting = Math.max(this.#sitting, Math.min(height, most));
		this.#turn = Math.max(this.#turn, height);
	}

	/** Somebody else's turn: what it needs is found out anew. */
	nextTurn(): void {
		this.#turn = 0;
	}
}
