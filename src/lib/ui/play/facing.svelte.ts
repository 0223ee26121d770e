/** Who looks at the device from the other side of the table: for them sheet and tray are turned, where there is room
 *  for a whole sheet. */
import { roomy } from './frame.ts';
import type { Play } from './play.svelte.ts';

export class Facing {
	readonly #play: Play;
	#away = $state.raw<ReadonlySet<number>>(new Set());

	constructor(play: Play) {
		this.#play = play;
	}

	/** Whether whoever is in front sits there. */
	get turned(): boolean {
		return roomy.current && this.#away.has(this.#play.seat);
	}

	turn(): void {
		const { seat } = this.#play;
		this.#away = this.#away.has(seat)
			? new Set([...this.#away].filter((other) => other !== seat))
			: new Set([...this.#away, seat]);
	}
}
