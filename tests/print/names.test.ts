import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { alphabetsIn, inLetters } from '../../src/lib/print/font/alphabets.ts';
import { Setter, type Shelf } from '../../src/lib/print/font/set.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { bookOf, strangersIn, type Wishes } from '../../src/lib/print/wishes.ts';
import { matter, shelf } from './sample.ts';

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

const wishes: Wishes = {
	what: 'sheets',
	copies: 1,
	players: 2,
	paper: 'A4',
	perPage: 1,
	names: [],
	fields: {},
	area: null,
	tiles: 4,
	decks: [],
	cutting: { size: 'own', bleed: 0, backs: false },
	score: false,
	moves: false,
	editionCodes: true
};

describe('names in many alphabets', () => {
	it.each(['regular', 'bold', 'caps'] as const)(
		'what counts as printable has a glyph in the font files: %s',
		(face) => {
			const letters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).filter(
				(letter) => inLetters(letter) !== null
			);
			expect(letters.length).toBeGreaterThan(700);
			const setter = new Setter(fonts);
			for (const letter of letters)
				expect(
					setter.set(letter, face).flatMap(({ glyphs }) => glyphs),
					letter
				).not.toContain(0);
		}
	);

	it('only the files that are needed are asked for', () => {
		expect(alphabetsIn(['Ana', 'Chloë'])).toEqual(['latin']);
		expect(alphabetsIn(['Łucja'])).toEqual(['latin', 'latin-ext']);
		expect(alphabetsIn(['Жанна', 'Νίκος', 'Nguyễn'])).toEqual(['latin', 'vietnamese', 'cyrillic', 'greek']);
	});

	it('Cyrillic, Greek and Vietnamese names are printed and can be searched', async () => {
		const names = ['Жанна Їжак', 'Νίκος', 'Nguyễn Thị Hằng'];
		expect(strangersIn({ ...wishes, names }, matter(), null)).toEqual({ empty: [], trimmed: [] });
		const pdf = await makePdf(bookOf(matter(), { ...wishes, names }, null), fonts);
		const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
		for (const name of names) expect(text.normalize('NFC')).toContain(name.normalize('NFC'));
	});

	it('a name with other letters leaves its line empty, a sign is left out, and both are told before', () => {
		const names = ['Ana 🦠', '猫', 'مريم', 'Bo'];
		const asked = { ...wishes, names, fields: { scenario: '難しい' } };
		expect(strangersIn(asked, matter(), null)).toEqual({
			empty: ['猫', 'مريم', '難しい'],
			trimmed: ['Ana 🦠']
		});
		const book = bookOf(matter(), asked, null);
		expect(book.pages.map(({ title }) => title)).toContain('Sheet of 猫');
		const texts = book.plates.flatMap(({ drawn }) =>
			drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
		);
		expect(texts).toContain('Ana');
		for (const text of texts) expect(inLetters(text), text).not.toBeNull();
	});

	it.each([
		['Ana', 'Ana'],
		['  Zoë   Łucja ', 'Zoë Łucja'],
		['u\u0308mit', 'ümit'],
		['👩‍🔬 Bo ❤️', 'Bo'],
		['Ana猫', null],
		['🦠', null],
		['', null]
	])('“%s” is printed as “%s”', (name, printed) => {
		expect(inLetters(name)).toBe(printed);
	});
});
