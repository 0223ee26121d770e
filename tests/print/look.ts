/** Pages as they come out of a printer: rendered, measured, and read by a camera. */
import { execFileSync } from 'node:child_process';
import {
	BinaryBitmap,
	DecodeHintType,
	HybridBinarizer,
	QRCodeReader,
	RGBLuminanceSource
} from '@zxing/library';
import { tilesOf, type Tile } from '../../src/lib/share/tiles.ts';

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

/** One page, counted from 1. */
export const pictureOf = (pdf: Uint8Array, page: number, dpi: number): Picture =>
	picturesOf(pdf, dpi, ['-f', String(page), '-l', String(page)])[0]!;

/** How much of the page is ink, from 0 to 1. */
export const coverage = ({ grey }: Picture): number =>
	grey.reduce((sum, light) => sum + (255 - light), 0) / (255 * grey.length);

const reader = new QRCodeReader();
const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);

/** The code in a picture, looked for as the app does it; null when there is none to be found. */
export function codeIn(picture: Picture): string | null {
	for (const tile of tilesOf(picture.width, picture.height)) {
		const { grey, width, height } = shown(picture, tile);
		try {
			const source = new RGBLuminanceSource(grey, width, height);
			return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText();
		} catch {
			// not in this piece
		}
	}
	return null;
}

/** A piece of a picture, made smaller by taking the mean of what falls together. */
function shown(picture: Picture, { x, y, width, height, scale }: Tile): Picture {
	const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
	const grey = new Uint8ClampedArray(wide * high);
	// no lists in here: this runs for every dot of a photo
	for (let row = 0; row < high; row++)
		for (let column = 0; column < wide; column++) {
			const left = x + Math.floor(column / scale);
			const top = y + Math.floor(row / scale);
			const right = Math.min(x + width, Math.max(left + 1, x + Math.floor((column + 1) / scale)));
			const bottom = Math.min(y + height, Math.max(top + 1, y + Math.floor((row + 1) / scale)));
			let sum = 0;
			let count = 0;
			for (let py = top; py < bottom; py++)
				for (let px = left; px < right; px++) {
					sum += picture.grey[py * picture.width + px] ?? 255;
					count++;
				}
			grey[row * wide + column] = count === 0 ? 255 : sum / count;
		}
	return { width: wide, height: high, grey };
}

/**
 * The page as a hand holds it before a camera: turned by some degrees, further away at one side, unevenly lit, and
 * with the grain of a dark room. Always the same for the same seed.
 */
export function photographed(picture: Picture, degrees: number, random: () => number): Picture {
	const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
	const side = Math.round(Math.max(picture.width, picture.height) * 1.2);
	const [width, height] = [side, side];
	const grey = new Uint8ClampedArray(width * height);
	const [cx, cy] = [width / 2, height / 2];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			const depth = 1 + 0.12 * (y / height - 0.5);
			const dx = (x - cx) * depth;
			const dy = (y - cy) * depth;
			const px = Math.round(picture.width / 2 + dx * cos + dy * sin);
			const py = Math.round(picture.height / 2 - dx * sin + dy * cos);
			const inside = px >= 0 && py >= 0 && px < picture.width && py < picture.height;
			const paper = inside ? (picture.grey[py * picture.width + px] ?? 255) : 90;
			grey[y * width + x] = paper * (0.65 + (0.3 * x) / width) + (random() - 0.5) * 24;
		}
	return { width, height, grey };
}

export const codeOn = (pdf: Uint8Array, page: number, dpi = 200): string =>
	codeIn(pictureOf(pdf, page, dpi)) ?? '';
