/** Choices at random, for editions and options that somebody could enter. */
import { below } from '../../src/lib/table/chance.ts';
import type { Random } from '../../src/lib/table/record.ts';

/** One of a list, or a letter of a text. */
export function pick<T>(random: Random, from: ArrayLike<T>): T {
	const found = from[below(random, from.length)];
	if (found === undefined) throw new Error('nothing to pick from');
	return found;
}

export const some = <T>(random: Random, from: readonly T[], chance: number): T[] =>
	from.filter(() => random() < chance);

export const times = <T>(count: number, make: (at: number) => T): T[] =>
	Array.from({ length: count }, (_, at) => make(at));
