/** Every game, in every language, on both papers: what a host can ask for comes out right. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inWords } from '../../src/lib/i18n/game-words.ts';
import { languages, talkIn } from '../../src/lib/i18n/talk.ts';
import type { Book, Page } from '../../src/lib/print/book.ts';
import { tableLink } from '../../src/lib/print/address.ts';
import { withPrimers } from '../../src/lib/share/primers.ts';
import { overlap } from '../../src/lib/sheets/kit/boxes.ts';
import { boundsOf, unionOf } from '../../src/lib/print/bounds.ts';
import { bindDecks } from '../../src/lib/print/decks.ts';
import { Setter, type Shelf } from '../../src/lib/print/font/set.ts';
import { bindMoves, fillingsOf } from '../../src/lib/print/keepsake.ts';
import { handOf } from '../../src/lib/print/matter.ts';
import { saysTurn } from '../../src/lib/print/measures.ts';
import { papers } from '../../src/lib/print/paper.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { drawInk } from '../../src/lib/print/plate.ts';
import { bindScore, codePlace } from '../../src/lib/print/score.ts';
import { press } from '../../src/lib/print/press.ts';
import { bindSheets } from '../../src/lib/print/sheets.ts';
import { openLetter, readTableLetter } from '../../src/lib/share/message.ts';
import { tableOf } from '../../src/lib/table/engine.ts';
import { codeOn } from './look.ts';
import {
	blank,
	blankPdf,
	bound,
	gameIds,
	HOME,
	keepsakeOf,
	matterOf,
	NAMES,
	onPaper,
	outside,
	textsOn
} from './matters.ts';
import { readPdf } from './reader.ts';
import { shelf } from './sample.ts';

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

/** How much is drawn on a page. */
const marksOn = ({ pages, plates }: Book, page: number): number =>
	pages[page]!.placed.reduce((sum, { plate }) => sum + plates[plate]!.drawn.length, 0);

/** Nearer than this under a line, in mm, a text looks struck out. */
const AIR = 0.3;

