/** Who plays changes, and everybody keeps the own sheet. */
import type { Position } from '../../table/record.ts';

/** Where each of those who play now sat before; null: they are new. */
export type Seats = readonly (number | null)[];

interface Owned {
	readonly by: number;
}
const isOwned = (part: unknown): part is Owned =>
	typeof part === 'object' && part !== null && 'by' in part && typeof part.by === 'number';

function moved(parts: readonly unknown[], fresh: readonly unknown[], seats: Seats): readonly unknown[] {
	if (!parts.some(isOwned)) return seats.map((seat, at) => (seat === null ? fresh[at] : parts[seat]));
	return parts.filter(isOwned).flatMap((part) => {
		const by = seats.indexOf(part.by);
		return by < 0 ? [] : [{ ...part, by }];
	});
}

/** `blank`: positions on which nothing stands. What is one a player in both of them goes along with its player. */
export function reseated(
	from: Position,
	blank: { readonly before: Position; readonly now: Position },
	seats: { readonly before: number; readonly now: Seats }
): Position {
	const parts = Object.entries(from).map(([field, part]) => {
		const [before, now] = [blank.before[field], blank.now[field]];
		const isOneEach =
			Array.isArray(part) &&
			Array.isArray(before) &&
			Array.isArray(now) &&
			before.length === seats.before &&
			now.length === seats.now.length;
		return [field, isOneEach ? moved(part, now, seats.now) : part] as const;
	});
	return Object.fromEntries(parts);
}
