/** Choices at random, for editions and options that somebody could enter. */
import type { Random } from '../../src/lib/table/record.ts';

/** Both included. */
export const between = (random: Random, min: number, max: number): number =>
	min + Math.floor(random() * (max - min + 1));

/** One of a list, or a letter of a text. */
export function pick<T>(random: Random, from: ArrayLike<T>): T {
	const found = from[between(random, 0, from.length - 1)];
	if (found === undefined) throw new Error('nothing to pick from');
	return found;
}

export const some = <T>(random: Random, from: readonly T[], chance: number): T[] =>
	from.filter(() => random() < chance);

export const times = <T>(count: number, make: (at: number) => T): T[] =>
	Array.from({ length: count }, (_, at) => make(at));
