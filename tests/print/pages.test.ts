import { describe, expect, it } from 'vitest';
import { Binder } from '../../src/lib/print/binder.ts';
import { boundsOf } from '../../src/lib/print/bounds.ts';
import { bindDecks } from '../../src/lib/print/decks.ts';
import { fileNameOf } from '../../src/lib/print/deliver.ts';
import { bindLarge } from '../../src/lib/print/large.ts';
import { EDGE, impose, paperFor, papers } from '../../src/lib/print/paper.ts';
import { segmentsOf } from '../../src/lib/print/path.ts';
import { turnInWords } from '../../src/lib/print/in-words.ts';
import { measured } from '../../src/lib/print/measures.ts';
import { legibility, press } from '../../src/lib/print/press.ts';
import { leadingOf } from '../../src/lib/sheets/kit/type.ts';
import { bookOf, fileFor, type Wishes } from '../../src/lib/print/wishes.ts';
import { deck, matter, sheet } from './sample.ts';

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
	decks: ['cards'],
	cutting: { size: 'own', bleed: 0, backs: false },
	score: true,
	moves: false,
	editionCodes: true
};

describe('paper', () => {
	it.each([
		['en-US', 'Letter'],
		['es-MX', 'Letter'],
		['en-GB', 'A4'],
		['de', 'A4'],
		['pt-BR', 'A4'],
		['es', 'A4'],
		['C', 'A4']
	])('%s prints on %s', (locale, paper) => {
		expect(paperFor(locale)).toBe(paper);
	});

	it('a sheet that fits stays exactly where its layout puts it', () => {
		const used = { x: 10, y: 10, width: 190, height: 277 };
		expect(impose(papers.A4, used, papers.A4, 1)).toMatchObject({ scale: 1, corners: [{ x: 0, y: 0 }] });
	});

	it('a sheet that would fit but reaches too low is moved, not cut', () => {
		const used = { x: 10, y: 12, width: 190, height: 281 };
		const { scale, corners } = impose(papers.A4, used, papers.A4, 1);
		expect(scale).toBe(1);
		expect(corners[0]!.y + used.y + used.height).toBeLessThanOrEqual(297 - EDGE);
	});

	it('how a turn goes and how it ends stand together where there is room', () => {
		const texts = measured(matter(), press(matter()), true).flatMap((mark) =>
			mark.kind === 'text' ? [mark] : []
		);
		const [turn, brief] = turnInWords(matter()).map((said) => texts.find(({ text }) => text === said));
		expect(brief!.at[0]).toBe(turn!.at[0]);
		expect(brief!.at[1] - turn!.at[1]).toBeCloseTo(leadingOf(turn!.size), 3);
	});

	it('a sheet for A4 shrinks as little as Letter demands, and lies in the middle', () => {
		const used = { x: 10, y: 10, width: 190, height: 277 };
		const { scale, corners } = impose(papers.A4, used, papers.Letter, 1);
		expect(scale).toBeCloseTo((279.4 - 2 * EDGE) / 277, 5);
		const left = corners[0]!.x + used.x * scale;
		const right = papers.Letter.width - (left + used.width * scale);
		expect(left).toBeCloseTo(right, 5);
	});

	it('a sheet across gets a page across', () => {
		const used = { x: 8, y: 8, width: 281, height: 194 };
		const { paper, scale } = impose({ width: 297, height: 210 }, used, papers.A4, 1);
		expect([paper.width, paper.height, scale]).toEqual([297, 210, 1]);
	});

	it('is only offered to more sheets when they can still be read', () => {
		expect(legibility(matter(), 1)).toEqual({ legible: true, smallest: 7 });
		const four = legibility(matter(), 4);
		expect(four.legible).toBe(false);
		expect(four.smallest).toBeLessThan(4);
	});
});

describe('names', () => {
	it('one sheet each, as often as there are copies; empty lines count for nothing', () => {
		const book = bookOf(matter(), { ...wishes, names: ['Ana', ' ', 'Bo'], copies: 2 }, null);
		expect(book.pages.map(({ title }) => title)).toEqual([
			'Sheet of Ana',
			'Sheet of Ana',
			'Sheet of Bo',
			'Sheet of Bo'
		]);
	});

	it('without names the sheets are numbered', () => {
		const book = bookOf(matter(), { ...wishes, copies: 2, fields: { scenario: 'Hard' } }, null);
		expect(book.pages.map(({ title }) => title)).toEqual(['Sheet 1', 'Sheet 2']);
		const texts = book.plates.flatMap(({ drawn }) =>
			drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
		);
		expect(texts).toContain('Hard');
	});

	it('the file says what it is', () => {
		expect(fileFor(matter(), { ...wishes, copies: 4 }, null)).toBe(
			'A game for tests, 4 blank sheets, A4, en.pdf'
		);
		const name = (change: Partial<Wishes>, ink: 'colour' | 'grey' = 'colour') =>
			fileFor(matter({ ink }), { ...wishes, ...change }, null);
		const names = [
			name({}),
			name({}, 'grey'),
			name({ perPage: 2 }),
			name({ paper: 'Letter' }),
			name({ what: 'large' }),
			name({ what: 'large', area: 'grid' }),
			name({ what: 'large', area: 'ring' }),
			name({ what: 'decks' }),
			name({ what: 'decks', cutting: { size: '63×88', bleed: 0, backs: true } })
		];
		// one deck says itself what it is
		expect(name({ what: 'decks' })).toContain(', Cards, A4');
		expect(new Set(names).size).toBe(names.length);
		expect(fileNameOf(['A/B: "C"', 'x|y'])).toBe('A B C , x y.pdf');
		// 255 bytes are the most a file system takes, and no letter is cut apart
		const long = fileNameOf([`table of ${'👩‍🚀'.repeat(40)}`]);
		expect(new TextEncoder().encode(long).length).toBeLessThan(255);
		expect(long).toMatch(/^table of (👩‍🚀)+\.pdf$/u);
	});
});

