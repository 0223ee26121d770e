/** Choices by chance: for what only a table could tell, made up. */
import type { Random } from './record.ts';

/** From 0 up to, and not, `n`. */
export const below = (random: Random, n: number): number => Math.floor(random() * n);

/** Both included. */
export const between = (random: Random, least: number, most: number): number =>
	least + below(random, most - least + 1);

/** One of them, or nothing where there is none. */
export const perhapsOne = <T>(random: Random, from: readonly T[]): T | undefined =>
	from[below(random, from.length)];

/** One of a list that has something in it. */
export function drawOne<T>(random: Random, from: readonly T[]): T {
	const found = perhapsOne(random, from);
	if (found === undefined) throw new Error('nothing to draw from');
	return found;
}

/** So many of them, each at most once, in the order in which they were drawn. */
export function draw<T>(random: Random, from: readonly T[], count: number): T[] {
	const left = from.slice();
	return Array.from({ length: Math.min(count, left.length) }).flatMap(() =>
		left.splice(below(random, left.length), 1)
	);
}

/** Chance that repeats itself: the same numbers from 0 up to 1 for the same seed, on every device (mulberry32). */
export function seeded(seed: number): Random {
	let at = seed >>> 0;
	return () => {
		at = (at + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(at ^ (at >>> 15), at | 1);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
