/** Squares that are too small for a thumb come near as soon as something is proposed there: the square that was
 *  tapped stays under the finger, and the next tap meets squares of its own size. */
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Area, Box } from '../../table/sheet.ts';
import { isDense } from './walk.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** As wide as a thumb, in pixels. */
export const THUMB = 44;
/** Squares from this size on are hit well enough, for a tap beside one of them counts too. */
const ENOUGH = 28;
const DURATION = 140;

/** How many times larger the cells of an area have to be; 1 where they are large enough. */
export function factorFor(area: Area, millimetre: number): number {
	if (millimetre === 0 || !isDense(area)) return 1;
	const side = Math.min(...area.cells.map(({ box }) => Math.min(box.width, box.height))) * millimetre;
	return side < ENOUGH ? THUMB / side : 1;
}

/** What of a view is in sight when it is enlarged around a point, which stays where it is. */
export const enlarged = ({ x, y, width, height }: Box, at: Point, factor: number): Box => ({
	x: at.x - (at.x - x) / factor,
	y: at.y - (at.y - y) / factor,
	width: width / factor,
	height: height / factor
});

interface Seen {
	readonly view: Box;
	/** How large the cells should become, were something proposed. */
	readonly factor: number;
	readonly isProposed: boolean;
}

export class Near {
	readonly #seen: () => Seen;
	#at = $state.raw<Point | null>(null);
	#isNear = $state(false);
	readonly #factor: Tween<number>;

	/** Called while a component is made. */
	constructor(seen: () => Seen) {
		this.#seen = seen;
		this.#factor = Tween.of(() => (this.isNear ? seen().factor : 1), {
			duration: () => (prefersReducedMotion.current ? 0 : DURATION)
		});
		$effect(() => {
			// it was confirmed or cleared, or it never came to be
			if (this.#isNear && !seen().isProposed) this.#isNear = false;
		});
	}

	get isNear(): boolean {
		const { factor, isProposed } = this.#seen();
		return this.#isNear && isProposed && factor > 1;
	}
	get view(): Box {
		const { view } = this.#seen();
		return this.#at ? enlarged(view, this.#at, this.#factor.current) : view;
	}

	/** A finger tapped here. */
	touch(at: Point): void {
		if (this.isNear) return;
		this.#at = at;
		this.#isNear = true;
	}
	leave(): void {
		this.#isNear = false;
	}
}
