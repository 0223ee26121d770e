/** Makes a font of only those glyphs that a document uses: six tables are all that a PDF needs. */
import { Bytes } from './bytes.ts';
import type { Polygon, Sign } from './signs.ts';
import { table, type Typeface } from './typeface.ts';

/** A glyph of the typeface by its number there, or a sign of ours. */
export type Wanted = number | Sign;

const MORE_COMPONENTS = 0x20;
const WORDS = 0x01;
const SCALES: readonly (readonly [flag: number, bytes: number])[] = [
	[0x08, 2],
	[0x40, 4],
	[0x80, 8]
];

/** Glyph n of the new font is `wanted[n]`; parts of composed letters follow after them. */
export function subsetOf(typeface: Typeface, wanted: readonly Wanted[]): Uint8Array {
	const glyphs: Wanted[] = [...wanted];
	const glyf = new Bytes();
	const loca = new Bytes().u32(0);
	const hmtx = new Bytes();
	const renumber = (component: number): number => {
		const known = glyphs.indexOf(component);
		return known >= 0 ? known : glyphs.push(component) - 1;
	};
	// the list grows while it is walked: composed letters bring their parts
	for (let n = 0; n < glyphs.length; n++) {
		const glyph = glyphs[n] ?? 0;
		const outline = typeof glyph === 'number' ? copied(typeface, glyph, renumber) : polygons(glyph.polygons);
		glyf.all(outline).align(4);
		loca.u32(glyf.length);
		hmtx.u16(typeof glyph === 'number' ? typeface.advance(glyph) : glyph.advance, leftOf(outline));
	}
	return fileOf({
		glyf: glyf.done(),
		head: patched(typeface, 'head', [50, 1]),
		hhea: patched(typeface, 'hhea', [34, glyphs.length]),
		hmtx: hmtx.done(),
		loca: loca.done(),
		maxp: patched(typeface, 'maxp', [4, glyphs.length])
	});
}

function copied(typeface: Typeface, glyph: number, renumber: (component: number) => number): Uint8Array {
	const loca = table(typeface.tables, 'loca');
	const glyf = table(typeface.tables, 'glyf');
	const long = table(typeface.tables, 'head').getInt16(50) === 1;
	const at = (n: number): number => (long ? loca.getUint32(4 * n) : loca.getUint16(2 * n) * 2);
	const outline = new Uint8Array(glyf.buffer.slice(at(glyph), at(glyph + 1)));
	const view = new DataView(outline.buffer);
	if (outline.length === 0 || view.getInt16(0) >= 0) return outline;
	for (let part = 10, more = true; more;) {
		const flags = view.getUint16(part);
		view.setUint16(part + 2, renumber(view.getUint16(part + 2)));
		const scale = SCALES.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0;
		part += 4 + ((flags & WORDS) !== 0 ? 4 : 2) + scale;
		more = (flags & MORE_COMPONENTS) !== 0;
	}
	return outline;
}

/** A glyph of straight lines. */
function polygons(shapes: readonly Polygon[]): Uint8Array {
	const corners = shapes.flat();
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
	const bytes = new Bytes().u16(
		shapes.length,
		Math.min(...xs),
		Math.min(...ys),
		Math.max(...xs),
		Math.max(...ys)
	);
	let last = -1;
	for (const shape of shapes) bytes.u16((last += shape.length));
	bytes.u16(0).u8(...corners.map(() => 1));
	for (const values of [xs, ys]) values.forEach((value, n) => bytes.u16(value - (values[n - 1] ?? 0)));
	return bytes.done();
}

const leftOf = (outline: Uint8Array): number =>
	outline.length === 0 ? 0 : new DataView(outline.buffer).getInt16(2);

function patched(typeface: Typeface, tag: string, [at, value]: readonly [number, number]): Uint8Array {
	const copy = new Uint8Array(table(typeface.tables, tag).buffer.slice(0));
	new DataView(copy.buffer).setUint16(at, value);
	return copy;
}

/** The tables as a font file, in the order of their names. */
export function fileOf(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
	const list = Object.entries(tables);
	const power = Math.floor(Math.log2(list.length));
	const file = new Bytes()
		.u32(0x00010000)
		.u16(list.length, 16 << power, power, 16 * (list.length - (1 << power)));
	const body = new Bytes();
	for (const [tag, bytes] of list) {
		file.all([...tag].map((letter) => letter.charCodeAt(0)));
		file.u32(checksum(bytes), 12 + 16 * list.length + body.length, bytes.length);
		body.all(bytes).align(4);
	}
	return file.all(body.done()).done();
}

function checksum(bytes: Uint8Array): number {
	let sum = 0;
	for (let at = 0; at < bytes.length; at++) sum = (sum + ((bytes[at] ?? 0) << (24 - 8 * (at % 4)))) >>> 0;
	return sum;
}
