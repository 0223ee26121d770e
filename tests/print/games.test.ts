/** Every game, in every language, on both papers: what a host can ask for comes out right. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	BinaryBitmap,
	DecodeHintType,
	HybridBinarizer,
	QRCodeReader,
	RGBLuminanceSource
} from '@zxing/library';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameIds, loadDecks, loadGame, loadWords, titleOf } from '../../src/lib/games.ts';
import { print } from '../../src/lib/i18n/print/index.ts';
import { languages, talkIn, type Language } from '../../src/lib/i18n/talk.ts';
import { linkTo } from '../../src/lib/print/address.ts';
import { Binder } from '../../src/lib/print/binder.ts';
import type { Book } from '../../src/lib/print/book.ts';
import { boundsOf, overlap } from '../../src/lib/print/bounds.ts';
import { bindDecks } from '../../src/lib/print/decks.ts';
import { handOf, type Edition } from '../../src/lib/print/edition.ts';
import { Setter, type Shelf } from '../../src/lib/print/font/set.ts';
import { bindMoves, bindScore, codePlace, fillingsOf } from '../../src/lib/print/keepsake.ts';
import { bindLarge } from '../../src/lib/print/large.ts';
import { EDGE, impose, papers, type PaperName } from '../../src/lib/print/paper.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { drawInk } from '../../src/lib/print/plate.ts';
import { bindSheets, press } from '../../src/lib/print/sheets.ts';
import { openLetter, readTable } from '../../src/lib/share/message.ts';
import { tableOf } from '../../src/lib/table/engine.ts';
import { seeded } from '../games.ts';
import { randomGame } from '../random-play.ts';
import { readPdf } from './reader.ts';
import { shelf } from './sample.ts';
import { primed } from '../kit/primed.ts';

const HOME = 'https://pipsheet.example';
const NAMES = ['Ana', 'Bo', 'Chloë', 'Łucja'];

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

async function editionOf(id: string, language: Language, paper: PaperName = 'A4'): Promise<Edition> {
	const [game, decks, words, texts] = await Promise.all([
		loadGame(id),
		loadDecks(id),
		loadWords(id, language),
		print[language]()
	]);
	return {
		game: titleOf(id, language).name,
		sheet: game.edition.draw('standard'),
		decks,
		words,
		print: texts.words,
		talk: talkIn(language, NAMES),
		paper: papers[paper],
		ink: 'colour',
		link: linkTo(HOME, primed(game)).game
	};
}

function bound(edition: Edition, bind: (binder: Binder) => void): Book {
	const binder = new Binder();
	bind(binder);
	return binder.bind(edition.game, edition.talk.language);
}

const blank = (edition: Edition): Book =>
	bound(edition, (binder) =>
		bindSheets(binder, edition, [{ title: 'Sheet', fields: {}, marks: new Map() }], 1)
	);

async function keepsake(id: string, language: Language) {
	const game = await loadGame(id);
	const edition = await editionOf(id, language);
	const players = NAMES.slice(0, Math.max(game.players.min, Math.min(2, game.players.max)));
	const line = randomGame(game, { players, options: {} }, seeded(7), 30);
	const at = line.moves.length;
	return { game, edition, line, at, link: linkTo(HOME, primed(game)).table(line, at) };
}

/** What is drawn outside the part that printers reach. */
function outside(book: Book): string[] {
	return book.pages.flatMap((page) =>
		page.placed
			.filter(({ clip }) => !clip)
			.flatMap(({ plate, x, y, scale }) =>
				book.plates[plate]!.drawn.flatMap((mark) => {
					const box = boundsOf(mark);
					const [left, top] = [x + box.x * scale, y + box.y * scale];
					const [right, bottom] = [left + box.width * scale, top + box.height * scale];
					const fits =
						left > EDGE - 0.05 &&
						top > EDGE - 0.05 &&
						right < page.width - EDGE + 0.05 &&
						bottom < page.height - EDGE + 0.05;
					return fits ? [] : [`${page.title}: ${JSON.stringify(mark).slice(0, 120)}`];
				})
			)
	);
}

