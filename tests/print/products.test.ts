/** What a host relies on: backs behind fronts, black and white that saves ink, codes that a camera finds. */
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/lib/print/book.ts';
import { overlap } from '../../src/lib/sheets/kit/boxes.ts';
import { boundsOf, unionOf } from '../../src/lib/print/bounds.ts';
import { fitsIn, FINEST } from '../../src/lib/print/code.ts';
import { bindDecks, type Cutting } from '../../src/lib/print/decks.ts';
import type { Shelf } from '../../src/lib/print/font/set.ts';
import { bindKit } from '../../src/lib/print/kit.ts';
import { bindLarge } from '../../src/lib/print/large.ts';
import { common, grown } from '../../src/lib/print/room.ts';
import { bindTiles, OVERLAP } from '../../src/lib/print/tiles.ts';
import type { Drawn } from '../../src/lib/print/plate.ts';
import type { Box } from '../../src/lib/table/sheet.ts';
import type { Matter } from '../../src/lib/print/matter.ts';
import { loadDecks, loadGame } from '../../src/lib/games.ts';
import { bookOf, firstWishes } from '../../src/lib/print/wishes.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { bindScore } from '../../src/lib/print/score.ts';
import { press } from '../../src/lib/print/press.ts';
import { printedText, readPrinted } from '../../src/lib/share/codec/printed.ts';
import { gameMark } from '../../src/lib/share/message.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { besideCards, codeIn, codeOn, coverage, photographed, pictureOf, picturesOf } from './look.ts';
import {
	blank,
	blankPdf,
	blankSheet,
	bound,
	gameIds,
	HOME,
	keepsakeOf,
	matterOf,
	onPaper,
	outside,
	rulersOn,
	textsOn
} from './matters.ts';
import { readPdf } from './reader.ts';
import { shelf } from './sample.ts';

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

const cuttings: readonly Cutting[] = [
	{ size: 'own', bleed: 0, backs: true },
	{ size: '63×88', bleed: 3, backs: true },
	{ size: '44×62', bleed: 0, backs: true }
];

/** A corner mark is two thin arms; what lies between them is free. */
function armsOf(mark: Drawn): Box[] {
	const { x, y, width, height } = boundsOf(mark);
	const [, right = '', down = ''] = mark.kind === 'path' ? /^M0 0h([-\d.]+)v([-\d.]+)/.exec(mark.d)! : [];
	const thick = Math.abs(Number(down));
	return [
		{ x, y: Number(down) > 0 ? y : y + height - thick, width, height: thick },
		{ x: Number(right) > 0 ? x : x + width - thick, y, width: thick, height }
	];
}

const decksOf = (matter: Matter, cutting: Cutting): Book =>
	bound(matter, (binder) => bindDecks(binder, matter, matter.decks, cutting));

/** Both in one document: it is rendered in one go. */
const oneBehindTheOther = (first: Book, second: Book): Book => ({
	...first,
	plates: [...first.plates, ...second.plates],
	pages: [
		...first.pages,
		...second.pages.map((page) => ({
			...page,
			placed: page.placed.map((on) => ({ ...on, plate: on.plate + first.plates.length }))
		}))
	]
});

const decks = await Promise.all(gameIds.map(async (id) => [id, await loadDecks(id)] as const));
const withCards = decks.flatMap(([id, { length }]) => (length > 0 ? [id] : []));

