/** Reads what typesetting needs from the tables of a TrueType font: letters, widths, lining figures, kerning. */
import { readKerning, type Kerning } from './kerning.ts';
import type { Tables } from './woff.ts';

export interface Typeface {
	readonly tables: Tables;
	/** Glyph by character; figures are the lining ones, because old-style figures dance in a row of boxes. */
	readonly glyphs: ReadonlyMap<number, number>;
	/** In thousandths of the size, like `kern`. */
	advance(glyph: number): number;
	kern: Kerning;
}

export function table(tables: Tables, tag: string): DataView {
	const found = tables.get(tag);
	if (!found) throw new Error(`the font has no table ${tag}`);
	return found;
}

export function readTypeface(tables: Tables): Typeface {
	if (table(tables, 'head').getUint16(18) !== 1000) throw new Error('the font does not count in thousandths');
	const widths = table(tables, 'hmtx');
	const last = table(tables, 'hhea').getUint16(34) - 1;
	const lining = readLiningFigures(tables);
	const glyphs = new Map(
		[...readCharacters(tables)].map(([code, glyph]) => [code, lining.get(glyph) ?? glyph])
	);
	return {
		tables,
		glyphs,
		advance: (glyph) => widths.getUint16(4 * Math.min(glyph, last)),
		kern: readKerning(table(tables, 'GPOS'))
	};
}

/** The character map in its format 4: segments of the Basic Multilingual Plane. */
function readCharacters(tables: Tables): Map<number, number> {
	const cmap = table(tables, 'cmap');
	const start = cmap.getUint32(8);
	if (cmap.getUint16(start) !== 4) throw new Error('the character map of the font has an unknown format');
	const segments = cmap.getUint16(start + 6) / 2;
	const [ends, starts, deltas, ranges] = [14, 16 + 2 * segments, 16 + 4 * segments, 16 + 6 * segments].map(
		(at) => start + at
	) as [number, number, number, number];
	const characters = new Map<number, number>();
	for (let s = 0; s < segments; s++) {
		const delta = cmap.getUint16(deltas + 2 * s);
		const range = cmap.getUint16(ranges + 2 * s);
		const first = cmap.getUint16(starts + 2 * s);
		for (let code = first; code <= cmap.getUint16(ends + 2 * s) && code < 0xffff; code++) {
			const raw = range === 0 ? code : cmap.getUint16(ranges + 2 * s + range + 2 * (code - first));
			const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
			if (glyph !== 0) characters.set(code, glyph);
		}
	}
	return characters;
}

/** The feature `lnum`: one glyph for another. */
function readLiningFigures(tables: Tables): Map<number, number> {
	const gsub = tables.get('GSUB');
	if (!gsub) return new Map();
	const [features, lookups] = [gsub.getUint16(6), gsub.getUint16(8)];
	for (let n = 0; n < gsub.getUint16(features); n++) {
		const entry = features + 2 + 6 * n;
		if (gsub.getUint32(entry) !== 0x6c6e756d) continue;
		const lookup =
			lookups + gsub.getUint16(lookups + 2 + 2 * gsub.getUint16(features + gsub.getUint16(entry + 4) + 4));
		return readSingles(gsub, lookup + gsub.getUint16(lookup + 6));
	}
	return new Map();
}

function readSingles(gsub: DataView, at: number): Map<number, number> {
	const covered = readCoverage(gsub, at + gsub.getUint16(at + 2));
	const listed = gsub.getUint16(at) === 2;
	return new Map(
		covered.map((glyph, n) => [
			glyph,
			listed ? gsub.getUint16(at + 6 + 2 * n) : (glyph + gsub.getUint16(at + 4)) & 0xffff
		])
	);
}

/** The glyphs that a lookup is about, in its order. */
export function readCoverage(view: DataView, at: number): number[] {
	const count = view.getUint16(at + 2);
	if (view.getUint16(at) === 1)
		return Array.from({ length: count }, (_, n) => view.getUint16(at + 4 + 2 * n));
	return Array.from({ length: count }, (_, n) => at + 4 + 6 * n).flatMap((range) => {
		const first = view.getUint16(range);
		return Array.from({ length: view.getUint16(range + 2) - first + 1 }, (_, n) => first + n);
	});
}
