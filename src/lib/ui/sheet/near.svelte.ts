/** Squares that are too small for a thumb come near as soon as something is proposed there: the square that was
 *  tapped stays under the finger, and the next tap meets squares of its own size. */
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Area, Box, Cell } from '../../table/sheet.ts';
import { isDense } from './walk.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** As wide as a thumb, in pixels. */
export const THUMB = 44;
/** Squares from this size on are hit well enough, for a tap beside one of them counts too. */
const ENOUGH = 28;
/** Coming nearer by less would not be seen. */
const SEEN = 1.2;
const DURATION = 140;

/** How many times larger the cells of an area have to be; 1 where they are large enough. */
export function factorFor(area: Area, millimetre: number): number {
	if (millimetre === 0 || !isDense(area)) return 1;
	const side = Math.min(...area.cells.map(({ box }) => Math.min(box.width, box.height))) * millimetre;
	return side < ENOUGH ? THUMB / side : 1;
}

/** The same where every cell matters, however few they are. `side`: of the smallest, in millimetres. */
export function factorToThumb(side: number, millimetre: number): number {
	const factor = millimetre === 0 ? 1 : THUMB / (side * millimetre);
	return factor > 1 ? Math.max(factor, SEEN) : 1;
}

/** What of a view is in sight when it is enlarged around a point, which stays where it is. */
export const enlarged = ({ x, y, width, height }: Box, at: Point, factor: number): Box => ({
	x: at.x - (at.x - x) / factor,
	y: at.y - (at.y - y) / factor,
	width: width / factor,
	height: height / factor
});

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by
});

/** The least shift of a part of a view after which it has all of a box, and nothing beyond the view. */
function shifted(part: Box, held: Box, view: Box): Box {
	const along = (axis: 'x' | 'y', size: 'width' | 'height'): number => {
		const start = Math.max(held[axis], view[axis]);
		const end = Math.min(held[axis] + held[size], view[axis] + view[size]);
		const least = Math.max(part[axis], end - part[size]);
		return Math.max(view[axis], Math.min(least, start, view[axis] + view[size] - part[size]));
	};
	return { ...part, x: along('x', 'width'), y: along('y', 'height') };
}

/** The same for a cell, with a little around it where there is room, so that a tap at the edge leads on. */
export const showing = (part: Box, { box }: Cell, around: number, view: Box): Box =>
	shifted(shifted(part, grown(box, around), view), box, view);

/** Squares that come near under a finger and stay so, until somebody looks at the whole area again. */
export interface Closer {
	/** The smallest that matters, in millimetres. */
	readonly side: number;
	readonly isNear: boolean;
	/** What is written into, or was touched last. */
	readonly cell: string | null;
	readonly come: (cell: string) => void;
}

interface Seen {
	readonly view: Box;
	/** Null where the whole page is in view: nothing comes near there. */
	readonly area: Area | null;
	/** How large a millimetre is drawn, in pixels. */
	readonly millimetre: number;
	/** While something is proposed. */
	readonly nears: boolean;
	readonly isProposed: boolean;
	readonly closer: Closer | null;
}

export class Near {
	readonly #seen: () => Seen;
	#at = $state.raw<Point | null>(null);
	#isNear = $state(false);
	readonly #factor: Tween<number>;
	/** How large the cells become. */
	readonly #wanted: number = $derived.by(() => {
		const { area, millimetre, nears, closer } = this.#seen();
		if (!area) return 1;
		if (closer) return factorToThumb(closer.side, millimetre);
		return nears ? factorFor(area, millimetre) : 1;
	});

	/** Called while a component is made. */
	constructor(seen: () => Seen) {
		this.#seen = seen;
		this.#factor = Tween.of(() => (this.isNear ? this.#wanted : 1), {
			duration: () => (prefersReducedMotion.current ? 0 : DURATION)
		});
		$effect(() => {
			// it was confirmed or cleared, or it never came to be
			if (this.#isNear && !this.#isWanted) this.#isNear = false;
		});
	}

	get #isWanted(): boolean {
		const { closer, isProposed } = this.#seen();
		return closer ? closer.isNear : isProposed;
	}
	get isNear(): boolean {
		return this.#isNear && this.#isWanted && this.#wanted > 1;
	}
	get view(): Box {
		const { view, area, closer } = this.#seen();
		if (!this.#at) return view;
		const near = enlarged(view, this.#at, this.#factor.current);
		const held = area?.cells.find(({ id }) => id === closer?.cell);
		return held && closer ? showing(near, held, closer.side, view) : near;
	}

	/** A finger tapped here, and means this cell. */
	touch(at: Point, cell: string): void {
		if (this.#wanted > 1) this.#seen().closer?.come(cell);
		if (this.isNear) return;
		this.#at = at;
		this.#isNear = true;
	}
	leave(): void {
		this.#isNear = false;
	}
}