describe.each(withCards)('cards of %s', (id) => {
	it.each(['A4', 'Letter'] as const)(
		'backs lie behind their cards, the same way up, on %s',
		async (paper) => {
			const matter = await matterOf(id, 'de', onPaper(paper));
			for (const cutting of cuttings) {
				const book = decksOf(matter, cutting);
				expect(book.pages.length).toBeGreaterThan(1);
				for (const [nth, page] of book.pages.entries()) {
					const front = book.pages[nth - 1];
					if (!page.back || !front) continue;
					const boxOf = ({ plate, x, y, scale }: (typeof page.placed)[number]) => {
						const { width, height } = book.plates[plate]!;
						const [wide, high] = [width * scale, height * scale];
						return {
							left: Math.min(x, x + wide),
							top: Math.min(y, y + high),
							wide: Math.abs(wide),
							high: Math.abs(high)
						};
					};
					expect(front.placed.length - 1).toBe(page.placed.length);
					for (const [at, placed] of page.placed.entries()) {
						const [back, card] = [boxOf(placed), boxOf(front.placed[at]!)];
						// paper turns over its long edge: that of an upright page is at its side, that of a page across above
						const upright = page.height >= page.width;
						const behind = upright
							? { ...back, left: page.width - back.left - back.wide }
							: { ...back, top: page.height - back.top - back.high };
						for (const side of ['left', 'top', 'wide', 'high'] as const)
							expect(behind[side]).toBeCloseTo(card[side], 4);
						expect(placed.scale > 0).toBe(upright);
					}
				}
			}
		}
	);

	it('every page of cards says which deck it is, and which of its pages', async () => {
		for (const paper of ['A4', 'Letter'] as const) {
			const matter = await matterOf(id, 'es', onPaper(paper));
			for (const size of ['own', '63×88', '44×62'] as const)
				for (const bleed of [0, 3] as const) {
					const book = decksOf(matter, { size, bleed, backs: true });
					expect(rulersOn(book, 0), `${paper} ${size} ${bleed}`).toBe(1);
					for (const { title, placed, back } of book.pages) {
						if (back) continue;
						const texts = book.plates[placed[placed.length - 1]!.plate]!.drawn.flatMap((mark) =>
							mark.kind === 'text' ? [mark] : []
						);
						const label = texts.find(({ text }) => text.includes(title));
						expect(label?.size, `${paper} ${size} ${bleed} ${title}`).toBeGreaterThan(5);
					}
				}
		}
	});

	it.each(['A4', 'Letter'] as const)(
		'front and back, laid upon each other as the light shows them, cover the same paper, on %s',
		async (paper) => {
			const matter = await matterOf(id, 'en', onPaper(paper));
			const deck = matter.decks[0]!;
			// one page of each size is enough to hold against the light
			const few = { ...deck, cards: deck.cards.slice(0, 8) };
			const book = bound(matter, (binder) => {
				for (const cutting of cuttings) bindDecks(binder, matter, [few], cutting);
			});
			const pdf = await makePdf(book, fonts);
			const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
			expect(catalog.getViewerPreferences()?.getDuplex()).toBe('DuplexFlipLongEdge');
			const pictures = picturesOf(pdf, 40);
			for (const [nth, { back, width }] of book.pages.entries())
				if (back) {
					const cards = book.pages[nth - 1]!.placed.slice(0, -1).map(({ plate, x, y, scale }) => {
						const { width: wide, height: high } = book.plates[plate]!;
						return { x, y, width: wide * scale, height: high * scale };
					});
					const perMm = pictures[nth]!.width / width;
					// half a dot may be shared with the paper beside it
					expect(
						besideCards(
							pictures[nth]!,
							cards.map((card) => grown(card, 0.5 / perMm)),
							perMm
						)
					).toBe(0);
				}
		}
	);
});

