/** Which area of the sheet fills a small screen, or the whole sheet. */
import type { Area } from '../../table/sheet.ts';
import type { Play } from './play.svelte.ts';

/** Stands for the whole sheet among the areas. */
export const WHOLE = '*';

export class Areas {
	readonly #play: Play;
	/** An area by its id; null for the first one. */
	picked = $state<string | null>(null);

	constructor(play: Play) {
		this.#play = play;
		const kept = play.drafts.read('area');
		if (typeof kept === 'string') this.picked = kept;
	}

	/** Those of the people who play. */
	readonly all: readonly Area[] = $derived.by(() => {
		const { sheet, players } = this.#play;
		return sheet.areas.filter(
			({ seat, cells }) => cells.length > 0 && (seat === undefined || seat < players.length)
		);
	});
	get whole(): boolean {
		return this.picked === WHOLE;
	}
	readonly current: Area | undefined = $derived(this.all.find(({ id }) => id === this.picked) ?? this.all[0]);
	/** From the current one on, in the order of the sheet, round and round; null for the whole sheet. */
	get inOrder(): readonly Area[] | null {
		if (this.whole || !this.current) return null;
		const at = this.all.indexOf(this.current);
		return [...this.all.slice(at), ...this.all.slice(0, at)];
	}

	/** The area of a cell comes into view. */
	bring(cell: string): void {
		const within = this.all.find(({ cells }) => cells.some(({ id }) => id === cell));
		if (within) this.picked = within.id;
	}
}
