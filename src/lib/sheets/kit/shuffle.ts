/** What is printed at other places, by chance. */
import { draw } from '../../table/chance.ts';
import type { Random } from '../../table/record.ts';

/** The same items in another order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
	return draw(random, items, items.length);
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
