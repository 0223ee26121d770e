/** When two plain values are the same, and how far two logs go together. */
import type { Move, Table } from './record.ts';

const sorted = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([name, inner]) => [name, sorted(inner)])
	);
};

/** The same text for the same value, however its fields are ordered. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value));
export const sameMove = (a: Move | undefined, b: Move | undefined): boolean =>
	a !== undefined && b !== undefined && textOf(a) === textOf(b);

/** Everything that was agreed before the first move, as one text. */
export const agreementOf = (table: Omit<Table, 'format' | 'moves'>): string => {
	const { game, players, options = {}, sheet, from = null } = table;
	return textOf([game, players, options, sheet, from]);
};

/** How many moves two logs have in common from the first on. */
function commonMoves(mine: readonly Move[], theirs: readonly Move[]): number {
	const shorter = Math.min(mine.length, theirs.length);
	let common = 0;
	while (common < shorter && sameMove(mine[common], theirs[common])) common++;
	return common;
}

/** What two logs have in common, and what each has more. */
export interface Parting {
	readonly common: number;
	readonly mine: readonly Move[];
	readonly theirs: readonly Move[];
}

export function partingOf(mine: readonly Move[], theirs: readonly Move[]): Parting {
	const common = commonMoves(mine, theirs);
	return { common, mine: mine.slice(common), theirs: theirs.slice(common) };
}
