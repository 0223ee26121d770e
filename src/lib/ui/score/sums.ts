/** The terms of a part of the score as sums that can be read: one line for each rule and worth. */
import type { Talk } from '../../i18n/talk.ts';
import type { Derivation, Term } from '../../table/record.ts';

export interface Sum {
	readonly rule: string;
	/** "(2 + 4) × −3". */
	readonly said: string;
	readonly value: number;
	readonly cells: readonly string[];
}

const MOST_SPELT = 12;

/** Numbers are added one by one; where each counts the same, it is told once. */
function said(terms: readonly Term[], each: number, talk: Talk): string {
	const counts = terms.map(({ count }) => count);
	const total = counts.reduce((sum, count) => sum + count, 0);
	const spelt = counts.length > 1 && counts.length <= MOST_SPELT;
	const added = spelt ? counts.map((count) => talk.number(count)).join(' + ') : talk.number(total);
	if (each === 1) return added;
	return `${spelt ? `(${added})` : added} × ${talk.number(each)}`;
}

/** Terms that bring nothing are left out, unless nothing is left. */
export function sumsOf(terms: readonly Term[], talk: Talk): readonly Sum[] {
	const worth = terms.filter(({ count }) => count !== 0);
	const groups = new Map<string, Term[]>();
	for (const term of worth.length > 0 ? worth : terms.slice(0, 1)) {
		const key = `${term.rule} ${term.each}`;
		groups.set(key, [...(groups.get(key) ?? []), term]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		return [
			{
				rule: first.rule,
				said: said(group, first.each, talk),
				value: group.reduce((sum, { count, each }) => sum + count * each, 0),
				cells: group.flatMap(({ cells }) => cells)
			}
		];
	});
}

export const derivationOf = (
	all: readonly Derivation[],
	by: number | 'team',
	part: string
): Derivation | undefined => all.find((one) => one.by === by && one.part === part);
