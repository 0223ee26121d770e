/** What of the sheets is in view at the desk: whose, which area, and how large. */
import { untrack } from 'svelte';
import type { Area, Sheet } from '../../table/sheet.ts';
import { folded } from '../sheet/folded.ts';
import { THUMB } from '../sheet/near.svelte.ts';
import type { Copying } from './copying.svelte.ts';
import type { Looked } from './draft.ts';
import type { Paper } from './paper.svelte.ts';

/** What a view shows around an area, on both sides together, in millimetres. */
const AROUND = 2;

const smaller = ({ box }: Area['cells'][number]): number => Math.min(box.width, box.height);

/** How many times larger an area has to be drawn on so many pixels, so that a thumb hits these cells; 1: it does. */
export function timesFor({ box, cells }: Area, isWritten: (cell: string) => boolean, width: number): number {
	const side = Math.min(...cells.filter(({ id }) => isWritten(id)).map(smaller));
	return width === 0 ? 1 : Math.max(1, (THUMB * (box.width + AROUND)) / (side * width));
}

export class Looking {
	readonly #paper: Paper;
	readonly #copying: Copying;
	readonly #sheet: () => Sheet;
	#picked = $state<string | null>(null);
	/** The room for an area, in pixels. */
	width = $state(0);
	#isNear = $state(false);

	constructor(paper: Paper, copying: Copying, sheet: () => Sheet, before: Looked | null) {
		this.#paper = paper;
		this.#copying = copying;
		this.#sheet = sheet;
		this.#picked = untrack(() => before?.area ?? null);
	}

	readonly seat: number = $derived.by(() => {
		const { seats } = this.#paper;
		return seats.includes(this.#copying.seat) ? this.#copying.seat : (seats[0] ?? 0);
	});
	/** Those with something to be written. */
	readonly areas: readonly Area[] = $derived.by(() => {
		const { seat: now, entry } = this.#copying;
		return this.#sheet().areas.filter(
			({ seat, cells }) => (seat === undefined || seat === now) && cells.some(({ id }) => entry.cells.has(id))
		);
	});
	/** The one in view. Somebody whose part of the board is not in view brings it there. */
	readonly area: Area | null = $derived.by(
		() =>
			this.areas.find(({ id }) => id === this.#picked) ??
			this.areas.find((one) => one.seat !== undefined) ??
			this.areas[0] ??
			null
	);
	/** What is found again after a reload. */
	get kept(): Looked {
		return { area: this.#picked, seat: this.seat };
	}
	/** What the question is probably about. */
	get now(): Looked {
		return { area: this.area?.id ?? null, seat: this.seat };
	}
	/** Sheets, or parts of one, for several people. */
	readonly hasSeats: boolean = $derived.by(() => {
		const { per, areas } = this.#sheet();
		return this.#paper.seats.length > 1 && (per === 'player' || areas.some((one) => one.seat !== undefined));
	});

	show(area: string): void {
		this.#picked = area;
		this.#copying.chosen = null;
	}
	look(seat: number): void {
		this.#copying.look(seat);
	}
	/** Of the whole sheet any cell is tapped: its area comes into view with it. */
	tap(cell: string): void {
		const to = this.#sheet().areas.find(({ cells }) => cells.some(({ id }) => id === cell));
		if (to?.seat !== undefined && to.seat !== this.seat && this.#paper.seats.includes(to.seat))
			this.look(to.seat);
		if (to && to.id !== this.area?.id && this.areas.some(({ id }) => id === to.id)) this.show(to.id);
		this.#copying.tap(cell);
	}

	/** A thin strip is broken into lines. */
	readonly lines: readonly Area[] = $derived.by(() => {
		const { area } = this;
		return area ? folded(area, this.width) : [];
	});
	/** How many times larger squares are that come near; 1 where all are large enough. */
	readonly times: number = $derived.by(() => {
		const { area } = this;
		const { cells } = this.#copying.entry;
		return area && this.lines.length === 1 ? timesFor(area, (cell) => cells.has(cell), this.width) : 1;
	});
	get isNear(): boolean {
		return this.#isNear && this.times > 1;
	}
	turnNear(): void {
		this.#isNear = !this.#isNear;
	}
}
