/** The kit for tonight and the player aid: complete, legible, and in the order that a printer and a host need. */
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../src/lib/i18n/talk.ts';
import type { Book } from '../../src/lib/print/book.ts';
import { overlap } from '../../src/lib/sheets/kit/boxes.ts';
import { Binder } from '../../src/lib/print/binder.ts';
import { boundsOf, unionOf } from '../../src/lib/print/bounds.ts';
import type { Shelf } from '../../src/lib/print/font/set.ts';
import { editionCodes } from '../../src/lib/print/address.ts';
import { leavesOf } from '../../src/lib/print/leaves.ts';
import { titled, type Matter } from '../../src/lib/print/matter.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import type { PaperName } from '../../src/lib/print/paper.ts';
import { planOf } from '../../src/lib/print/plan.ts';
import { pressLeaf } from '../../src/lib/print/press.ts';
import { bookOf, firstWishes, type Wishes } from '../../src/lib/print/wishes.ts';
import { isDrawn } from '../../src/lib/sheets/kit/signs.ts';
import { loadGame } from '../../src/lib/games.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { primed } from '../kit/primed.ts';
import { blank, gameIds, HOME, matterOf, onPaper, outside, rulersOn, textsOn, type Told } from './matters.ts';
import { readPdf } from './reader.ts';
import { shelf } from './sample.ts';

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

async function wishesFor(id: string, matter: Matter, change: Partial<Wishes>): Promise<Wishes> {
	const game = await loadGame(id);
	const source = { ...matter, game, names: {}, line: null, date: null, origin: null };
	return { ...firstWishes(source, 'A4'), ...change };
}

const bookFor = async (id: string, matter: Matter, change: Partial<Wishes> = {}): Promise<Book> =>
	bookOf(matter, await wishesFor(id, matter, change), null);

const products = ['kit', 'sheets', 'aid', 'large', 'tiles', 'decks'] as const;

/** Twenty-five editions at random, from the one with the fewest cells to the one with the most. */
async function makeEditions(id: string) {
	const { randomFacts } = (await import(`../${id}/random-facts.ts`)) as {
		randomFacts: (random: Random) => Facts;
	};
	const game = await loadGame(id);
	return Array.from({ length: 25 }, (_, seed) => {
		const edition = { name: 'Box of the club', facts: randomFacts(seeded(seed)) };
		const { areas } = game.edition.draw(edition);
		return { edition, cells: areas.reduce((sum, { cells }) => sum + cells.length, 0) };
	})
		.sort((a, b) => a.cells - b.cells)
		.map(({ edition }) => edition);
}

const editions = new Map<string, ReturnType<typeof makeEditions>>();
const ownEditions = (id: string): ReturnType<typeof makeEditions> => {
	const known = editions.get(id) ?? makeEditions(id);
	editions.set(id, known);
	return known;
};
const ownEdition = async (id: string, which: 'small' | 'large') =>
	(await ownEditions(id)).at(which === 'small' ? 0 : -1)!;

const plain = (text: string): string => text.replace(/[\s\u00ad\u00a0-]/g, '');

/** The first page as a PDF shows it, in each language for some game, else as it will be printed. */
async function readOrTold(id: string, book: Book, paper: PaperName): Promise<readonly Told[]> {
	const read = book.language === languages[gameIds.indexOf(id) % languages.length];
	if (!read || paper !== 'A4') return textsOn(book, 0);
	const { pages } = await readPdf(await makePdf(firstPageOf(book), fonts));
	return pages[0]!.shown;
}

/** Only the plates that it needs are printed. */
function firstPageOf(book: Book): Book {
	const [first] = book.pages;
	const used = [...new Set(first!.placed.map(({ plate }) => plate))];
	const placed = first!.placed.map((on) => ({ ...on, plate: used.indexOf(on.plate) }));
	return { ...book, plates: used.map((plate) => book.plates[plate]!), pages: [{ ...first!, placed }] };
}