describe('large print', () => {
	it('has each area whole on a page of its own, and what explains it behind them', () => {
		const binder = new Binder();
		bindLarge(binder, matter(), sheet.areas);
		const { pages, plates } = binder.bind('Large', matter());
		expect(pages.map(({ title }) => title)).toEqual([
			'Grid of numbers',
			'Rings',
			'A turn',
			'Shapes and signs'
		]);
		for (const [nth, { placed }] of pages.slice(0, 2).entries()) {
			const area = placed[1]!;
			expect(area.clip).toBeUndefined();
			expect(area.scale).toBeGreaterThan(nth === 0 ? 1.5 : 2);
			// a name line, as on the sheet itself
			const head = plates[placed[0]!.plate]!.drawn;
			expect(head.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toContain('Player');
		}
		const turn = pages[2]!.placed.flatMap(({ plate }) => plates[plate]!.drawn);
		const said = turn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
		expect(said).toEqual(expect.arrayContaining(['Roll:', 'Both dice.', 'The grid is full.']));
		const legend = pages[3]!.placed.flatMap(({ plate }) => plates[plate]!.drawn);
		expect(legend.some((mark) => mark.kind === 'text' && mark.text.startsWith('Each die'))).toBe(true);
	});
});

describe('decks', () => {
	const bound = (backs: boolean, paper = papers.A4) => {
		const binder = new Binder();
		bindDecks(binder, matter({ paper }), [deck], { size: 'own', bleed: 0, backs });
		return binder.bind('Cards', matter());
	};

	it.each([papers.A4, papers.Letter])('nine cards of 63 by 88 mm a page, edge to edge', (paper) => {
		const { pages } = bound(false, paper);
		expect(pages).toHaveLength(2);
		const cards = pages[0]!.placed.slice(0, 9);
		expect(cards.every(({ scale }) => scale === 1)).toBe(true);
		expect(cards[1]!.x - cards[0]!.x).toBeCloseTo(63, 6);
		expect(cards[3]!.y - cards[0]!.y).toBeCloseTo(88, 6);
		expect(cards[0]!.x).toBeGreaterThanOrEqual(EDGE);
		expect(cards[8]!.y + 88).toBeLessThanOrEqual(paper.height - EDGE);
	});

	it('a back lies behind each card when the page is turned', () => {
		const { pages } = bound(true);
		expect(pages.map(({ title }) => title)).toEqual([
			'Cards, 1 of 2',
			'Cards, 1 of 2: backs',
			'Cards, 2 of 2',
			'Cards, 2 of 2: backs'
		]);
		const [fronts, backs] = pages.map(({ placed }) => placed);
		for (const [nth, { x, y }] of backs!.entries()) {
			expect(210 - (x + 63)).toBeCloseTo(fronts![nth]!.x, 6);
			expect(y).toBe(fronts![nth]!.y);
		}
	});

	it('a card that comes twice is drawn once', () => {
		const { plates, pages } = bound(false);
		expect(pages[0]!.placed[0]!.plate).toBe(pages[0]!.placed[1]!.plate);
		// eleven cards, and the lines of two pages
		expect(plates).toHaveLength(13);
	});
});

describe('paths', () => {
	const ends = (d: string) =>
		segmentsOf(d).flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]));

	it('understands relative, short and repeated commands', () => {
		expect(ends('m2 3 4 5h6v-7H1V2z')).toEqual([
			[2, 3],
			[6, 8],
			[12, 8],
			[12, 1],
			[1, 1],
			[1, 2]
		]);
		expect(ends('M0 0q1 2 3 4t2 2s1 1 2-3')).toEqual([
			[0, 0],
			[3, 4],
			[5, 6],
			[7, 3]
		]);
	});

	it('reads the flags of an arc with and without spaces', () => {
		const [spaced, tight] = ['M12 6a6 6 0 1 0 0 12', 'M12 6a6 6 0 100 12'].map(segmentsOf);
		expect(spaced).toEqual(tight);
	});

	it('bends an arc as a circle: every point keeps its distance', () => {
		const arc = segmentsOf('M12 6A6 6 0 1 0 12 18');
		let from: readonly [number, number] = [12, 6];
		for (const segment of arc) {
			if (segment.kind !== 'curve') continue;
			for (const t of [0.25, 0.5, 0.75]) {
				const on = ([0, 1] as const).map(
					(n) =>
						(1 - t) ** 3 * from[n] +
						3 * (1 - t) ** 2 * t * segment.by[n] +
						3 * (1 - t) * t ** 2 * segment.and[n] +
						t ** 3 * segment.to[n]
				);
				expect(Math.hypot(on[0]! - 12, on[1]! - 12)).toBeCloseTo(6, 2);
				expect(on[0]).toBeLessThan(12);
			}
			from = segment.to;
		}
	});

	it('a mark reaches as far as it is drawn', () => {
		expect(
			boundsOf({
				kind: 'path',
				d: 'M0 0h24v12z',
				at: [10, 20],
				scale: 0.5,
				fill: [0, 0, 0],
				stroke: null,
				weight: 0,
				dashed: false
			})
		).toEqual({ x: 10, y: 20, width: 12, height: 6 });
	});
});