describe.each(gameIds)('%s', (id) => {
	describe.each(['A4', 'Letter'] as const)('on %s', (paper) => {
		it.each(languages)(
			'keeps to the measures of print: 7 pt, 7 mm, 0.2 mm, nothing in the outer 6 mm (%s)',
			async (language) => {
				const matter = await matterOf(id, language, onPaper(paper));
				const book = blank(matter);
				expect(book.pages).toHaveLength(1);
				const [{ placed }] = book.pages as [Page];
				const fine = placed.flatMap(({ plate, scale }) =>
					book.plates[plate]!.drawn.filter((mark) => {
						if (mark.kind === 'text') return mark.size * scale < 6.999;
						return mark.stroke !== null && mark.weight * scale < 0.2;
					})
				);
				expect(fine).toEqual([]);
				expect(outside(book)).toEqual([]);
				// a sheet says by itself how a turn goes and how it ends
				const said = textsOn(book, 0)
					.map(({ text }) => text)
					.join(' ')
					.replace(/[\s\u00ad]+/g, ' ');
				for (const text of [...matter.aid.steps.map(({ title }) => title), matter.aid.brief])
					expect(said).toContain(text);
				const scale = Math.min(...placed.map((on) => on.scale));
				const cells = matter.sheet.areas.flatMap((area) => area.cells);
				expect(cells.filter(({ box }) => Math.min(box.width, box.height) * scale < 7)).toEqual([]);
			}
		);
	});

	it.each(languages)('and so does the very page of the PDF (%s)', async (language) => {
		const { pages } = await blankPdf(id, language);
		expect(pages).toHaveLength(1);
		const { shown, width, height } = pages[0]!;
		const fine = shown.filter((mark) =>
			mark.kind === 'text' ? mark.size < 7 : mark.weight > 0 && mark.weight < 0.2
		);
		expect(fine).toEqual([]);
		const atTheEdge = shown.filter(({ x, y, width: wide, height: high, weight }) => {
			const reach = weight / 2 - 0.05;
			return Math.min(x, y) - reach <= 6 || x + wide + reach >= width - 6 || y + high + reach >= height - 6;
		});
		expect(atTheEdge).toEqual([]);
	});

	it.each(languages)('also two to a page it says how a turn goes and how it ends (%s)', async (language) => {
		for (const paper of ['A4', 'Letter'] as const) {
			const matter = await matterOf(id, language, onPaper(paper));
			expect(saysTurn(matter, press(matter, 2)), paper).toBe(true);
		}
	});

	it('is printed on A4 as its layout has it, not smaller', async () => {
		const matter = await matterOf(id, 'en');
		expect(matter.paper).toBe(papers.A4);
		expect(press(matter).imposition.scale).toBe(1);
	});

	it.each(languages)(
		'every text of the sheet is on the page, in letters that the fonts have (%s)',
		async (language) => {
			const { book, pdf, pages } = await blankPdf(id, language);
			const texts = book.plates.flatMap(({ drawn }) =>
				drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
			);
			const setter = new Setter(fonts);
			const strange = texts.filter(({ text, face }) =>
				setter.set(text, face).some(({ glyphs }) => glyphs.includes(0))
			);
			expect(strange).toEqual([]);
			expect(pdf.length).toBeLessThan(80_000);
			const printed = new Set(pages[0]!.shown.map(({ text }) => text));
			expect(texts.filter(({ text }) => !printed.has(text.normalize('NFC')))).toEqual([]);
		}
	);

	it.each(languages)('no text runs into another, on the sheet or on a card (%s)', async (language) => {
		const matter = await matterOf(id, language);
		const { sheet, decks } = matter;
		const hand = handOf(matter);
		const drawings = [
			[
				...sheet.ink,
				...sheet.areas.flatMap((area) => [...area.ink, ...area.cells.flatMap((cell) => cell.ink)])
			],
			...decks.flatMap(({ cards }) => cards.map(({ ink }) => ink))
		];
		for (const { cards, card } of decks)
			for (const { id: name, ink } of cards) {
				const { x, y, width, height } = unionOf(drawInk(ink, hand).map(boundsOf));
				expect(Math.min(x, y, card.width - x - width, card.height - y - height), name).toBeGreaterThan(-0.15);
			}
		for (const ink of drawings) {
			const drawn = drawInk(ink, hand);
			const texts = drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
			// as high as its small letters: ascenders and descenders may pass each other
			const bodies = texts.map((mark) => {
				const { x, y, width, height } = boundsOf(mark);
				return {
					text: mark.text,
					box: { x: x + 0.1, y: y + height * 0.25, width: width - 0.2, height: height * 0.5 }
				};
			});
			const collisions = bodies.flatMap((a, nth) =>
				bodies.slice(nth + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} / ${b.text}`] : []))
			);
			// nor does one touch a line to write on
			const lines = drawn
				.flatMap((mark) => (mark.kind === 'line' ? [boundsOf(mark)] : []))
				.filter(({ height }) => height < 1);
			const struck = texts.filter((mark) => {
				const { x, y, width, height } = boundsOf(mark);
				return lines.some((line) => overlap(line, { x, y: y - AIR, width, height: height * 0.8 + AIR }));
			});
			expect(struck.map(({ text }) => text)).toEqual([]);
			expect(collisions).toEqual([]);
		}
	});

	it.each(languages)('letters on cards and sheets tell apart what they stand for (%s)', async (language) => {
		const { decks, sheet, words } = await matterOf(id, language);
		const inks = [
			...sheet.ink,
			...sheet.areas.flatMap(({ ink }) => ink),
			...decks.flatMap(({ cards }) => cards.flatMap(({ ink }) => ink))
		];
		const letters = new Map(
			inks.flatMap((ink) =>
				ink.kind === 'text' && typeof ink.text !== 'string' && ink.text.key.startsWith('letter')
					? [[JSON.stringify(ink.text), inWords(words.sheet, ink.text, talkIn(language, NAMES))] as const]
					: []
			)
		);
		expect(new Set(letters.values()).size).toBe(letters.size);
		for (const letter of letters.values()) expect(letter).toMatch(/^\p{Lu}\d?$/u);
	});

	it('draws every cell: what is printed in it lies in its box, or its box is drawn', async () => {
		const { matter, pages } = await blankPdf(id, 'en');
		const { shown } = pages[0]!;
		for (const { id: cell, box } of matter.sheet.areas.flatMap(({ cells }) => cells)) {
			const [right, bottom] = [box.x + box.width, box.y + box.height];
			const near = (a: number, b: number): boolean => Math.abs(a - b) < 1;
			const inside = shown.some(
				({ kind, x, y, width, height }) =>
					x > box.x - 0.5 &&
					y > box.y - 0.5 &&
					x + width < right + 0.5 &&
					y + height < bottom + 0.5 &&
					(kind === 'text' || width > box.width * 0.3 || height > box.height * 0.3)
			);
			// a ledger rules its lines across several cells
			const edged = shown.some(
				({ x, y, width, height }) =>
					x < right &&
					x + width > box.x &&
					[y, y + height].some((edge) => near(edge, box.y) || near(edge, bottom))
			);
			expect(inside || edged, cell).toBe(true);
		}
	});

	it.each(['A4', 'Letter'] as const)('its decks fit on %s', async (paper) => {
		// every language somewhere: which one decides nothing but how long the words are
		const language = languages[(gameIds.indexOf(id) + (paper === 'A4' ? 0 : 2)) % languages.length]!;
		const matter = await matterOf(id, language, onPaper(paper));
		const book = bound(matter, (binder) => {
			for (const size of ['own', '63×88', '44×62'] as const)
				for (const bleed of [0, 3] as const)
					bindDecks(binder, matter, matter.decks, { size, bleed, backs: true });
		});
		expect(book.pages.length > 0).toBe(matter.decks.length > 0);
		expect(outside(book)).toEqual([]);
		for (const { size, text } of book.plates.flatMap(({ drawn }) =>
			drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
		))
			expect(size, text).toBeGreaterThanOrEqual(5);
	});

	it.each(languages)(
		'a table in play is printed with its marks, its score and its moves (%s)',
		async (language) => {
			const { matter, kept } = await keepsakeOf(id, language);
			const { line } = kept;
			const book = bound(matter, (binder) => {
				bindSheets(binder, matter, fillingsOf(matter, kept), 1);
				bindScore(binder, matter, kept);
				bindMoves(binder, matter, kept);
			});
			expect(outside(book)).toEqual([]);
			const sheets = matter.sheet.per === 'player' ? line.setup.players.length : 1;
			expect(book.pages.length).toBeGreaterThanOrEqual(sheets + 2);
			// every language is read back from the PDF of some game
			const read = language === languages[gameIds.indexOf(id) % languages.length];
			const pdf = read ? await readPdf(await makePdf(book, fonts)) : null;
			// what is pencilled lies over all that a blank sheet has
			expect(marksOn(book, 0)).toBeGreaterThan(marksOn(blank(matter), 0));
			if (pdf) expect(pdf.pages[0]!.shown.length).toBe(marksOn(book, 0));
			const written = fillingsOf(matter, kept).map(({ marks }) => marks.size);
			expect(written.every((count) => count > 0)).toBe(true);
			const [first] = line.moves;
			const sentence = matter.words.moves[first!.do]!(first, matter.talk);
			const listed = book.pages
				.flatMap((_, page) => (page > sheets ? (pdf?.pages[page]!.shown ?? textsOn(book, page)) : []))
				.map(({ text }) => text);
			expect(listed.join(' ').replace(/[- ]/g, '')).toContain(
				sentence.replace(/[- \u00ad]/g, '').slice(0, 30)
			);
		}
	);

	it('a filled sheet says who played and what was agreed', async () => {
		const { matter, kept, game } = await keepsakeOf(id, 'en');
		const fillings = fillingsOf(matter, kept);
		expect(fillings.length).toBeGreaterThan(0);
		for (const filling of fillings) {
			for (const { id: field } of matter.sheet.fields) {
				if (/^player\d+$/.test(field)) expect([undefined, ...NAMES]).toContain(filling.fields[field]);
				if (field === 'player') expect(filling.title).toContain(filling.fields[field]);
				const option = game.options.find(({ name }) => name === field);
				if (option?.kind === 'choice')
					expect(filling.fields[field]).toBe(matter.words.options[field]?.values?.[option.default]);
			}
		}
	});

	it('the code on a filled sheet, where it fits, is the table itself; the score sheet always has it', async () => {
		const { matter, kept, game } = await keepsakeOf(id, 'en');
		const { line } = kept;
		const primed = await withPrimers(game);
		for (const at of [0, line.moves.length]) {
			const now = { ...kept, at, link: tableLink(HOME, primed, line, at) };
			const place = codePlace(matter, now, { perPage: 1, score: true });
			expect(place).toMatch(/^(sheet|score)$/);
			const book = bound(matter, (binder) => {
				if (place === 'sheet') bindSheets(binder, matter, fillingsOf(matter, now), 1);
				else bindScore(binder, matter, now);
			});
			const [, message = ''] = codeOn(await makePdf(book, fonts), book).split('#');
			const letter = openLetter(gameIds, message);
			if (!letter.ok || letter.value.kind !== 'table') throw new Error('no table');
			expect(letter.value.game).toBe(id);
			const table = tableOf({ ...line, moves: line.moves.slice(0, at) });
			expect(readTableLetter(primed, letter.value)).toEqual({ ok: true, value: table });
		}
	});
});
