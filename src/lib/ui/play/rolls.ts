/** How often each face of the ordinary dice came up, over everything that was entered. */
import type { Move } from '../../table/record.ts';

const isFace = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= 6;

/** Verbs that bring dice to the table, whatever the game calls the list of faces. */
const rolling = /roll|extra/i;
const lists = ['faces', 'samples', 'dice'] as const;

/** `counts[0]` is how often a 1 was entered. */
export function faceCounts(moves: readonly Move[]): readonly number[] {
	const counts = [0, 0, 0, 0, 0, 0];
	for (const move of moves) {
		if (!rolling.test(move.do)) continue;
		const fields = move as unknown as Readonly<Record<string, unknown>>;
		// a reroll names the dice by index in `dice` and the new results in `faces`
		const named = lists.map((name) => fields[name]).find(Array.isArray) as readonly unknown[] | undefined;
		const single = fields['to'] ?? (named ? fields['mutant'] : fields['die']);
		for (const face of [...(named ?? []), single])
			if (isFace(face)) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
	}
	return counts;
}
