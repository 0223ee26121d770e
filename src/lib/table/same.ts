/** When two plain values are the same, and how far two logs go together. */
import type { Move } from './record.ts';

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

/** How many moves two logs have in common from the first on. */
export function commonMoves(mine: readonly Move[], theirs: readonly Move[]): number {
	const shorter = Math.min(mine.length, theirs.length);
	let common = 0;
	while (common < shorter && sameMove(mine[common], theirs[common])) common++;
	return common;
}
