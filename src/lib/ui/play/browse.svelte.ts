/** Looking through the legal moves instead of a refused one. */
import { legalInstead, nearestFirst, toldApart, type Alternative } from './alternatives.ts';
import type { Play } from './play.svelte.ts';

export class Browse {
	readonly #play: Play;
	/** Somebody wants to see them. */
	asked = $state(false);
	/** Which one is looked at. */
	chosen = $state(0);

	constructor(play: Play) {
		this.#play = play;
	}

	readonly count: number = $derived.by(() => {
		const { card, game, state } = this.#play;
		if (card?.kind !== 'refused') return 0;
		const all = legalInstead(this.#play, card.move);
		return this.#apart(all.map((move) => ({ move, cells: game.cells(state, move) }))).length;
	});
	readonly found: readonly Alternative[] = $derived.by(() => {
		const { card, sheet } = this.#play;
		return this.asked && card?.kind === 'refused'
			? this.#apart(nearestFirst(this.#play, sheet, card.move))
			: [];
	});
	#apart(all: readonly Alternative[]): readonly Alternative[] {
		return toldApart(all, (move) => this.#play.tell(move));
	}
	get isOn(): boolean {
		return this.found.length > 0;
	}
	readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.found.flatMap(({ cells }) => cells)));
	readonly ghost: ReadonlySet<string> = $derived.by(() => new Set(this.found[this.chosen]?.cells ?? []));

	/** A tap on a cell goes to the next move through it; null where none goes through. */
	through(cell: string): number | null {
		const all = this.found.flatMap(({ cells }, at) => (cells.includes(cell) ? [at] : []));
		return all.find((at) => at > this.chosen) ?? all[0] ?? null;
	}

	/** A new card begins with its alternatives hidden. */
	reset(): void {
		this.asked = false;
		this.chosen = 0;
	}
}
