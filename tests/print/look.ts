/** Pages as they come out of a printer: rendered, measured, and read by a camera. */
import { execFileSync } from 'node:child_process';
import {
	BinaryBitmap,
	DecodeHintType,
	HybridBinarizer,
	QRCodeReader,
	RGBLuminanceSource
} from '@zxing/library';
import {
	boxOf,
	codesAmong,
	dotsOf,
	inPicture,
	tilesOf,
	type ReadTile,
	type CodeRead,
	type Tile
} from '../../src/lib/share/tiles.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import { boundsOf } from '../../src/lib/print/bounds.ts';
import type { Book } from '../../src/lib/print/book.ts';
import { grown } from '../../src/lib/print/room.ts';

export interface Picture {
	readonly width: number;
	readonly height: number;
	/** From 0 (black) to 255, row by row. */
	readonly grey: Uint8ClampedArray<ArrayBuffer>;
}

/** Pages one behind the other, as pdftoppm writes them. */
function picturesIn(images: Buffer): readonly Picture[] {
	const found: Picture[] = [];
	for (let at = 0; at < images.length;) {
		const [head = '', ...size] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(images.toString('latin1', at, at + 40))!;
		const [width = 0, height = 0] = size.map(Number);
		const begin = at + head.length;
		at = begin + width * height;
		found.push({ width, height, grey: new Uint8ClampedArray(images.subarray(begin, at)) });
	}
	return found;
}

/** All pages. */
export const picturesOf = (pdf: Uint8Array, dpi: number, which: readonly string[] = []): readonly Picture[] =>
	picturesIn(
		execFileSync('pdftoppm', ['-r', String(dpi), '-gray', ...which, '-'], { input: pdf, maxBuffer: 1 << 28 })
	);

const rendered = new WeakMap<Uint8Array, Map<string, Picture>>();

/** One page, counted from 1; rendered once for all tests that look at it. */
export function pictureOf(pdf: Uint8Array, page: number, dpi: number): Picture {
	const known = rendered.get(pdf) ?? new Map<string, Picture>();
	rendered.set(pdf, known);
	const key = `${page} ${dpi}`;
	const picture = known.get(key) ?? picturesOf(pdf, dpi, ['-f', String(page), '-l', String(page)])[0]!;
	known.set(key, picture);
	return picture;
}

/** How much of the page is ink, from 0 to 1. */
export function coverage({ grey }: Picture): number {
	let ink = 0;
	for (let at = 0; at < grey.length; at++) ink += 255 - grey[at]!;
	return ink / (255 * grey.length);
}

/** How many dots of a back, seen through the paper, lie on no card of its front. */
export function besideCards({ grey, width, height }: Picture, cards: readonly Box[], perMm: number): number {
	const upright = height >= width;
	let [inked, beside] = [0, 0];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			if (grey[y * width + x]! > 200) continue;
			inked++;
			const [fx, fy] = upright
				? [(width - 0.5 - x) / perMm, (y + 0.5) / perMm]
				: [(x + 0.5) / perMm, (height - 0.5 - y) / perMm];
			const on = cards.some(
				(card) => fx >= card.x && fx <= card.x + card.width && fy >= card.y && fy <= card.y + card.height
			);
			if (!on) beside++;
		}
	if (inked < 100) throw new Error('an empty back');
	return beside;
}

const reader = new QRCodeReader();
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** The codes in a picture, looked for as the app does it. */
export function* codesIn(picture: Picture): Generator<string, void> {
	const look: ReadTile = (tile, covered) => {
		const { grey, width, height } = shown(picture, tile);
		for (const box of covered) whiten({ grey, width, height }, box, tile);
		try {
			const source = new RGBLuminanceSource(grey, width, height);
			const read = reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints);
			const marks = read.getResultPoints().map((mark) => [mark.getX(), mark.getY()] as const);
			return { text: read.getText(), box: boxOf(marks, tile) };
		} catch {
			return null; // not in this piece
		}
	};
	for (const text of codesAmong(tilesOf(picture.width, picture.height), look)) if (text !== null) yield text;
}

function whiten({ grey, width, height }: Picture, box: CodeRead['box'], tile: Tile): void {
	if (tile.turn !== 0) {
		for (let at = 0; at < grey.length; at++) {
			const [x, y] = inPicture(tile, [(at % width) + 0.5, Math.floor(at / width) + 0.5]);
			if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) grey[at] = 255;
		}
		return;
	}
	const { x, y, scale } = tile;
	const within = (at: number, most: number): number => Math.max(0, Math.min(most, Math.round(at * scale)));
	const [left, right] = [within(box.x - x, width), within(box.x + box.width - x, width)];
	const [top, bottom] = [within(box.y - y, height), within(box.y + box.height - y, height)];
	for (let row = top; row < bottom; row++) grey.fill(255, row * width + left, row * width + right);
}

/** The first of them; null when there is none to be found. */
export function codeIn(picture: Picture): string | null {
	const first = codesIn(picture).next();
	return first.done ? null : first.value;
}

