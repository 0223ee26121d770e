/** Where a table that begins from a position came from. Without one: from its first move, or from another device. */
import { isId } from './id.ts';

/** `paper`: a game on paper. `corrected`: another table after so many moves, with what its players set right. */
export type Origin =
	| { readonly kind: 'paper' }
	| { readonly kind: 'corrected'; readonly table: string; readonly at: number };

/** Null for what is no origin: it comes from storage and is never trusted. */
export function readOrigin(kept: unknown): Origin | null {
	if (typeof kept !== 'object' || kept === null) return null;
	const { kind, table, at } = kept as Record<string, unknown>;
	if (kind === 'paper') return { kind };
	if (kind !== 'corrected' || typeof table !== 'string' || !isId(table)) return null;
	return typeof at === 'number' && Number.isInteger(at) && at >= 0 ? { kind, table, at } : null;
}
