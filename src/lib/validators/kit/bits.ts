/** Sets of squares 0 to 127 in four words of 32 bits: plain values, compared and combined without allocating keys. */
export type Bits = readonly [number, number, number, number];

export const none: Bits = [0, 0, 0, 0];

export const has = (set: Bits, at: number): boolean => (((set[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export function bitsOf(squares: Iterable<number>): Bits {
	const words: [number, number, number, number] = [0, 0, 0, 0];
	for (const at of squares) words[at >> 5] = (words[at >> 5] ?? 0) | (1 << (at & 31));
	return words;
}

export const union = (a: Bits, b: Bits): Bits => [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]];

export const without = (a: Bits, b: Bits): Bits => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]];

export const common = (a: Bits, b: Bits): Bits => [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]];

export const isEmpty = (set: Bits): boolean => (set[0] | set[1] | set[2] | set[3]) === 0;

/** Whether the two have a square in common. */
export const meet = (a: Bits, b: Bits): boolean =>
	((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])) !== 0;

/** Whether every square of `part` is in `whole`. */
export const within = (part: Bits, whole: Bits): boolean =>
	((part[0] & ~whole[0]) | (part[1] & ~whole[1]) | (part[2] & ~whole[2]) | (part[3] & ~whole[3])) === 0;

export const same = (a: Bits, b: Bits): boolean =>
	a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];

/** Hacker's Delight, figure 5-2: adds neighbouring fields of 1, 2, 4 bits, then the four bytes by a product. */
function ones(word: number): number {
	const pairs = word - ((word >>> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const count = (set: Bits): number => ones(set[0]) + ones(set[1]) + ones(set[2]) + ones(set[3]);

/** The place of the lowest bit of a word that is not 0. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Only the first square of the set, or none. */
export function first([a, b, c, d]: Bits): Bits {
	if (a !== 0) return [a & -a, 0, 0, 0];
	if (b !== 0) return [0, b & -b, 0, 0];
	if (c !== 0) return [0, 0, c & -c, 0];
	return [0, 0, 0, d & -d];
}

/** In ascending order. */
export function squaresOf(set: Bits): number[] {
	const squares: number[] = [];
	for (const [at, word] of set.entries()) {
		for (let left = word; left !== 0; left &= left - 1) squares.push(at * 32 + lowest(left));
	}
	return squares;
}
