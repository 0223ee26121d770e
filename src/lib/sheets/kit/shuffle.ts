/** Chance that repeats itself: the same seed gives the same sheet on every device. */
import type { Random } from '../../table/record.ts';

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
	let at = seed >>> 0;
	return () => {
		at = (at + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(at ^ (at >>> 15), at | 1);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** The same items in another order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
	const left = items.slice();
	return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The map with the letters in which `moves` is true at other places; all others stay where they are. */
export function reshuffled(
	rows: readonly string[],
	moves: (letter: string, row: number, column: number) => boolean,
	random: Random
): string[] {
	const letters = rows.flatMap((line, row) =>
		[...line].filter((letter, column) => moves(letter, row, column))
	);
	const next = shuffled(letters, random).values();
	return rows.map((line, row) =>
		[...line]
			.map((letter, column) => (moves(letter, row, column) ? (next.next().value ?? letter) : letter))
			.join('')
	);
}
