/** Sets text: a line becomes runs of glyphs, and what was set is remembered for the subset. */
import type { Face } from '../../sheets/kit/type.ts';
import { signOf } from './signs.ts';
import { subsetOf, type Wanted } from './subset.ts';
import type { Typeface } from './typeface.ts';

/** Fonts of one face, in the order in which they are asked for a letter. */
export type Shelf = Readonly<Record<Face, readonly Typeface[]>>;

/** Glyphs of one font, with the kerning before each in thousandths of the size. */
export interface Run {
	readonly font: Font;
	readonly glyphs: readonly number[];
	readonly kerns: readonly number[];
	readonly width: number;
}

/** A font of the document that grows with what is set in it. */
export class Font {
	/** The glyph for a letter that no font knows is an empty box. */
	readonly #wanted: Wanted[] = [0];
	readonly #letters: string[] = ['\ufffd'];
	readonly #numbers = new Map<string, number>();

	readonly name: string;
	readonly typeface: Typeface;

	constructor(name: string, typeface: Typeface) {
		this.name = name;
		this.typeface = typeface;
	}

	knows(letter: string): boolean {
		return this.typeface.glyphs.has(letter.codePointAt(0) ?? 0);
	}

	number(letter: string): number {
		const known = this.#numbers.get(letter);
		if (known !== undefined) return known;
		const glyph = this.typeface.glyphs.get(letter.codePointAt(0) ?? 0) ?? signOf(letter);
		const number = glyph === null ? 0 : this.#wanted.push(glyph) - 1;
		if (glyph !== null) this.#letters.push(letter);
		this.#numbers.set(letter, number);
		return number;
	}

	advance(number: number): number {
		const wanted = this.#wanted[number] ?? 0;
		return typeof wanted === 'number' ? this.typeface.advance(wanted) : wanted.advance;
	}

	kern(left: number, right: number): number {
		const [a, b] = [this.#wanted[left], this.#wanted[right]];
		return typeof a === 'number' && typeof b === 'number' ? this.typeface.kern(a, b) : 0;
	}

	/** Letter by glyph number. */
	get letters(): readonly string[] {
		return this.#letters;
	}

	file(): Uint8Array {
		return subsetOf(this.typeface, this.#wanted);
	}
}

export class Setter {
	readonly #fonts: Readonly<Record<Face, readonly Font[]>>;

	constructor(shelf: Shelf) {
		const fontsOf = (face: Face): readonly Font[] =>
			shelf[face].map((typeface, n) => new Font(`${face}${n}`, typeface));
		this.#fonts = { regular: fontsOf('regular'), bold: fontsOf('bold'), caps: fontsOf('caps') };
	}

	/** The fonts in which something was set. */
	get used(): readonly Font[] {
		return Object.values(this.#fonts)
			.flat()
			.filter(({ letters }) => letters.length > 1);
	}

	/** The text on one line, as it will be drawn. */
	set(text: string, face: Face): readonly Run[] {
		const runs: Run[] = [];
		let glyphs: number[] = [];
		let kerns: number[] = [];
		let font: Font | null = null;
		const close = (): void => {
			if (font && glyphs.length > 0) runs.push({ font, glyphs, kerns, width: widthOf(font, glyphs, kerns) });
			[glyphs, kerns] = [[], []];
		};
		for (const letter of text.normalize('NFC')) {
			const next = this.#fontFor(letter, face);
			if (next !== font) close();
			font = next;
			const glyph = font.number(letter);
			const before = glyphs[glyphs.length - 1];
			kerns.push(before === undefined ? 0 : font.kern(before, glyph));
			glyphs.push(glyph);
		}
		close();
		return runs;
	}

	#fontFor(letter: string, face: Face): Font {
		const [first, ...others] = this.#fonts[face];
		if (!first) throw new Error(`there is no font for "${face}"`);
		return first.knows(letter) || signOf(letter)
			? first
			: (others.find((font) => font.knows(letter)) ?? first);
	}
}

const widthOf = (font: Font, glyphs: readonly number[], kerns: readonly number[]): number =>
	glyphs.reduce((sum, glyph, n) => sum + font.advance(glyph) + (kerns[n] ?? 0), 0);
