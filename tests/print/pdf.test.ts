import { execFileSync } from 'node:child_process';
import { PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { Binder } from '../../src/lib/print/binder.ts';
import type { Book } from '../../src/lib/print/book.ts';
import type { Shelf } from '../../src/lib/print/font/set.ts';
import { EDGE } from '../../src/lib/print/paper.ts';
import PageView from '../../src/lib/print/PageView.svelte';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { bindSheets, type Filling } from '../../src/lib/print/sheets.ts';
import { linesOf } from '../../src/lib/sheets/kit/type.ts';
import type { Mark } from '../../src/lib/table/record.ts';
import { outlineOf, rawStream, readPdf, streamOf } from './reader.ts';
import { matter, sheet, shelf, words } from './sample.ts';

const marks = new Map<string, readonly Mark[]>([
	['grid-0-0', [{ kind: 'fill' }]],
	['grid-1-1', [{ kind: 'write', text: '42' }]],
	['ring-0', [{ kind: 'pieces', pieces: [{ shape: 'pawn', letter: 'Z', tone: 'blue' }] }]]
]);
const blank: Filling = { title: 'Sheet 1', fields: {}, marks: new Map() };
const filled: Filling = {
	title: 'Sheet of Łucja',
	fields: { player: 'Łucja Ångström', scenario: 'Ñandú' },
	marks
};

function bookOf(fillings: readonly Filling[], wishes = {}, perPage: 1 | 2 | 4 = 1): Book {
	const binder = new Binder();
	bindSheets(binder, matter(wishes), fillings, perPage);
	return binder.bind('A book for tests', matter(wishes));
}

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

const says = (pdf: Uint8Array): string =>
	execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });

describe('the document', () => {
	it('has a page for each sheet, of the right size, with its boxes', async () => {
		const { pages } = await readPdf(await makePdf(bookOf([blank, filled, blank]), fonts));
		expect(pages).toHaveLength(3);
		for (const { page, width, height } of pages) {
			expect(width).toBeCloseTo(210, 2);
			expect(height).toBeCloseTo(297, 2);
			expect(page.getCropBox()).toEqual(page.getMediaBox());
			expect(page.getTrimBox()).toEqual(page.getMediaBox());
		}
	});

	it('says what it is: title, author, language, an outline entry for each page', async () => {
		const { document } = await readPdf(await makePdf(bookOf([blank, filled]), fonts));
		expect(document.getTitle()).toBe('A book for tests');
		expect(document.getAuthor()).toBe('Pipsheet');
		expect(String(document.catalog.get(PDFName.of('Lang')))).toBe('(en)');
		expect(outlineOf(document)).toEqual([
			{ title: 'Sheet 1', page: 0 },
			{ title: 'Sheet of Łucja', page: 1 }
		]);
	});

	it('asks to be printed as it is measured', async () => {
		const { document } = await readPdf(await makePdf(bookOf([blank]), fonts));
		const preferences = document.catalog.getViewerPreferences();
		expect(preferences?.getPrintScaling()).toBe('None');
		expect(preferences?.getDuplex()).toBeUndefined();
	});

	it('is the same, byte for byte, whenever it is made', async () => {
		const make = () => makePdf(bookOf([blank, filled]), fonts);
		expect(Buffer.from(await make()).equals(Buffer.from(await make()))).toBe(true);
	});

	it('draws a sheet once, however often it is printed', async () => {
		const one = await makePdf(bookOf([blank]), fonts);
		const hundred = await makePdf(bookOf(Array.from({ length: 100 }, () => blank)), fonts);
		expect(one.length).toBeLessThan(80_000);
		expect(hundred.length).toBeLessThan(one.length + 100 * 400);
	});

	it('tells how far it is', async () => {
		const told: number[] = [];
		await makePdf(bookOf([blank, blank, blank]), fonts, (done, of) => told.push(done / of));
		expect(told).toEqual([1 / 3, 2 / 3, 1]);
	});
});

describe('fonts', () => {
	it('are embedded, all of them, and only with the letters used', async () => {
		const { context } = await readPdf(await makePdf(bookOf([filled]), fonts));
		const dicts = context
			.enumerateIndirectObjects()
			.flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
		const named = (name: string) => dicts.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of(name));
		const descriptors = named('FontDescriptor');
		expect(named('Font').filter((font) => font.has(PDFName.of('DescendantFonts')))).toHaveLength(
			descriptors.length
		);
		expect(descriptors.length).toBeGreaterThanOrEqual(3);
		for (const descriptor of descriptors) {
			const name = descriptor.get(PDFName.of('FontName')) as PDFName;
			expect(name.decodeText()).toMatch(/^[A-Z]{6}\+AlegreyaSans(SC)?-(Regular|Bold)$/);
			const file = rawStream(context, descriptor.get(PDFName.of('FontFile2')));
			expect(file.dict.lookup(PDFName.of('Length1'), PDFNumber).asNumber()).toBeLessThan(20_000);
		}
	});

	it('give every text back to whoever searches or copies it', async () => {
		const text = says(await makePdf(bookOf([filled]), fonts));
		expect(text).toContain('Łucja Ångström');
		expect(text).toContain('Ñandú');
		expect(text.replaceAll(' ', '')).toContain('ÄÉñçß×≥→✓');
		expect(text).toContain('42');
		const help = words.sheet['help'] as string;
		for (const line of linesOf(help, 9, 'regular', 70)) expect(text).toContain(line);
	});

	it('a letter that no font has leaves its line empty, never a box', async () => {
		const fields = { player: 'Ana 猫', scenario: 'Hard' };
		const text = says(await makePdf(bookOf([{ ...blank, fields }]), fonts));
		expect(text).toContain('Hard');
		expect(text).not.toMatch(/Ana|\ufffd/);
	});
});

