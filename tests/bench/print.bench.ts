/**
 * Sheets as PDF beside jsPDF, which draws the same ink in the same fonts, page by page in its ordinary way; first the
 * sizes, then the time. docs/benchmarks.md says what the comparison leaves out.
 */
import { jsPDF } from 'jspdf';
import { bench, describe } from 'vitest';
import { gameIds, loadAid, loadGame, loadWords, titleOf } from '../../src/lib/games.ts';
import { words as print } from '../../src/lib/i18n/print/en.ts';
import { talkIn } from '../../src/lib/i18n/talk.ts';
import { Binder } from '../../src/lib/print/binder.ts';
import type { Book } from '../../src/lib/print/book.ts';
import type { Matter } from '../../src/lib/print/matter.ts';
import { fileOf } from '../../src/lib/print/font/subset.ts';
import { papers } from '../../src/lib/print/paper.ts';
import { segmentsOf } from '../../src/lib/print/path.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import type { Drawn } from '../../src/lib/print/plate.ts';
import { pageLink } from '../../src/lib/print/address.ts';
import { printedEdition } from '../../src/lib/print/source.ts';
import { bindSheets } from '../../src/lib/print/sheets.ts';
import type { Face } from '../../src/lib/sheets/kit/type.ts';
import { shelf } from '../print/sample.ts';

const fonts = await shelf();
const faces: readonly Face[] = ['regular', 'bold', 'caps'];

/** What jsPDF wants: whole TrueType files, in base64. */
const files = faces.map((face) => {
	const tables = [...fonts[face][0]!.tables].map(
		([tag, view]) => [tag, new Uint8Array(view.buffer)] as const
	);
	return { face, data: Buffer.from(fileOf(Object.fromEntries(tables))).toString('base64') };
});

async function bookOf(id: string, sheets: number): Promise<Book> {
	const [game, words] = await Promise.all([loadGame(id), loadWords(id, 'en')]);
	const matter: Matter = {
		game: titleOf(id, 'en').name,
		sheet: game.edition.draw('standard'),
		decks: [],
		words,
		aid: (await loadAid(id, 'en'))('standard'),
		print,
		talk: talkIn('en', []),
		paper: papers.A4,
		ink: 'colour',
		edition: printedEdition('standard'),
		code: pageLink('https://pipsheet.example', id)
	};
	const binder = new Binder();
	const blank = { title: 'Sheet', fields: {}, marks: new Map<string, never>() };
	bindSheets(
		binder,
		matter,
		Array.from({ length: sheets }, () => blank),
		1
	);
	return binder.bind(matter.game, matter);
}

function byJsPdf({ plates, pages }: Book): ArrayBuffer {
	const { width, height } = pages[0]!;
	const orientation = width > height ? 'landscape' : 'portrait';
	const doc = new jsPDF({ unit: 'mm', format: [width, height], orientation, compress: true });
	for (const { face, data } of files) {
		doc.addFileToVFS(`${face}.ttf`, data);
		doc.addFont(`${face}.ttf`, face, 'normal');
	}
	for (const [nth, page] of pages.entries()) {
		if (nth > 0) doc.addPage([width, height], orientation);
		for (const { plate } of page.placed) for (const mark of plates[plate]!.drawn) draw(doc, mark);
	}
	return doc.output('arraybuffer');
}

function draw(doc: jsPDF, mark: Drawn): void {
	if (mark.kind === 'text') {
		doc.setFont(mark.face).setFontSize(mark.size);
		const [red, green, blue] = mark.colour.map((part) => Math.round(part * 255));
		doc.setTextColor(red!, green!, blue!);
		doc.text(mark.text, mark.at[0], mark.at[1], {
			align: ({ start: 'left', middle: 'center', end: 'right' } as const)[mark.align]
		});
		return;
	}
	const { fill, stroke } = mark;
	if (!fill && !stroke) return;
	if (fill) doc.setFillColor(fill[0] * 255, fill[1] * 255, fill[2] * 255);
	if (stroke) doc.setDrawColor(stroke[0] * 255, stroke[1] * 255, stroke[2] * 255).setLineWidth(mark.weight);
	doc.setLineDashPattern(mark.dashed ? [1.2, 0.9] : [], 0);
	const style = fill && stroke ? 'FD' : fill ? 'F' : 'S';
	if (mark.kind === 'line') doc.line(mark.from[0], mark.from[1], mark.to[0], mark.to[1]);
	else if (mark.kind === 'rect') {
		const { x, y, width, height } = mark.box;
		if (mark.radius > 0) doc.roundedRect(x, y, width, height, mark.radius, mark.radius, style);
		else doc.rect(x, y, width, height, style);
	} else if (mark.kind === 'ellipse') {
		const { x, y, width, height } = mark.box;
		doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, style);
	} else {
		const at = ([x, y]: readonly [number, number]) =>
			[mark.at[0] + x * mark.scale, mark.at[1] + y * mark.scale] as const;
		for (const segment of segmentsOf(mark.d)) {
			if (segment.kind === 'move') doc.moveTo(...at(segment.to));
			else if (segment.kind === 'line') doc.lineTo(...at(segment.to));
			else if (segment.kind === 'curve')
				doc.curveTo(...at(segment.by), ...at(segment.and), ...at(segment.to));
			else doc.close();
		}
		if (fill && stroke) doc.fillStrokeEvenOdd();
		else if (fill) doc.fillEvenOdd();
		else doc.stroke();
	}
}

const books = await Promise.all(
	gameIds.flatMap((id) => [1, 100].map(async (sheets) => ({ id, sheets, book: await bookOf(id, sheets) })))
);

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

const sizes = await Promise.all(
	books.map(async ({ id, sheets, book }) => {
		const [ours, theirs] = [(await makePdf(book, fonts)).length, byJsPdf(book).byteLength];
		const row = {
			'ours KB': kilobytes(ours),
			'jsPDF KB': kilobytes(theirs),
			'jsPDF / ours': Number((theirs / ours).toFixed(1))
		};
		return [`${id} × ${sheets}`, row] as const;
	})
);
console.table(Object.fromEntries(sizes));

for (const { id, sheets, book } of books)
	describe(`${id}, ${sheets === 1 ? 'one sheet' : `${sheets} sheets`}`, () => {
		// a hundred sheets take jsPDF long enough for a single run to tell
		const few = {
			iterations: sheets === 1 ? 10 : 1,
			time: 0,
			warmupIterations: sheets === 1 ? 2 : 0,
			warmupTime: 0
		};
		bench(
			'ours',
			async () => {
				await makePdf(book, fonts);
			},
			few
		);
		bench(
			'jsPDF',
			() => {
				byJsPdf(book);
			},
			few
		);
	});
