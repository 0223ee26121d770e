/** Which letters the typeface has, by font file: known without fetching any of them. */
import { signs } from '../../sheets/kit/type.ts';

/** Ranges of characters in hexadecimal, the file with the most common letters first. */
const ranges = {
	latin:
		'20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215',
	'latin-ext':
		'100-130 132-148 14a-151 154-17e 18f 192 1a0-1a1 1af-1b0 1c4-1dc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9',
	vietnamese: '1ea0-1ef1',
	cyrillic: '400-45f 490-491 4b0-4b1 2116',
	greek: '384-38a 38c 38e-3a1 3a3-3cf'
} as const;

export type Alphabet = keyof typeof ranges;

const read = (text: string): readonly (readonly [first: number, last: number])[] =>
	text.split(' ').map((range) => {
		const [first = '', last = first] = range.split('-');
		return [parseInt(first, 16), parseInt(last, 16)];
	});

const spans = {
	latin: read(ranges.latin),
	'latin-ext': read(ranges['latin-ext']),
	vietnamese: read(ranges.vietnamese),
	cyrillic: read(ranges.cyrillic),
	greek: read(ranges.greek)
} as const satisfies Record<Alphabet, unknown>;

export const alphabets: readonly Alphabet[] = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'];

const has = (alphabet: Alphabet, letter: string): boolean => {
	const code = letter.codePointAt(0) ?? 0;
	return spans[alphabet].some(([first, last]) => first <= code && code <= last);
};

/** The font files that these texts need, always with that of the common letters. */
export function alphabetsIn(texts: readonly string[]): readonly Alphabet[] {
	const letters = new Set(texts.flatMap((text) => [...text.normalize('NFC')]));
	const needed = new Set([...letters].map((letter) => alphabets.find((alphabet) => has(alphabet, letter))));
	return alphabets.filter((alphabet) => alphabet === 'latin' || needed.has(alphabet));
}

const isPrinted = (letter: string): boolean =>
	letter in signs || alphabets.some((alphabet) => has(alphabet, letter));

/** Letters, figures and accents; not what only chooses the look of an emoji. */
const LETTER = /[\p{L}\p{N}]|(?![\ufe00-\ufe0f\u20e3])\p{M}/u;

/**
 * The text without the signs that the typeface lacks; null when a letter is among them, for a name with holes
 * is nobody's name.
 */
export function inLetters(text: string): string | null {
	const letters = [...text.normalize('NFC')];
	if (letters.some((letter) => !isPrinted(letter) && LETTER.test(letter))) return null;
	const kept = letters.filter(isPrinted).join('').replace(/\s+/g, ' ').trim();
	return kept === '' ? null : kept;
}
