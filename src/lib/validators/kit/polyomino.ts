/** Shapes of squares: how they can be turned, where they fit, and whether they leave the rest in one piece. */
import {
	bitsOf,
	common,
	firstSquare,
	has,
	isEmpty,
	lowest,
	none,
	squaresOf,
	isWithin,
	without,
	type Bits
} from './bits.ts';
import {
	isConnected,
	numberOf,
	rimOf,
	ringOf,
	sectionFrom,
	squareOf,
	type Grid,
	type Square
} from './grid.ts';

export type Polyomino = readonly Square[];

/** `turn`: quarter turns. `turn and flip`: mirror images too. */
export type Freedom = 'fixed' | 'turn' | 'turn and flip';

const byRow = (a: Square, b: Square): number => a[0] - b[0] || a[1] - b[1];

/** Moved to the top left corner, its squares in order: equal shapes have equal squares. */
export function normal(shape: Polyomino): Polyomino {
	const top = Math.min(...shape.map(([row]) => row));
	const left = Math.min(...shape.map(([, column]) => column));
	return shape.map(([row, column]): Square => [row - top, column - left]).sort(byRow);
}

export const sameShape = (a: Polyomino, b: Polyomino): boolean =>
	a.length === b.length && a.every(([row, column], i) => row === b[i]?.[0] && column === b[i][1]);

const quarter = (shape: Polyomino): Polyomino => shape.map(([row, column]): Square => [column, -row]);
const mirrored = (shape: Polyomino): Polyomino => shape.map(([row, column]): Square => [row, -column]);

/** Each way of laying the shape, once. */
export function orientations(shape: Polyomino, freedom: Freedom): Polyomino[] {
	const turns = (from: Polyomino): Polyomino[] =>
		freedom === 'fixed'
			? [from]
			: [from, quarter(from), quarter(quarter(from)), quarter(quarter(quarter(from)))];
	const all = [...turns(shape), ...(freedom === 'turn and flip' ? turns(mirrored(shape)) : [])].map(normal);
	return all.filter((one, i) => all.findIndex((other) => sameShape(one, other)) === i);
}

/** A shape laid on a grid, with all that can be known of it beforehand. */
export interface Placement {
	/** By row, then by column. */
	readonly squares: readonly Square[];
	readonly mask: Bits;
	/** The squares that share a side with it. */
	readonly rim: Bits;
	readonly ring: Ring;
}

/** The squares around a placement, corners too. */
interface Ring {
	readonly mask: Bits;
	/** Where there are at most 32 of them, sets of them are single words. */
	readonly words: RingWords | null;
}

interface RingWords {
	readonly numbers: readonly number[];
	/** Which of them share a side with the placement. */
	readonly sides: number;
	/** The neighbours of each within the ring. */
	readonly beside: readonly number[];
}

function ringAround(grid: Grid, mask: Bits, rim: Bits): Ring {
	const ring = ringOf(grid, mask);
	const numbers = squaresOf(ring);
	if (numbers.length > 32) return { mask: ring, words: null };
	const wordOf = (set: Bits): number => {
		let word = 0;
		for (let i = 0; i < numbers.length; i++) if (has(set, numbers[i] ?? 0)) word |= 1 << i;
		return word;
	};
	const beside = numbers.map((at) => wordOf(grid.beside[at] ?? none));
	return { mask: ring, words: { numbers, sides: wordOf(rim), beside } };
}

/** All but the mask is made when it is first asked for: most placements are out of reach most of the time. */
class Laid implements Placement {
	readonly mask: Bits;
	readonly #grid: Grid;
	#squares: readonly Square[] | null = null;
	#rim: Bits | null = null;
	#ring: Ring | null = null;