/** The code of a page, as a camera reads it from the printed paper. */
function codeOn(pdf: Uint8Array, page: number): string {
	const folder = mkdtempSync(join(tmpdir(), 'pipsheet-'));
	try {
		const file = join(folder, 'sheet.pdf');
		writeFileSync(file, pdf);
		const args = ['-r', '200', '-gray', '-f', String(page), '-l', String(page), file, join(folder, 'page')];
		execFileSync('pdftoppm', args);
		const name = execFileSync('ls', [folder], { encoding: 'utf8' })
			.split('\n')
			.find((entry) => entry.endsWith('.pgm'))!;
		const image = readFileSync(join(folder, name));
		const [head = '', width = '', height = ''] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
			image.toString('latin1', 0, 40)
		)!;
		const grey = new Uint8ClampedArray(image.subarray(head.length));
		const source = new RGBLuminanceSource(grey, Number(width), Number(height));
		return new QRCodeReader()
			.decode(new BinaryBitmap(new HybridBinarizer(source)), new Map([[DecodeHintType.TRY_HARDER, true]]))
			.getText();
	} finally {
		rmSync(folder, { recursive: true });
	}
}

describe.each(gameIds)('%s', (id) => {
	describe.each(['A4', 'Letter'] as const)('on %s', (paper) => {
		it.each(languages)(
			'keeps to the measures of print: 7 pt, 7 mm, 0.2 mm, nothing in the outer 6 mm (%s)',
			async (language) => {
				const edition = await editionOf(id, language, paper);
				const book = blank(edition);
				const { pages } = await readPdf(await makePdf(book, fonts));
				expect(pages).toHaveLength(1);
				const { shown, scales, width, height } = pages[0]!;
				for (const mark of shown) {
					if (mark.kind === 'text') expect(mark.size, mark.text).toBeGreaterThanOrEqual(7);
					else if (mark.weight > 0) expect(mark.weight).toBeGreaterThanOrEqual(0.2);
					const half = mark.weight / 2;
					expect(mark.x - half).toBeGreaterThan(6 - 0.05);
					expect(mark.y - half).toBeGreaterThan(6 - 0.05);
					expect(mark.x + mark.width + half).toBeLessThan(width - 6 + 0.05);
					expect(mark.y + mark.height + half).toBeLessThan(height - 6 + 0.05);
				}
				expect(outside(book)).toEqual([]);
				const scale = Math.min(...scales);
				for (const { id: cell, box } of edition.sheet.areas.flatMap(({ cells }) => cells))
					expect(Math.min(box.width, box.height) * scale, cell).toBeGreaterThanOrEqual(7);
			}
		);
	});

	it('is printed on A4 as its layout has it, not smaller', async () => {
		const edition = await editionOf(id, 'en');
		expect(impose(edition.sheet.page, press(edition).used, papers.A4, 1).scale).toBe(1);
	});

	it.each(languages)(
		'every text of the sheet is on the page, in letters that the fonts have (%s)',
		async (language) => {
			const edition = await editionOf(id, language);
			const book = blank(edition);
			const texts = book.plates.flatMap(({ drawn }) =>
				drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
			);
			const setter = new Setter(fonts);
			for (const { text, face } of texts) {
				const strangers = setter
					.set(text, face)
					.flatMap(({ glyphs }) => glyphs.filter((glyph) => glyph === 0));
				expect(strangers, text).toEqual([]);
			}
			const pdf = await makePdf(book, fonts);
			expect(pdf.length).toBeLessThan(80_000);
			const { pages } = await readPdf(pdf);
			const printed = new Set(pages[0]!.shown.map(({ text }) => text));
			for (const { text } of texts) expect(printed).toContain(text.normalize('NFC'));
		}
	);

	it.each(languages)('no text runs into another, on the sheet or on a card (%s)', async (language) => {
		const edition = await editionOf(id, language);
		const { sheet, decks } = edition;
		const hand = handOf(edition);
		const drawings = [
			[
				...sheet.ink,
				...sheet.areas.flatMap((area) => [...area.ink, ...area.cells.flatMap((cell) => cell.ink)])
			],
			...decks.flatMap(({ cards }) => cards.map(({ ink }) => ink))
		];
		for (const ink of drawings) {
			const texts = drawInk(ink, hand).flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
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
			expect(collisions).toEqual([]);
		}
	});

	it('draws every cell: what is printed in it lies in its box, or its box is drawn', async () => {
		const edition = await editionOf(id, 'en');
		const { pages } = await readPdf(await makePdf(blank(edition), fonts));
		const { shown } = pages[0]!;
		for (const { id: cell, box } of edition.sheet.areas.flatMap(({ cells }) => cells)) {
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

	it('the code on the printed page opens the game', async () => {
		const edition = await editionOf(id, 'de');
		expect(codeOn(await makePdf(blank(edition), fonts), 1)).toBe(`${HOME}/new/?game=${id}&sheet=standard`);
	});

	it.each(['A4', 'Letter'] as const)('its decks and its large print fit on %s', async (paper) => {
		const edition = await editionOf(id, 'es', paper);
		const book = bound(edition, (binder) => {
			bindDecks(binder, edition, edition.decks, true);
			bindLarge(binder, edition, edition.sheet.areas);
		});
		expect(book.pages.length).toBeGreaterThanOrEqual(edition.sheet.areas.length);
		expect(outside(book)).toEqual([]);
		for (const { size, text } of book.plates.flatMap(({ drawn }) =>
			drawn.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
		))
			expect(size, text).toBeGreaterThanOrEqual(5);
	});

	it.each(languages)(
		'a table in play is printed with its marks, its score and its moves (%s)',
		async (language) => {
			const { edition, line, at, link, game } = await keepsake(id, language);
			const book = bound(edition, (binder) => {
				bindSheets(binder, edition, fillingsOf(edition, { line, at, link }), 1);
				bindScore(binder, edition, { line, at, link });
				bindMoves(binder, edition, { line, at, link });
			});
			expect(outside(book)).toEqual([]);
			const { pages } = await readPdf(await makePdf(book, fonts));
			const sheets = game.edition.draw('standard').per === 'player' ? line.setup.players.length : 1;
			expect(pages.length).toBeGreaterThanOrEqual(sheets + 2);
			const bare = await readPdf(await makePdf(blank(edition), fonts));
			const marked = pages.slice(0, sheets).reduce((sum, { shown }) => sum + shown.length, 0);
			expect(marked).toBeGreaterThan(sheets * bare.pages[0]!.shown.length);
			const [first] = line.moves;
			const sentence = edition.words.moves[first!.do]!(first, edition.talk);
			const listed = pages.slice(sheets + 1).flatMap(({ shown }) => shown.map(({ text }) => text));
			expect(listed.join(' ').replace(/[- ]/g, '')).toContain(
				sentence.replace(/[- \u00ad]/g, '').slice(0, 30)
			);
		}
	);

	it('a filled sheet says who played and what was agreed', async () => {
		const { edition, line, at, link, game } = await keepsake(id, 'en');
		for (const filling of fillingsOf(edition, { line, at, link })) {
			for (const { id: field } of game.edition.draw('standard').fields) {
				if (/^player\d+$/.test(field)) expect([undefined, ...NAMES]).toContain(filling.fields[field]);
				if (field === 'player') expect(filling.title).toContain(filling.fields[field]);
				const option = game.options.find(({ name }) => name === field);
				if (option?.kind === 'choice')
					expect(filling.fields[field]).toBe(edition.words.options[field]?.values?.[option.default]);
			}
		}
	});

	it('the code on a filled sheet, where it fits, is the table itself; the score sheet always has it', async () => {
		const { edition, line, game } = await keepsake(id, 'en');
		for (const at of [0, line.moves.length]) {
			const link = linkTo(HOME, primed(game)).table(line, at);
			expect(codePlace({ line, at, link }, press(edition).code)).toMatch(
				at === 0 ? /^sheet$/ : /^(sheet|score)$/
			);
			const book = bound(edition, (binder) => {
				if (at === 0) bindSheets(binder, edition, fillingsOf(edition, { line, at, link }), 1);
				else bindScore(binder, edition, { line, at, link });
			});
			const [, message = ''] = codeOn(await makePdf(book, fonts), 1).split('#');
			const letter = openLetter(gameIds, message);
			if (!letter.ok || letter.value.kind !== 'table') throw new Error('no table');
			expect(letter.value.game).toBe(id);
			const table = tableOf({ ...line, moves: line.moves.slice(0, at) });
			expect(readTable(primed(game), letter.value)).toEqual({ ok: true, value: table });
		}
	});
});
