/** Builds complaints whose rule ids, keys and values the compiler knows: a typo in a rule id does not compile. */
import type { Complaint, Doubt, EditionFault, Value } from '../../table/record.ts';

/** The sentences a game can say: key -> the values that the words need. */
type Sentences<S> = { readonly [K in keyof S]: Readonly<Record<string, Value>> };

export const refusing =
	<RuleId extends string, S extends Sentences<S>>() =>
	<K extends keyof S & string>(
		rule: RuleId,
		key: K,
		values: S[K],
		cells: readonly string[] = []
	): Complaint => ({ rule, say: { key, values }, cells });

/** What is said of a move that breaks nothing. */
export const legal: readonly Complaint[] = [];

/** What several rules have to say, in their order. Mostly one list or none has something in it: then nothing is made. */
export function together(...found: readonly (readonly Complaint[])[]): readonly Complaint[] {
	let all = legal;
	for (const one of found) {
		if (one.length === 0) continue;
		all = all.length === 0 ? one : [...all, ...one];
	}
	return all;
}

/** The same said of another rule: where two rules forbid a thing for one reason. */
export const citing = <RuleId extends string>(complaint: Complaint, rule: RuleId): Complaint => ({
	...complaint,
	rule
});

/** A doubt about one player's sheet, or about the board when `by` is null. */
export const doubtOf = (by: number | null, complaint: Complaint): Doubt =>
	by === null ? complaint : { ...complaint, by };

/** A fault of an edition, told at the field that has to change. */
export const faultAt = (field: string, complaint: Complaint): EditionFault => ({ ...complaint, field });