describe.each(gameIds)('%s', (id) => {
	it('black and white lays less ink than colour, on every page of every product', async () => {
		const books = await Promise.all(
			(['colour', 'grey'] as const).map(async (ink) => {
				const matter = await matterOf(id, 'es', { ...onPaper('A4'), ...(ink === 'grey' && { ink }) });
				// all in one book: a page lays what it lays, whatever stands before it
				return bound(matter, (binder) => {
					const cutting: Cutting = { size: 'own', bleed: 0, backs: true };
					// first page, sheet, aid and cards with their backs
					bindKit(binder, matter, [blankSheet], { players: 1, names: [], cutting, editionCodes: false });
					bindLarge(binder, matter, matter.sheet.areas);
					bindTiles(binder, matter, 4);
				});
			})
		);
		const [colour, grey] = books as [Book, Book];
		expect(grey.pages).toHaveLength(colour.pages.length);
		const ink = picturesOf(await makePdf(oneBehindTheOther(colour, grey), fonts), 32).map(coverage);
		const wasteful = colour.pages.filter(
			({ placed }, page) => placed.length > 0 && !(ink[page + colour.pages.length]! < ink[page]!)
		);
		expect(wasteful.map(({ title }) => title)).toEqual([]);
	});

	it.each([1, 2] as const)('a photo of the whole page shows its code, %i to a page', async (perPage) => {
		for (const paper of ['A4', 'Letter'] as const) {
			const matter = await matterOf(id, 'de', onPaper(paper));
			const { code, frame, imposition } = press(matter, perPage);
			const text = matter.code(1, frame);
			expect(fitsIn(text, code, imposition.scale)).toBe(true);
			// one sheet on A4 is photographed below, as a hand holds it; of the others each on the paper of half of the games
			if (perPage === 1 && paper === 'A4') continue;
			if ((gameIds.indexOf(id) + perPage + (paper === 'A4' ? 0 : 1)) % 2 === 0) continue;
			const pdf =
				perPage === 1 ? (await blankPdf(id, 'de', paper)).pdf : await makePdf(blank(matter, 2), fonts);
			expect(codeIn(pictureOf(pdf, 1, 150)), paper).toBe(text);
		}
	});

	it('a slanted, dim and grainy photo of the whole page shows its code', async () => {
		const { matter, pdf } = await blankPdf(id, 'de');
		const code = matter.code(1, press(matter).frame);
		const seen = (dpi: number, degrees: number): string | null =>
			codeIn(photographed(pictureOf(pdf, 1, dpi), degrees, seeded(degrees + 10)));
		expect(seen(150, gameIds.indexOf(id) % 2 === 0 ? -6 : 4)).toBe(code);
		// on its side, and from a little nearer: an upright sheet and one that lies across
		if (gameIds.indexOf(id) < 2) expect(seen(200, 90)).toBe(code);
	});

	it('the code says game, edition, page and what its corner marks enclose; the marks are there', async () => {
		const { matter, pages } = await blankPdf(id, 'de');
		const { frame, imposition } = press(matter);
		const [address, mark = ''] = matter.code(1, frame).split('#');
		expect(address).toBe(`${HOME}/scan/`);
		expect(readPrinted(mark)).toEqual({ game: gameMark(id), page: 1, edition: '0', frame });
		const { x, y } = imposition.corners[0]!;
		for (const [cx, cy] of [
			[frame.x, frame.y],
			[frame.x + frame.width, frame.y],
			[frame.x, frame.y + frame.height],
			[frame.x + frame.width, frame.y + frame.height]
		] as const) {
			const [px, py] = [x + cx * imposition.scale, y + cy * imposition.scale];
			const found = pages[0]!.shown.filter(
				(mark) =>
					Math.abs(mark.width - 3) < 0.05 &&
					Math.abs(mark.height - 3) < 0.05 &&
					[mark.x, mark.x + mark.width].some((at) => Math.abs(at - px) < 0.05) &&
					[mark.y, mark.y + mark.height].some((at) => Math.abs(at - py) < 0.05)
			);
			expect(found).toHaveLength(1);
		}
	});

	it.each(['A4', 'Letter'] as const)(
		'the first page has a ruler of 50 mm, whatever the scale, on %s',
		async (paper) => {
			const { pages } = await blankPdf(id, 'de', paper);
			const label = pages[0]!.shown.find(({ text }) => text === '50 mm')!;
			// it lies level, or along the margin, and its label goes on where it ends
			const rulers = pages[0]!.shown.filter(
				({ kind, x, y, width, height }) =>
					kind !== 'text' &&
					(height < 0.01
						? Math.abs(width - 50) < 0.02 && Math.abs(y - label.y) < 0.1 && Math.abs(x + 52 - label.x) < 0.1
						: Math.abs(height - 50) < 0.02 && Math.abs(x - label.x) < 0.1 && Math.abs(y - 2 - label.y) < 0.1)
			);
			expect(rulers).toHaveLength(1);
		}
	);

	it('what print adds to a sheet covers nothing of it', async () => {
		for (const perPage of [1, 2] as const) {
			const matter = await matterOf(id, 'de');
			const book = blank(matter, perPage);
			const { taken } = press(matter, perPage);
			const sheetInk = taken.slice(0, -1);
			const added = book.pages[0]!.placed.slice(1, 3).flatMap(({ plate }) =>
				book.plates[plate]!.drawn.flatMap((mark) =>
					mark.kind === 'path' && mark.d.startsWith('M0 0h') ? armsOf(mark) : [boundsOf(mark)]
				)
			);
			const small = (box: (typeof added)[number]) => ({
				x: box.x + 0.05,
				y: box.y + 0.05,
				width: box.width - 0.1,
				height: box.height - 0.1
			});
			for (const box of added) expect(sheetInk.filter((ink) => overlap(ink, small(box)))).toEqual([]);
		}
	});

	it('the score sheet says who won, what was agreed and when, and shows the final sheets', async () => {
		const { matter, kept, game } = await keepsakeOf(id, 'en', 400);
		const book = bound(matter, (binder) => bindScore(binder, matter, kept));
		const { pages } = await readPdf(await makePdf(book, fonts));
		const said = pages[0]!.shown.map(({ text }) => text).join(' ');
		const score = game.score(kept.line.states[kept.at]);
		expect(said).toContain(matter.words.outcome(score, matter.talk).split(' ').slice(0, 3).join(' '));
		expect(said).toContain('November 16, 2026');
		for (const [seat] of kept.line.setup.players.entries()) expect(said).toContain(matter.talk.player(seat));
		expect(said).not.toMatch(/(^| )-\d/);
		expect(said).toContain('Pipsheet’s own edition');
		const [ruling] = game.rulings;
		if (ruling)
			expect(said).toContain(matter.words.rulings[ruling.id]!.question.split(' ').slice(0, 3).join(' '));
		const sheets = matter.sheet.per === 'player' ? kept.line.setup.players.length : 1;
		expect(book.pages[0]!.placed).toHaveLength(1 + 2 * sheets);
		// the small sheets lie whole in their frames, also on paper that the sheet fills
		const letter = await matterOf(id, 'en', onPaper('Letter'));
		const { pages: scores, plates } = bound(letter, (binder) => bindScore(binder, letter, kept));
		const [bare, framed] = scores[0]!.placed.slice(1, 3).map(({ plate }) => plates[plate]!);
		const edge = boundsOf(framed!.drawn.at(-1)!);
		const ink = unionOf(bare!.drawn.map(boundsOf));
		expect(common(edge, grown(ink, 2))).toEqual(grown(ink, 2));
	});
});

