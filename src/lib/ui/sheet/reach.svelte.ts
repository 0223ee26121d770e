/** How a cell of a drawn sheet is reached: a tap (also one beside it in a dense grid), Enter, Space, the arrow keys. */
import { untrack } from 'svelte';
import type { Area, Cell } from '../../table/sheet.ts';
import type { Point } from './near.svelte.ts';
import { neighbourOf, snapped } from './walk.ts';

interface Reachable {
	readonly areas: readonly Area[];
	readonly lit: ReadonlySet<string>;
	/** What a refusal is caused by. */
	readonly pointed: ReadonlySet<string>;
	readonly onTap: ((cell: string) => void) | null;
	/** Told where a finger tapped, before anything comes of it. */
	readonly onTouch: (at: Point) => void;
}

/** How far a finger reaches around its middle, in pixels. */
const FINGER = 22;

export class Reach {
	readonly #now: () => Reachable;
	svg = $state<SVGSVGElement>();
	/** The cell whose tap was refused. */
	shaken = $state<string | null>(null);
	/** What was tapped last, until it is known whether it was refused. */
	#tapped: string | null = null;
	#stoodOn: { readonly within: Area; readonly cell: Cell } | null = null;
	/** Which cell Tab lands on, by area. */
	#standing = $state<Record<string, string>>({});

	/** Called while a component is made. */
	constructor(now: () => Reachable) {
		this.#now = now;
		const isReachable = $derived(now().onTap !== null);
		$effect(() => {
			const paper = this.svg;
			if (!isReachable || !paper) return undefined;
			const press = (event: MouseEvent): void => {
				this.#pressPaper(event);
			};
			const settle = (): void => {
				this.#settle();
			};
			paper.addEventListener('click', press);
			paper.addEventListener('keydown', settle);
			// a focused cell that is drawn away loses the focus in the middle of the drawing
			const settleSoon = (): void => {
				queueMicrotask(settle);
			};
			paper.addEventListener('focusout', settleSoon);
			return () => {
				paper.removeEventListener('click', press);
				paper.removeEventListener('keydown', settle);
				paper.removeEventListener('focusout', settleSoon);
			};
		});
		const pointed = $derived(now().pointed);
		$effect(() => {
			// the parent points at cells when it refuses: the tapped one shakes once
			if (pointed.size === 0 || this.#tapped === null) return;
			const { lit } = untrack(now);
			if (!lit.has(this.#tapped)) this.shaken = this.#tapped;
			this.#tapped = null;
		});
	}

	isStop(within: Area, cell: Cell): boolean {
		return (this.#standing[within.id] ?? within.cells[0]?.id) === cell.id;
	}

	press(within: Area, cell: Cell, event: MouseEvent): void {
		// a press by keyboard or screen reader has no place
		const target = event.detail === 0 ? cell : this.#meant(within, cell, event);
		this.#stoodOn = { within, cell: target };
		this.#act(target.id);
	}

	walk(within: Area, cell: Cell, event: KeyboardEvent): void {
		if (event.key === 'Enter' || event.key === ' ') {
			event.preventDefault();
			this.#act(cell.id);
			return;
		}
		const next = neighbourOf(within, cell, event.key);
		if (!next) return;
		event.preventDefault();
		this.#standing[within.id] = next.id;
		this.svg?.querySelector<SVGElement>(`[data-cell="${CSS.escape(next.id)}"]`)?.focus();
	}

	/** A tap on the paper between the cells of a dense grid. */
	#pressPaper(event: MouseEvent): void {
		if (event.target instanceof Element && event.target.closest('[data-cell]')) return;
		for (const within of this.#now().areas) {
			const target = this.#meant(within, null, event);
			if (!target) continue;
			this.#stoodOn = { within, cell: target };
			this.#act(target.id);
			return;
		}
	}

	#act(cell: string): void {
		const { onTap } = this.#now();
		if (!onTap) return;
		this.shaken = null;
		this.#tapped = cell;
		onTap(cell);
	}

	/** Where Tab lands after a tap is drawn when it begins to matter: a tap waits for nothing that it does not show. */
	#settle(): void {
		if (this.#stoodOn === null) return;
		const { within, cell } = this.#stoodOn;
		this.#stoodOn = null;
		this.#standing[within.id] = cell.id;
	}

	/** The cell that a tap means. A mouse points, a finger covers. */
	#meant<T extends Cell | null>(within: Area, cell: T, event: MouseEvent): T | Cell {
		const { lit, onTouch } = this.#now();
		const matrix = this.svg?.getScreenCTM();
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
		const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
		const thumb = isMouse || !matrix ? 0 : FINGER / Math.hypot(matrix.a, matrix.b);
		const meant = snapped(within, cell, { x, y }, lit, thumb);
		if (meant && !isMouse) onTouch({ x, y });
		return meant;
	}
}