/** A piece of a picture, turned: each dot is the mean of nine places in it, as smooth as a browser draws it. */
function turned({ grey: from, width: across }: Picture, tile: Tile): Picture {
	const { wide, high } = dotsOf(tile);
	const grey = new Uint8ClampedArray(wide * high).fill(255);
	const thirds = [1 / 6, 1 / 2, 5 / 6];
	for (let row = 0; row < high; row++)
		for (let column = 0; column < wide; column++) {
			let sum = 0;
			for (const down of thirds)
				for (const right of thirds) {
					const [x, y] = inPicture(tile, [column + right, row + down]);
					const isWithin = x >= tile.x && x < tile.x + tile.width && y >= tile.y && y < tile.y + tile.height;
					sum += isWithin ? from[Math.floor(y) * across + Math.floor(x)]! : 255;
				}
			grey[row * wide + column] = sum / 9;
		}
	return { width: wide, height: high, grey };
}

/** A piece of a picture, made smaller by taking the mean of what falls together. */
function shown(picture: Picture, tile: Tile): Picture {
	if (tile.turn !== 0) return turned(picture, tile);
	const { grey: from, width: across } = picture;
	const { x, y, width, height, scale } = tile;
	const { wide, high } = dotsOf(tile);
	const grey = new Uint8ClampedArray(wide * high);
	if (scale === 1) {
		for (let row = 0; row < high; row++) {
			const begin = (y + row) * across + x;
			grey.set(from.subarray(begin, begin + wide), row * wide);
		}
		return { width: wide, height: high, grey };
	}
	/** Where what falls on each dot of one side begins; one more than there are dots. */
	const cuts = (count: number, begin: number, length: number): Int32Array =>
		Int32Array.from({ length: count + 1 }, (_, nth) => begin + Math.min(length, Math.floor(nth / scale)));
	const [columns, rows] = [cuts(wide, 0, width), cuts(high, y, height)];
	// no lists in here: this runs for every dot of a photo
	const sums = new Uint32Array(width);
	for (let row = 0; row < high; row++) {
		const top = rows[row]!;
		const bottom = Math.max(top + 1, rows[row + 1]!);
		sums.fill(0);
		for (let py = top; py < bottom; py++)
			for (let px = 0, at = py * across + x; px < width; px++, at++) sums[px]! += from[at]!;
		for (let column = 0, to = row * wide; column < wide; column++, to++) {
			const left = columns[column]!;
			const right = Math.max(left + 1, columns[column + 1]!);
			let sum = 0;
			for (let px = left; px < right; px++) sum += sums[px]!;
			grey[to] = sum / ((bottom - top) * (right - left));
		}
	}
	return { width: wide, height: high, grey };
}

/** A prime number of grains: their pattern meets no row of a photo twice alike. */
const GRAINS = 65_521;

/**
 * The page as a hand holds it before a camera: turned by some degrees, further away at one side, unevenly lit, and
 * with the grain of a dark room. Always the same for the same seed.
 */
export function photographed(picture: Picture, degrees: number, random: () => number): Picture {
	const { grey: page, width: wide, height: high } = picture;
	const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
	// the whole page and a little of the table around it
	const [across, down] = [
		Math.round((Math.abs(wide * cos) + Math.abs(high * sin)) * 1.08),
		Math.round((Math.abs(wide * sin) + Math.abs(high * cos)) * 1.08)
	];
	const grey = new Uint8ClampedArray(across * down);
	const grain = Float32Array.from({ length: GRAINS }, () => (random() - 0.5) * 24);
	// no lists in here: this runs for every dot of a photo
	for (let y = 0; y < down; y++) {
		const depth = 1 + 0.12 * (y / down - 0.5);
		const dy = (y - down / 2) * depth;
		const [right, lower] = [cos * depth, -sin * depth];
		let u = wide / 2 - (across / 2) * right + dy * sin;
		let v = high / 2 - (across / 2) * lower + dy * cos;
		for (let x = 0, at = y * across; x < across; x++, at++, u += right, v += lower) {
			let paper = 90;
			if (u >= 0 && v >= 0 && u < wide - 1 && v < high - 1) {
				// a lens does not pick dots: what falls between two of them is something of both
				const [px, py] = [u | 0, v | 0];
				const from = py * wide + px;
				const upper = page[from]! + (page[from + 1]! - page[from]!) * (u - px);
				const below = page[from + wide]! + (page[from + wide + 1]! - page[from + wide]!) * (u - px);
				paper = upper + (below - upper) * (v - py);
			}
			grey[at] = paper * (0.65 + (0.3 * x) / across) + grain[at % GRAINS]!;
		}
	}
	return { width: across, height: down, grey };
}

/** Where the first page of a book has its code, with some of what is quiet around it, in mm. */
function codePlace({ pages, plates }: Book): Box {
	const [page] = pages;
	for (const { plate, x, y, scale } of page!.placed)
		for (const mark of plates[plate]!.drawn)
			// three marks of seven modules are what no other drawing begins with
			if (mark.kind === 'path' && /^M\d+ \d+h7v1h-7z/.test(mark.d)) {
				const box = grown(boundsOf(mark), 1.5);
				return {
					x: x + box.x * scale,
					y: y + box.y * scale,
					width: box.width * scale,
					height: box.height * scale
				};
			}
	throw new Error('a page without a code');
}

/** The code of the first page, looked at where it is: that a photo of the whole page shows it is tested elsewhere. */
export function codeOn(pdf: Uint8Array, book: Book, dpi = 150): string {
	const { x, y, width, height } = codePlace(book);
	const dots = (mm: number): string => String(Math.round((mm * dpi) / 25.4));
	const part = ['-l', '1', '-x', dots(x), '-y', dots(y), '-W', dots(width), '-H', dots(height)];
	return codeIn(picturesOf(pdf, dpi, part)[0]!) ?? '';
}
