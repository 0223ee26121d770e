/** What of the sheets is in view at the desk: whose, which area, and how near. */
import { untrack } from 'svelte';
import type { Area, Sheet } from '../../table/sheet.ts';
import { THUMB, type Closer } from '../sheet/near.svelte.ts';
import type { Copying } from './copying.svelte.ts';
import type { Looked } from './draft.ts';
import type { Paper } from './paper.svelte.ts';

/** No area is drawn lower, in pixels. */
export const LEAST = 3 * THUMB;

const smaller = ({ box }: Area['cells'][number]): number => Math.min(box.width, box.height);

export class Looking implements Closer {
	readonly #paper: Paper;
	readonly #copying: Copying;
	readonly #sheet: () => Sheet;
	readonly #isWide: () => boolean;
	#picked = $state<string | null>(null);
	isNear = $state(false);
	#touched = $state<string | null>(null);

	/** `isWide`: all areas are in view at once. */
	constructor(
		paper: Paper,
		copying: Copying,
		sheet: () => Sheet,
		isWide: () => boolean,
		before: Looked | null
	) {
		this.#paper = paper;
		this.#copying = copying;
		this.#sheet = sheet;
		this.#isWide = isWide;
		this.#picked = untrack(() => before?.area ?? null);
	}

	readonly seat: number = $derived.by(() => {
		const { seats } = this.#paper;
		return seats.includes(this.#copying.seat) ? this.#copying.seat : (seats[0] ?? 0);
	});
	/** Those with something to be written. */
	readonly areas: readonly Area[] = $derived.by(() => {
		const { seat: now, entry } = this.#copying;
		const isShown = (seat: number): boolean =>
			this.#isWide() ? seat < this.#paper.players.length : seat === now;
		return this.#sheet().areas.filter(
			({ seat, cells }) =>
				(seat === undefined || isShown(seat)) && cells.some(({ id }) => entry.cells.has(id))
		);
	});
	/** Somebody whose part of the board is not in view brings it there. */
	readonly #current: Area | null = $derived.by(
		() =>
			this.areas.find(({ id }) => id === this.#picked) ??
			this.areas.find((one) => one.seat !== undefined) ??
			this.areas[0] ??
			null
	);
	/** The one in view; null where all are. */
	get area(): Area | null {
		return this.#isWide() ? null : this.#current;
	}
	/** What is found again after a reload. */
	get kept(): Looked {
		return { area: this.#picked, seat: this.seat };
	}
	/** What the question is probably about. */
	get now(): Looked {
		return { area: this.#current?.id ?? null, seat: this.seat };
	}
	/** Sheets, or parts of one, for several people. */
	readonly hasSeats: boolean = $derived.by(() => {
		const { per, areas } = this.#sheet();
		return this.#paper.seats.length > 1 && (per === 'player' || areas.some((one) => one.seat !== undefined));
	});

	show(area: string): void {
		this.#picked = area;
		this.#copying.chosen = null;
		this.leave();
	}
	look(seat: number): void {
		this.#copying.look(seat);
		this.leave();
	}

	readonly side: number = $derived.by(() => {
		const { entry } = this.#copying;
		const written = this.#current?.cells.filter(({ id }) => entry.cells.has(id)) ?? [];
		return Math.min(...written.map(smaller));
	});
	get cell(): string | null {
		return this.#copying.chosen ?? this.#touched;
	}
	readonly come = (cell: string): void => {
		this.#touched = cell;
		this.isNear = true;
	};
	/** The whole area again. */
	leave(): void {
		this.isNear = false;
		this.#touched = null;
	}
}
