/** Long messages as several codes: shown in turn, scanned in any order. */
import { bytesFor, checksum, joined, numberIn, seal, unseal } from './seal.ts';

/** A code of 400 bytes is still read by nearly every camera, and one is quicker than two. */
const MOST_ALONE = 400;
/** In a sequence each code is shown for a moment only, so it must be read at once. */
const MOST_IN_TURN = 300;
const PART_COAT = 9;
const HEAD = 5;
const MOST_PARTS = 64;
/** How many unfinished sequences are kept: somebody may scan two phones by turns. */
const MOST_SEQUENCES = 4;

/** A sealed message as it is shown: itself when it is short, else as equal parts. */
export function inParts(message: Uint8Array): readonly Uint8Array[] {
	if (message.length <= MOST_ALONE) return [message];
	const total = Math.ceil(message.length / (MOST_IN_TURN - PART_COAT));
	if (total > MOST_PARTS) throw new Error(`a message of ${message.length} bytes is too long`);
	const size = Math.ceil(message.length / total);
	const id = bytesFor(checksum(message) % 256 ** 3, 3);
	return Array.from({ length: total }, (_, at) =>
		seal('part', joined([total, at], id, message.subarray(at * size, (at + 1) * size)))
	);
}

interface Sequence {
	readonly id: number;
	readonly total: number;
	readonly parts: ReadonlyMap<number, Uint8Array>;
}

/** What has been collected so far, the latest first. */
export type Collected = readonly Sequence[];
export const nothingCollected: Collected = [];

export type Collecting =
	| {
			readonly kind: 'more';
			readonly collected: Collected;
			readonly have: readonly number[];
			readonly total: number;
	  }
	| { readonly kind: 'whole'; readonly collected: Collected; readonly message: Uint8Array }
	| { readonly kind: 'odd'; readonly collected: Collected };

/** Adds the inside of a part. */
export function collect(collected: Collected, inside: Uint8Array): Collecting {
	const [total = 0, at = 0] = inside;
	const id = numberIn(inside, 2, 3);
	const piece = inside.subarray(HEAD);
	if (total < 2 || total > MOST_PARTS || at >= total || piece.length === 0) return { kind: 'odd', collected };
	const before = collected.find((sequence) => sequence.id === id && sequence.total === total);
	const others = collected.filter((sequence) => sequence !== before).slice(0, MOST_SEQUENCES - 1);
	const parts = new Map(before?.parts).set(at, piece.slice());
	if (parts.size < total) {
		const have = [...parts.keys()].sort((a, b) => a - b);
		return { kind: 'more', collected: [{ id, total, parts }, ...others], have, total };
	}
	const message = joined(...Array.from({ length: total }, (_, place) => parts.get(place) ?? []));
	const whole = checksum(message) % 256 ** 3 === id && unseal(message).ok;
	return whole ? { kind: 'whole', collected: others, message } : { kind: 'odd', collected: others };
}