describe('the page', () => {
	it('shows every cell where the layout has it', async () => {
		const { pages } = await readPdf(await makePdf(bookOf([blank]), fonts));
		for (const { cells } of sheet.areas)
			for (const { id, box } of cells) {
				const found = pages[0]!.shown.some(
					(mark) =>
						mark.kind !== 'text' &&
						Math.abs(mark.x - box.x) < 0.5 &&
						Math.abs(mark.y - box.y) < 0.5 &&
						Math.abs(mark.width - box.width) < 0.5 &&
						Math.abs(mark.height - box.height) < 0.5
				);
				expect(found, id).toBe(true);
			}
	});

	it('draws marks on top of the sheet, in their cells', async () => {
		const bare = (await readPdf(await makePdf(bookOf([blank]), fonts))).pages[0]!.shown;
		const { shown } = (await readPdf(await makePdf(bookOf([filled]), fonts))).pages[0]!;
		const added = shown.slice(bare.length);
		const inCell = (id: string) => {
			const { box } = sheet.areas.flatMap(({ cells }) => cells).find((cell) => cell.id === id)!;
			return added.filter(
				({ x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
			);
		};
		expect(inCell('grid-0-0').map(({ kind }) => kind)).toEqual(['path']);
		expect(inCell('grid-1-1').map(({ text }) => text)).toEqual(['42']);
		expect(inCell('ring-0').map(({ text }) => text)).toEqual(['', 'Z']);
		expect(inCell('grid-2-2')).toEqual([]);
	});

	it('keeps out of the outer six millimetres, on both papers and however many sheets', async () => {
		for (const paper of [
			{ width: 210, height: 297 },
			{ width: 215.9, height: 279.4 }
		])
			for (const perPage of [1, 2, 4] as const) {
				const { pages } = await readPdf(
					await makePdf(bookOf([filled, filled, filled], { paper }, perPage), fonts)
				);
				for (const { width, height, shown } of pages) {
					const atTheEdge = shown.filter(({ x, y, width: w, height: h }) => {
						const [right, below] = [width - x - w, height - y - h];
						return Math.min(x, y, right, below) < EDGE - 0.01;
					});
					expect(atTheEdge).toEqual([]);
				}
			}
	});

	it('black and white has greys only, and no surface but small solids and the code', async () => {
		const pdf = await makePdf(bookOf([filled], { ink: 'grey' }), fonts);
		const { pages, context } = await readPdf(pdf);
		const large = pages[0]!.shown.filter(
			({ kind, fill, width, height }) =>
				kind !== 'text' && fill !== null && fill !== '1' && Math.min(width, height) > 8
		);
		expect(large.map(({ fill }) => fill)).toEqual(['0']);
		for (const [ref, object] of context.enumerateIndirectObjects()) {
			if (!(object instanceof PDFRawStream)) continue;
			if (object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) continue;
			expect(streamOf(context, ref)).not.toMatch(/ rg$| RG$/m);
		}
	});

	it('puts two and four sheets on a page, with a line to cut along', async () => {
		for (const perPage of [2, 4] as const) {
			const { pages } = await readPdf(
				await makePdf(bookOf(Array<Filling>(8).fill(blank), {}, perPage), fonts)
			);
			expect(pages).toHaveLength(8 / perPage);
			expect(pages[0]!.placements).toBe(3 * perPage + 1);
		}
	});
});

describe('preview and print', () => {
	interface Spot {
		readonly x: number;
		readonly y: number;
	}
	const numberOf = (tag: string, name: string): number =>
		Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? 0);

	/** Where the SVG has its rectangles and texts, in mm of the page. */
	function spotsIn(svg: string): { boxes: Spot[]; texts: Spot[] } {
		const [boxes, texts]: [Spot[], Spot[]] = [[], []];
		let [left, top, scale] = [0, 0, 1];
		for (const [tag] of svg.matchAll(/<(g|rect|text)\b[^>]*>/g)) {
			const moved = /^<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(tag);
			if (moved) [left, top, scale] = moved.slice(1).map(Number) as [number, number, number];
			const at = { x: left + numberOf(tag, 'x') * scale, y: top + numberOf(tag, 'y') * scale };
			// a rounded rectangle is a path in the PDF
			if (tag.startsWith('<rect') && tag.includes(' x="') && numberOf(tag, 'rx') === 0) boxes.push(at);
			if (tag.startsWith('<text') && tag.includes('text-anchor="start"')) texts.push(at);
		}
		return { boxes, texts };
	}

	it.each([1, 2] as const)('agree within half a millimetre, %i to a page', async (perPage) => {
		const book = bookOf([filled, blank], {}, perPage);
		const { pages } = await readPdf(await makePdf(book, fonts));
		for (const [nth, page] of book.pages.entries()) {
			const { boxes, texts } = spotsIn(render(PageView, { props: { book, page, label: 'page' } }).body);
			const printed = pages[nth]!.shown;
			const printedBoxes = printed.filter(({ kind }) => kind === 'box');
			expect(boxes.length).toBeGreaterThan(20);
			expect(printedBoxes).toHaveLength(boxes.length);
			for (const [n, { x, y }] of boxes.entries()) {
				expect(Math.hypot(printedBoxes[n]!.x - x, printedBoxes[n]!.y - y)).toBeLessThan(0.5);
			}
			for (const { x, y } of texts) {
				const near = printed.some((mark) => mark.kind === 'text' && Math.hypot(mark.x - x, mark.y - y) < 0.5);
				expect(near).toBe(true);
			}
		}
	});
});