	constructor(grid: Grid, mask: Bits) {
		this.#grid = grid;
		this.mask = mask;
	}
	get squares(): readonly Square[] {
		return (this.#squares ??= squaresOf(this.mask).map((at) => squareOf(this.#grid, at)));
	}
	get rim(): Bits {
		return (this.#rim ??= rimOf(this.#grid, this.mask));
	}
	get ring(): Ring {
		return (this.#ring ??= ringAround(this.#grid, this.mask, this.rim));
	}
}

export const placementOf = (grid: Grid, shape: Polyomino): Placement =>
	new Laid(grid, bitsOf(shape.map((square) => numberOf(grid, square))));

/** Every place on the grid where one of the shapes fits as it lies; shapes begin at the top left (`normal`). */
export function placements(grid: Grid, laid: readonly Polyomino[]): Placement[] {
	const found: Placement[] = [];
	for (const shape of laid) {
		const height = Math.max(...shape.map(([row]) => row)) + 1;
		const width = Math.max(...shape.map(([, column]) => column)) + 1;
		const offsets = shape.map((square) => numberOf(grid, square));
		for (let row = 0; row + height <= grid.rows; row++) {
			for (let column = 0; column + width <= grid.columns; column++) {
				const corner = numberOf(grid, [row, column]);
				if (!offsets.every((offset) => has(grid.inside, corner + offset))) continue;
				found.push(new Laid(grid, bitsOf(offsets.map((offset) => corner + offset))));
			}
		}
	}
	return found;
}

/** Whether the free squares beside the placement are connected with each other close around it. */
function holdsAround(grid: Grid, { ring, rim }: Placement, free: Bits): boolean {
	if (ring.words) return holdsInWords(ring.words, free);
	const here = common(ring.mask, free);
	const ends = common(rim, free);
	return isEmpty(ends) || isWithin(ends, sectionFrom(grid, firstSquare(ends), here));
}

function holdsInWords({ numbers, sides, beside }: RingWords, free: Bits): boolean {
	let here = 0;
	for (let i = 0; i < numbers.length; i++) {
		const at = numbers[i] ?? 0;
		here |= (((free[at >> 5] ?? 0) >>> (at & 31)) & 1) << i;
	}
	const ends = sides & here;
	let reached = ends & -ends;
	for (let open = reached; open !== 0;) {
		const fresh = (beside[lowest(open)] ?? 0) & here & ~reached;
		reached |= fresh;
		open = (open & (open - 1)) | fresh;
	}
	return (ends & ~reached) === 0;
}

/**
 * Whether `free` is still in one piece (or gone) without the placement, given that it is in one piece with it.
 * A way that led through the placement can be led around it if its ends are connected close by; only
 * if they are not, the whole grid is searched.
 */
export const leavesWhole = (grid: Grid, free: Bits, placement: Placement): boolean =>
	holdsAround(grid, placement, free) || isConnected(grid, without(free, placement.mask));

/** Whether the squares are connected with each other, on whatever grid. */
export function isPolyomino(shape: Polyomino): boolean {
	const [first, ...others] = shape;
	if (first === undefined) return false;
	const open = [first];
	let left = others;
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		const [row, column] = at;
		const beside = (other: Square): boolean => Math.abs(other[0] - row) + Math.abs(other[1] - column) === 1;
		open.push(...left.filter(beside));
		left = left.filter((other) => !beside(other));
	}
	return left.length === 0;
}

/** Whether the shape fits into a box of these sides, either way round. */
export function fitsBox(shape: Polyomino, short: number, long: number): boolean {
	const rows = shape.map(([row]) => row);
	const columns = shape.map(([, column]) => column);
	const height = Math.max(...rows) - Math.min(...rows) + 1;
	const width = Math.max(...columns) - Math.min(...columns) + 1;
	return Math.min(height, width) <= short && Math.max(height, width) <= long;
}

/** Every connected shape of 1 to `most` squares that fits into the box, in each way it can be laid. */
export function shapesWithin(short: number, long: number, most: number): Polyomino[] {
	const found: Polyomino[] = [];
	for (const [height, width] of [
		[short, long],
		[long, short]
	] as const) {
		const squares = Array.from({ length: height * width }, (_, at): Square => [
			Math.floor(at / width),
			at % width
		]);
		for (let chosen = 1; chosen < 1 << squares.length; chosen++) {
			const shape = squares.filter((_, i) => (chosen >> i) & 1);
			if (shape.length > most || !isPolyomino(shape)) continue;
			const laid = normal(shape);
			if (!found.some((other) => sameShape(other, laid))) found.push(laid);
		}
	}
	return found;
}
