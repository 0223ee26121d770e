/** Kerning by classes (GPOS lookup type 2, format 2), which is how this typeface keeps all of it. */
import { readCoverage } from './typeface.ts';

/** By how much the second glyph moves towards the first (negative) or away, in thousandths of the size. */
export type Kerning = (left: number, right: number) => number;

const PAIRS = 2;
const BY_CLASSES = 2;
const X_ADVANCE = 0x0004;

export function readKerning(gpos: DataView): Kerning {
	const lookups = gpos.getUint16(8);
	const tables: Kerning[] = [];
	for (let n = 0; n < gpos.getUint16(lookups); n++) {
		const lookup = lookups + gpos.getUint16(lookups + 2 + 2 * n);
		if (gpos.getUint16(lookup) !== PAIRS) continue;
		for (let s = 0; s < gpos.getUint16(lookup + 4); s++) {
			const at = lookup + gpos.getUint16(lookup + 6 + 2 * s);
			const plain = gpos.getUint16(at + 4) === X_ADVANCE && gpos.getUint16(at + 6) === 0;
			if (gpos.getUint16(at) === BY_CLASSES && plain) tables.push(byClasses(gpos, at));
		}
	}
	return (left, right) => {
		for (const kern of tables) {
			const by = kern(left, right);
			if (!Number.isNaN(by)) return by;
		}
		return 0;
	};
}

/** NaN where this table says nothing about the left glyph, so that the next one is asked. */
function byClasses(gpos: DataView, at: number): Kerning {
	const covered = new Set(readCoverage(gpos, at + gpos.getUint16(at + 2)));
	const lefts = readClasses(gpos, at + gpos.getUint16(at + 8));
	const rights = readClasses(gpos, at + gpos.getUint16(at + 10));
	const columns = gpos.getUint16(at + 14);
	return (left, right) =>
		covered.has(left)
			? gpos.getInt16(at + 16 + 2 * ((lefts.get(left) ?? 0) * columns + (rights.get(right) ?? 0)))
			: NaN;
}

function readClasses(gpos: DataView, at: number): Map<number, number> {
	const classes = new Map<number, number>();
	if (gpos.getUint16(at) === 1) {
		const first = gpos.getUint16(at + 2);
		for (let n = 0; n < gpos.getUint16(at + 4); n++) classes.set(first + n, gpos.getUint16(at + 6 + 2 * n));
		return classes;
	}
	for (let n = 0; n < gpos.getUint16(at + 2); n++) {
		const range = at + 4 + 6 * n;
		for (let glyph = gpos.getUint16(range); glyph <= gpos.getUint16(range + 2); glyph++)
			classes.set(glyph, gpos.getUint16(range + 4));
	}
	return classes;
}