/** Texts that run into each other on the plate that is set for this page alone. */
function collisions({ pages, plates }: Book, page: number): string[] {
	const plate =
		plates[pages[page]!.placed.find(({ scale, x, y }) => scale === 1 && x === 0 && y === 0)!.plate]!;
	const bodies = plate.drawn.flatMap((mark) => {
		if (mark.kind !== 'text') return [];
		const { x, y, width, height } = boundsOf(mark);
		return [
			{ text: mark.text, box: { x: x + 0.1, y: y + height * 0.3, width: width - 0.2, height: height * 0.4 } }
		];
	});
	return bodies.flatMap((a, nth) =>
		bodies.slice(nth + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} / ${b.text}`] : []))
	);
}

describe.each(gameIds)('%s', (id) => {
	describe.each(['A4', 'Letter'] as const)('on %s', (paper) => {
		it.each(languages)('the aid is one page with aim, turn, areas and end (%s)', async (language) => {
			const matter = await matterOf(id, language, onPaper(paper));
			const book = await bookFor(id, matter, { what: 'aid', copies: 1 });
			expect(book.pages).toHaveLength(1);
			expect(outside(book)).toEqual([]);
			expect(collisions(book, 0)).toEqual([]);
			const shown = await readOrTold(id, book, paper);
			// read at arm's length, also on the shorter paper
			const lead = shown.find(({ text }) => text === matter.print.aidAim);
			expect(lead?.size).toBeGreaterThan(10);
			const said = plain(shown.map(({ text }) => text).join(''));
			const { aim, end, steps, areas, signs } = matter.aid;
			for (const text of [
				aim,
				end,
				...steps.flatMap(({ title, text: more }) => [title, more]),
				...Object.values(areas),
				...signs.flatMap(({ name, text: more }) => [name, more])
			])
				expect(said).toContain(plain(text));
			expect(shown.filter(({ size, text }) => text !== '' && size < 4.5)).toEqual([]);
		});

		it.each(languages)('the kit fits and says what to do (%s)', async (language) => {
			const matter = await matterOf(id, language, onPaper(paper));
			const book = await bookFor(id, matter, { what: 'kit', players: 3 });
			expect(outside(book)).toEqual([]);
			expect(collisions(book, 0)).toEqual([]);
			// from here on the paper makes no difference
			if (paper !== 'A4') return;
			const said = plain((await readOrTold(id, book, paper)).map(({ text }) => text).join(''));
			for (const text of [matter.print.kitScale, matter.print.kitBoth, ...matter.aid.setup])
				expect(said).toContain(plain(text));
			const cover = book.plates[book.pages[0]!.placed[0]!.plate]!.drawn;
			const lines = cover.flatMap((mark) => (mark.kind === 'line' ? [mark] : []));
			expect(lines.some(({ from, to }) => Math.abs(to[0] - from[0] - 50) < 0.02 && from[1] === to[1])).toBe(
				true
			);
		});
	});

	it.each(['small', 'large'] as const)(
		'a %s own edition is printed like ours: whole, its name on every page, its mark in the code',
		async (which) => {
			const edition = await ownEdition(id, which);
			for (const [nth, what] of products.entries()) {
				const language = languages[nth % languages.length]!;
				const paper = nth % 2 === 0 ? 'A4' : 'Letter';
				const bare = await matterOf(id, language, onPaper(paper), edition);
				const whole = editionCodes(HOME, primed(await loadGame(id)), edition);
				const matter = { ...bare, ...(whole && { whole }) };
				expect(matter.code(1)).not.toContain('.0');
				const book = await bookFor(id, matter, { what, copies: 1, players: 2 });
				if (what === 'decks' && matter.decks.length === 0) continue;
				expect(outside(book), `${what} ${language}`).toEqual([]);
				// the screen speaks of it, whatever is printed
				expect(rulersOn(book, 0), what).toBeGreaterThan(0);
				for (const [at, { title, back }] of book.pages.entries()) {
					const texts = textsOn(book, at).map(({ text }) => text);
					if (back && !texts.includes(matter.game)) continue;
					const said = texts.join(' ');
					expect(said, `${what} ${title}`).toContain(edition.name);
					expect(said).not.toContain(matter.print.ownEdition);
				}
			}
		}
	);

	it('no cell of an own edition is smaller than 7 mm, on A4 nor on Letter, which is shorter', async () => {
		for (const edition of await ownEditions(id))
			for (const paper of ['A4', 'Letter'] as const) {
				const matter = await matterOf(id, 'en', onPaper(paper), edition);
				const sides = leavesOf(matter).flatMap((leaf) => {
					const { scale } = pressLeaf(leaf, 1).imposition;
					return leaf.sheet.areas.flatMap(({ cells }) =>
						cells.map(({ box }) => Math.min(box.width, box.height) * scale)
					);
				});
				expect(Math.min(...sides), paper).toBeGreaterThanOrEqual(6.995);
			}
	});

	it('every front is printed on a new sheet of paper, every back behind its front', async () => {
		const matter = await matterOf(id, 'en');
		const book = await bookFor(id, matter, { what: 'kit', players: 3 });
		expect(book.pages.length % 2).toBe(0);
		expect(book.pages.map(({ back }) => back === true)).toEqual(book.pages.map((_, nth) => nth % 2 === 1));
		for (const [nth, { width, height }] of book.pages.entries())
			if (book.pages[nth]!.placed.length === 0)
				expect([width, height]).toEqual([book.pages[nth - 1]!.width, book.pages[nth - 1]!.height]);
		// how it is to be printed stands beside the pages, whatever is on them
		const bare = { ...book, plates: [], pages: book.pages.map((page) => ({ ...page, placed: [] })) };
		const { document } = await readPdf(await makePdf(bare, fonts));
		expect(document.catalog.getViewerPreferences()?.getDuplex()).toBe('DuplexFlipLongEdge');
	});

	it('for film it has the sheet for film, glued from two parts, with the aid beside it', async () => {
		const matter = await matterOf(id, 'es', { ink: 'erase' });
		const own = matter.sheet.per === 'player';
		const book = await bookFor(id, matter, { what: 'kit', players: 3 });
		expect(outside(book)).toEqual([]);
		const parts = book.pages.filter(({ placed }) => placed.some(({ clip, scale }) => clip && scale > 1));
		expect(parts).toHaveLength(own ? 6 : 2);
		const aids = book.pages.filter(({ title }) => title === matter.print.whats.aid);
		expect(aids).toHaveLength(own ? 3 : 2);
		expect(aids.some(({ back }) => back)).toBe(false);
		// without cards nothing has a back: no page is empty, and nothing is to be turned
		if (matter.decks.length === 0)
			expect(book.pages.filter(({ placed, back }) => back || placed.length === 0)).toEqual([]);
	});

	it('has what everybody needs: a sheet each or a board, an aid, every card', async () => {
		const matter = await matterOf(id, 'en');
		const both = await bookFor(id, matter, { what: 'kit', players: 3, names: ['Ana'] });
		const one = await bookFor(id, matter, {
			what: 'kit',
			players: 3,
			cutting: { size: 'own', bleed: 0, backs: false }
		});
		expect(one.pages.every(({ back }) => !back)).toBe(true);
		for (const { pages } of [both, one]) {
			const titles = pages.map(({ title }) => title);
			const sheets = titles.filter((title) => /^(Sheet|Board)/.test(title)).length;
			expect(sheets).toBe(matter.sheet.per === 'player' ? 3 : 1);
			expect(titles.filter((title) => title === 'Player aid').length).toBeGreaterThanOrEqual(2);
		}
		const cards = matter.decks.flatMap((deck) => deck.cards.map(({ copies }) => copies));
		// the plan of the table has every pile beside the board
		const cover = textsOn(both, 0).map(({ text }) => text);
		// a name stands in the strip of pages, and on the plan on its own sheet and below it
		if (matter.sheet.per === 'player') expect(cover.filter((text) => text === 'Ana')).toHaveLength(3);
		for (const deck of matter.sheet.per === 'table' ? matter.decks : []) {
			const count = deck.cards.reduce((sum, { copies }) => sum + copies, 0);
			expect(cover).toContain(`${titled(matter, deck.title)}: ${count}`);
		}
		const placed = one.pages.flatMap((page) =>
			page.placed.filter(({ scale, x, y }) => !(scale === 1 && x === 0 && y === 0))
		);
		expect(placed.length).toBeGreaterThanOrEqual(cards.reduce((sum, copies) => sum + copies, 0));
	});

	it('everybody reads an own name on the plan of the table, however many play', async () => {
		const matter = await matterOf(id, 'de');
		const { max } = (await loadGame(id)).players;
		const book = await bookFor(id, matter, { what: 'kit', players: max });
		expect(outside(book)).toEqual([]);
		const names = textsOn(book, 0).filter(({ text }) => text === matter.print.seat({ n: max }));
		expect(names).toHaveLength(1);
		expect(names[0]!.size).toBeGreaterThanOrEqual(7);
		// long lists of what is to be done leave it little room: it keeps to that
		const room = { x: 12, y: 200, width: 186, height: 45 };
		const people = names.map(({ text }) => text);
		const { drawn } = planOf(new Binder(), matter, blank(matter).pages, people, room);
		const { y, height } = unionOf(drawn.map(boundsOf));
		expect(y).toBeGreaterThan(room.y - 2);
		expect(y + height).toBeLessThan(room.y + room.height + 0.5);
	});

	it.each(languages)(
		'the aid speaks of what is on the sheet, with signs that can be drawn (%s)',
		async (language) => {
			const { aid, sheet } = await matterOf(id, language);
			const ids = sheet.areas.map((area) => area.id);
			expect(Object.keys(aid.areas).filter((area) => !ids.includes(area))).toEqual([]);
			const known = (sign: string): boolean =>
				/^(>|\/|\+1?|−|\d+|or|o|ou|oder|×2)$/.test(sign) || isDrawn(sign, sheet.signs ?? {});
			const signs = [...aid.steps.flatMap((step) => step.signs), ...aid.signs.map(({ sign }) => sign)];
			expect(signs.filter((sign) => !known(sign))).toEqual([]);
			// the same signs in every language
			const { aid: english } = await matterOf(id, 'en');
			expect(aid.signs.map(({ sign }) => sign)).toEqual(english.signs.map(({ sign }) => sign));
		}
	);
});