describe.each(gameIds)('larger and to be wiped off: %s', (id) => {
	it('A3 has the sheet 1.3 to 1.41 times as large, whole, with its code', async () => {
		const matter = await matterOf(id, 'en', onPaper('A3'));
		const { imposition } = press(matter);
		expect(imposition.scale).toBeGreaterThan(1.3);
		const book = blank(matter);
		expect(outside(book)).toEqual([]);
		expect(codeOn(await makePdf(book, fonts), book, 120)).toBe(matter.code(1, press(matter).frame));
	});

	it.each([2, 4] as const)(
		'enlarged on %i pages: every part of the sheet, shown twice where it is glued',
		async (count) => {
			const matter = await matterOf(id, 'en');
			const book = bound(matter, (binder) => bindTiles(binder, matter, count));
			expect(book.pages).toHaveLength(count);
			// it says how a turn goes, as the sheet of one page does
			const said = textsOn(book, 0)
				.map(({ text }) => text)
				.join(' ');
			for (const text of [...matter.aid.steps.map(({ title }) => title), matter.aid.brief])
				expect(said).toContain(text);
			const { frame, imposition } = press(matter);
			const clips = book.pages.map(({ placed }) => placed[0]!);
			for (const { scale } of clips)
				expect(scale).toBeGreaterThan(imposition.scale * (count === 2 ? 1.25 : 1.6));
			const seen = unionOf(clips.map(({ clip }) => clip!));
			expect(seen.x).toBeLessThanOrEqual(frame.x);
			expect(seen.y).toBeLessThanOrEqual(frame.y);
			expect(seen.x + seen.width).toBeGreaterThanOrEqual(frame.x + frame.width);
			expect(seen.y + seen.height).toBeGreaterThanOrEqual(frame.y + frame.height);
			const [first, second] = clips;
			const shared = common(first!.clip!, second!.clip!);
			expect(Math.min(shared.width, shared.height) * first!.scale).toBeCloseTo(OVERLAP, 1);
		}
	);

	it('for film: strong lines, larger cells, and no wash under what is marked', async () => {
		const matter = await matterOf(id, 'en', { ink: 'erase' });
		const game = await loadGame(id);
		const source = { ...matter, game, names: {}, line: null, date: null, origin: null };
		const wishes = { ...firstWishes(source, 'A4'), what: 'sheets', copies: 1 } as const;
		const book = bookOf(matter, wishes, null);
		const { scale } = book.pages[0]!.placed[0]!;
		for (const { id: cell, box } of matter.sheet.areas.flatMap(({ cells }) => cells))
			expect(Math.min(box.width, box.height) * scale, cell).toBeGreaterThan(8.8);
		for (const mark of book.plates[0]!.drawn) {
			if (mark.kind === 'text') continue;
			if (mark.stroke) expect(mark.weight).toBeGreaterThanOrEqual(0.4);
			if (mark.fill && (mark.kind === 'rect' || mark.kind === 'ellipse')) {
				const [red, green, blue] = mark.fill;
				const light = 0.299 * red + 0.587 * green + 0.114 * blue;
				expect(light > 0.99 || light <= 0.75).toBe(true);
			}
		}
		// where only a wash said that something is put there, a line says it
		const washed = (mark: Drawn): boolean =>
			mark.kind === 'rect' &&
			mark.fill !== null &&
			mark.fill.some((part) => part < 0.97) &&
			Math.min(mark.box.width, mark.box.height) > 8;
		const places = press(matter).plate.drawn.flatMap((mark, nth) => (washed(mark) ? [nth] : []));
		const gone = places.filter((nth) => {
			const mark = book.plates[0]!.drawn[nth]!;
			return mark.kind === 'rect' && mark.stroke === null && mark.fill?.every((part) => part > 0.99);
		});
		expect(gone).toEqual([]);
	});
});

describe('what the code of a sheet says', () => {
	it('is read back as it was written', () => {
		const printed = {
			game: 0x0a7,
			page: 3,
			edition: '7K2',
			frame: { x: 6, y: 8.5, width: 285, height: 410.5 }
		};
		expect(readPrinted(printedText(printed))).toEqual(printed);
		expect(readPrinted(printedText({ ...printed, frame: null }))).toEqual({ ...printed, frame: null });
	});

	it('is not taken for anything else', () => {
		for (const text of ['', 'S', 'QABC', 'bAAAA', 'S0A71.', 'S0A71.w', 'S0A7100.0'])
			expect(readPrinted(text)).toBeNull();
	});

	it('has modules that a camera can tell apart', () => {
		expect(FINEST).toBeGreaterThanOrEqual(0.4);
	});
});
