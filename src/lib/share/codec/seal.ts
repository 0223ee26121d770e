/** The outer coat of everything that travels: a first byte that says what it is, and a checksum at the end. */

export const VERSION = 1;
export const KINDS = { table: 1, turn: 2, part: 3, ownTable: 4, edition: 5, question: 6 } as const;
export type SealKind = keyof typeof KINDS;
const CHECK_BYTES = 3;
/** Far more than the longest table that our bounds allow. */
const MOST_BYTES = 65536;

const CRC = Int32Array.from({ length: 256 }, (_, byte) => {
	let rest = byte;
	for (let i = 0; i < 8; i++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
	return rest;
});

/** CRC-32. */
export function checksum(bytes: Uint8Array): number {
	let rest = -1;
	for (const byte of bytes) rest = (rest >>> 8) ^ (CRC[(rest ^ byte) & 255] ?? 0);
	return ~rest >>> 0;
}

export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

/** A number as so many bytes, the highest first. */
export const bytesFor = (number: number, count: number): number[] =>
	Array.from({ length: count }, (_, at) => Math.floor(number / 256 ** (count - 1 - at)) % 256);

export const numberIn = (bytes: Uint8Array, at: number, count: number): number =>
	bytes.subarray(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);

export function seal(kind: SealKind, inside: Uint8Array): Uint8Array {
	const body = joined([VERSION * 16 + KINDS[kind]], inside);
	return joined(body, bytesFor(checksum(body) % 256 ** CHECK_BYTES, CHECK_BYTES));
}

export type Unsealed =
	| { readonly ok: true; readonly kind: SealKind; readonly inside: Uint8Array }
	| { readonly ok: false; readonly why: 'notOurs' | 'newer' | 'damaged' };

const isKind = (name: string): name is SealKind => Object.hasOwn(KINDS, name);

export function unseal(bytes: Uint8Array): Unsealed {
	const first = bytes[0];
	if (first === undefined || bytes.length > MOST_BYTES || first < 16) return { ok: false, why: 'notOurs' };
	if (first >= (VERSION + 1) * 16) return { ok: false, why: 'newer' };
	const end = bytes.length - CHECK_BYTES;
	const body = bytes.subarray(0, Math.max(0, end));
	if (end < 1 || checksum(body) % 256 ** CHECK_BYTES !== numberIn(bytes, end, CHECK_BYTES))
		return { ok: false, why: 'damaged' };
	const kind = Object.keys(KINDS)
		.filter(isKind)
		.find((name) => KINDS[name] === first % 16);
	return kind ? { ok: true, kind, inside: body.subarray(1) } : { ok: false, why: 'newer' };
}
