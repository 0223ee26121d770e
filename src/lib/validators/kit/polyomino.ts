/** Shapes of squares: how they can be turned, where they fit, and whether they leave the rest in one piece. */
import { bitsOf, has, lowest, none, squaresOf, without, type Bits } from './bits.ts';
import { isConnected, isOn, numberOf, rimOf, ringOf, type Grid, type Square } from './grid.ts';

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
	/** Made when it is first asked for: most placements are out of reach most of the time. */
	readonly ring: () => Ring;
}

/** The squares around a placement, corners too; at most 32 of them, so that sets of them are single words. */
interface Ring {
	readonly numbers: readonly number[];
	/** Which of them share a side with the placement. */
	readonly sides: number;
	/** The neighbours of each within the ring. */
	readonly beside: readonly number[];
}

function ringAround(grid: Grid, mask: Bits, rim: Bits): Ring {
	const numbers = squaresOf(ringOf(grid, mask));
	if (numbers.length > 32) throw new Error('the shape is too large for its ring to be one word');
	const wordOf = (set: Bits): number => {
		let word = 0;
		for (let i = 0; i < numbers.length; i++) if (has(set, numbers[i] ?? 0)) word |= 1 << i;
		return word;
	};
	return { numbers, sides: wordOf(rim), beside: numbers.map((at) => wordOf(grid.beside[at] ?? none)) };
}

export function placementOf(grid: Grid, shape: Polyomino): Placement {
	const squares = [...shape].sort(byRow);
	const mask = bitsOf(squares.map((square) => numberOf(grid, square)));
	const rim = rimOf(grid, mask);
	let ring: Ring | null = null;
	return { squares, mask, rim, ring: () => (ring ??= ringAround(grid, mask, rim)) };
}

/** Every place on the grid where one of the shapes fits as it lies. */
export function placements(grid: Grid, laid: readonly Polyomino[]): Placement[] {
	const found: Placement[] = [];
	for (const shape of laid) {
		for (let row = 0; row < grid.rows; row++) {
			for (let column = 0; column < grid.columns; column++) {
				const there = shape.map(([r, c]): Square => [row + r, column + c]);
				if (there.every((square) => isOn(grid, square))) found.push(placementOf(grid, there));
			}
		}
	}
	return found;
}

/** Whether the free squares beside the placement are connected with each other close around it. */
function holdsAround({ numbers, sides, beside }: Ring, free: Bits): boolean {
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
	holdsAround(placement.ring(), free) || isConnected(grid, without(free, placement.mask));

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
