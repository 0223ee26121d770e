/**
 * Sets of squares in words of 32 bits: plain values, compared and combined without allocating keys.
 * Four words hold 128 squares, which is enough for most sheets: they are combined without a loop. A set with a square
 * beyond that has as many words as it needs, and a word that is not there counts as empty.
 */
export type Bits = readonly [number, number, number, number, ...number[]];

type Words = [number, number, number, number, ...number[]];

export const none: Bits = [0, 0, 0, 0];

/** Word by word, however long the two are. */
function combined(a: Bits, b: Bits, combine: (x: number, y: number) => number): Bits {
	const words: Words = [0, 0, 0, 0];
	for (let i = 0; i < a.length || i < b.length; i++) words[i] = combine(a[i] ?? 0, b[i] ?? 0);
	return words;
}

/** Whether a test holds for some word of the two. */
function somewhere(a: Bits, b: Bits, test: (x: number, y: number) => boolean): boolean {
	for (let i = 0; i < a.length || i < b.length; i++) if (test(a[i] ?? 0, b[i] ?? 0)) return true;
	return false;
}

export const has = (set: Bits, at: number): boolean => (((set[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function bitsOf(squares: Iterable<number>): Bits {
	const words: Words = [0, 0, 0, 0];
	for (const at of squares) {
		while (words.length <= at >> 5) words.push(0);
		words[at >> 5] = (words[at >> 5] ?? 0) | (1 << (at & 31));
	}
	return words;
}

// where the first of two has four words, no word beyond them can matter

export const union = (a: Bits, b: Bits): Bits =>
	a.length === 4 && b.length === 4
		? [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
		: combined(a, b, (x, y) => x | y);

export const without = (a: Bits, b: Bits): Bits =>
	a.length === 4
		? [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]]
		: combined(a, b, (x, y) => x & ~y);

export const common = (a: Bits, b: Bits): Bits =>
	a.length === 4 ? [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]] : combined(a, b, (x, y) => x & y);

export const isEmpty = (set: Bits): boolean =>
	set.length === 4 ? (set[0] | set[1] | set[2] | set[3]) === 0 : !somewhere(set, none, (x) => x !== 0);

/** Whether the two have a square in common. */
export const meet = (a: Bits, b: Bits): boolean =>
	a.length === 4
		? ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])) !== 0
		: somewhere(a, b, (x, y) => (x & y) !== 0);

/** Whether every square of `part` is in `whole`. */
export const isWithin = (part: Bits, whole: Bits): boolean =>
	part.length === 4
		? ((part[0] & ~whole[0]) | (part[1] & ~whole[1]) | (part[2] & ~whole[2]) | (part[3] & ~whole[3])) === 0
		: !somewhere(part, whole, (x, y) => (x & ~y) !== 0);

export const same = (a: Bits, b: Bits): boolean =>
	a.length === 4 && b.length === 4
		? a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3]
		: !somewhere(a, b, (x, y) => x !== y);

/** Hacker's Delight, figure 5-2: adds neighbouring fields of 1, 2, 4 bits, then the four bytes by a product. */
function ones(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count(set: Bits): number {
	let found = ones(set[0]) + ones(set[1]) + ones(set[2]) + ones(set[3]);
	for (let i = 4; i < set.length; i++) found += ones(set[i] ?? 0);
	return found;
}

/** The place of the lowest bit of a word that is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The lowest square of the set, or -1. */
export function firstSquare(set: Bits): number {
	for (let i = 0; i < set.length; i++) {
		const word = set[i] ?? 0;
		if (word !== 0) return i * 32 + lowest(word);
	}
	return -1;
}

/** Only the first square of the set, or none. */
export function first(set: Bits): Bits {
	const [a, b, c, d] = set;
	if (a !== 0) return [a & -a, 0, 0, 0];
	if (b !== 0) return [0, b & -b, 0, 0];
	if (c !== 0) return [0, 0, c & -c, 0];
	if (d !== 0 || set.length === 4) return [0, 0, 0, d & -d];
	const at = firstSquare(set);
	return at < 0 ? none : bitsOf([at]);
}

/** In ascending order. */
export function squaresOf(set: Bits): number[] {
	const squares: number[] = [];
	for (let i = 0; i < set.length; i++) {
		for (let left = set[i] ?? 0; left !== 0; left &= left - 1) squares.push(i * 32 + lowest(left));
	}
	return squares;
}
