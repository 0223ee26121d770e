/** Where the numbers of a score come from. */
import type { Derivation, Term } from '../../table/record.ts';

/** Builds terms whose rule ids the compiler knows: so many, each worth so much. */
export const counting =
	<RuleId extends string>() =>
	(rule: RuleId, count: number, cells: readonly string[] = [], each = 1): Term => ({
		rule,
		count,
		each,
		cells
	});

/** The parts of one line of the score; a part that is not known yet has no terms. */
export const derived = <Part extends string>(
	by: number | 'team',
	terms: Readonly<Record<Part, readonly Term[]>>
): readonly Derivation[] =>
	Object.entries<readonly Term[]>(terms).map(([part, all]) => ({ by, part, terms: all }));
