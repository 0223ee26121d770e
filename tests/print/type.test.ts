import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readTypeface } from '../../src/lib/print/font/typeface.ts';
import { unpackWoff } from '../../src/lib/print/font/woff.ts';
import { linesOf, POINT, signs, sizeToFit, widthOf, type Face } from '../../src/lib/sheets/kit/type.ts';

const require = createRequire(import.meta.url);

const files: Record<Face, string> = {
	regular: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff',
	bold: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff',
	caps: '@fontsource/alegreya-sans-sc/files/alegreya-sans-sc-latin-700-normal.woff'
};

async function typeface(face: Face) {
	const file = await readFile(require.resolve(files[face]));
	return readTypeface(await unpackWoff(new Uint8Array(file).buffer));
}

const letters = [
	...Array.from({ length: 0x5f }, (_, n) => String.fromCharCode(0x20 + n)),
	...Array.from({ length: 0x60 }, (_, n) => String.fromCharCode(0xa0 + n)),
	...'–—‘’‚“”„•…′″‹›€™↑↓−Œœ'
].filter((letter) => letter !== '\u00ad');

describe('the measure of type', () => {
	it.each(['regular', 'bold', 'caps'] as const)('agrees with the font file: %s', async (face) => {
		const font = await typeface(face);
		for (const letter of letters) {
			const glyph = font.glyphs.get(letter.codePointAt(0) ?? 0);
			expect(glyph, letter).toBeDefined();
			expect(widthOf(letter, 1000, face) / POINT, letter).toBeCloseTo(font.advance(glyph ?? 0), 6);
		}
	});

	it('takes lining figures, which stand on the line and are all of a height', async () => {
		const font = await typeface('regular');
		const glyf = font.tables.get('glyf')!;
		const loca = font.tables.get('loca')!;
		const top = (letter: string) =>
			glyf.getInt16(loca.getUint16(2 * font.glyphs.get(letter.charCodeAt(0))!) * 2 + 8);
		for (const figure of '0123456789') expect(Math.abs(top(figure) - 595), figure).toBeLessThan(15);
	});

	it('knows the signs that the typeface lacks', async () => {
		const font = await typeface('regular');
		for (const [sign, width] of Object.entries(signs)) {
			expect(font.glyphs.has(sign.codePointAt(0) ?? 0), sign).toBe(false);
			expect(widthOf(sign, 1000, 'regular') / POINT).toBeCloseTo(width, 6);
		}
	});

	it('measures an accented letter alike in both of its spellings', () => {
		expect(widthOf('u\u0308', 10, 'regular')).toBe(widthOf('ü', 10, 'regular'));
	});
});

describe('breaking lines', () => {
	const wide = (text: string) => widthOf(text, 9, 'regular');

	it('keeps what fits on one line', () => {
		expect(linesOf('Flatten the curve', 9, 'regular', wide('Flatten the curve'))).toEqual([
			'Flatten the curve'
		]);
	});

	it('breaks at spaces, and no line is too wide', () => {
		const text = 'Each die is used once. Doubles may be rolled again, but only before anything was marked.';
		const lines = linesOf(text, 9, 'regular', 30);
		expect(lines.length).toBeGreaterThan(2);
		expect(lines.join(' ')).toBe(text);
		for (const line of lines) expect(wide(line)).toBeLessThanOrEqual(30.01);
	});

	it('shows a soft hyphen only where the line breaks, and leaves room for it', () => {
		const word = 'Kranken\u00adhaus\u00adbetten';
		expect(linesOf(word, 9, 'regular', 100)).toEqual(['Krankenhausbetten']);
		expect(linesOf(word, 9, 'regular', wide('Krankenhaus-'))).toEqual(['Krankenhaus-', 'betten']);
		expect(linesOf(word, 9, 'regular', wide('Krankenhaus'))).toEqual(['Kranken-', 'hausbetten']);
	});

	it('keeps paragraphs and cuts a word that fits nowhere', () => {
		expect(linesOf('one\ntwo', 9, 'regular', 50)).toEqual(['one', 'two']);
		const lines = linesOf('Donaudampfschifffahrt', 9, 'regular', 12);
		expect(lines.join('')).toBe('Donaudampfschifffahrt');
		for (const line of lines) expect(wide(line)).toBeLessThanOrEqual(12.01);
	});

	it('shrinks a text to its box, never enlarges it', () => {
		expect(sizeToFit('Ana', 9, 'bold', 100)).toBe(9);
		const size = sizeToFit('Maximiliane Wolkenstein', 12, 'bold', 20);
		expect(widthOf('Maximiliane Wolkenstein', size, 'bold')).toBeCloseTo(20, 6);
	});
});
