/** Makes the PDF of a book: each plate is one form, drawn once and put on every page that shows it. */
import {
	Duplex,
	PDFDocument,
	PDFHexString,
	PDFName,
	PDFNumber,
	PrintScaling,
	type PDFContext,
	type PDFDict,
	type PDFRef
} from 'pdf-lib';
import { POINT } from '../sheets/kit/type.ts';
import type { Book, Page, Placed } from './book.ts';
import { contentOf, n } from './content.ts';
import { embed } from './font/embed.ts';
import { Setter, type Shelf } from './font/set.ts';
import type { Plate } from './plate.ts';

/** Called after each page, so that a long job can tell how far it is. */
export type Progress = (done: number, of: number) => void;

const AUTHOR = 'Pipsheet';

export async function makePdf(book: Book, shelf: Shelf, progress: Progress = () => {}): Promise<Uint8Array> {
	// without dates: the same book gives the same bytes
	const document = await PDFDocument.create({ updateMetadata: false });
	const { context } = document;
	const setter = new Setter(shelf);
	const fonts = context.obj({});
	const fontsRef = context.register(fonts);
	const forms = book.plates.map((plate) => formOf(context, plate, setter, fontsRef));
	const pages = book.pages.map((page, nth) => {
		const ref = addPage(document, page, forms);
		progress(nth + 1, book.pages.length);
		return ref;
	});
	for (const font of setter.used) fonts.set(PDFName.of(font.name), embed(context, font));
	describe(document, book);
	outline(context, document.catalog, book.pages, pages);
	return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}

function formOf(context: PDFContext, plate: Plate, setter: Setter, fonts: PDFRef): PDFRef {
	const form = context.flateStream(contentOf(plate.drawn, setter), {
		Type: 'XObject',
		Subtype: 'Form',
		BBox: [0, 0, plate.width, plate.height],
		Resources: { Font: fonts }
	});
	return context.register(form);
}

function addPage(document: PDFDocument, page: Page, forms: readonly PDFRef[]): PDFRef {
	const { context } = document;
	const size: [number, number] = [page.width / POINT, page.height / POINT];
	const added = document.addPage(size);
	const shown = [...new Set(page.placed.map(({ plate }) => plate))];
	const content = page.placed.map((placed) => put(placed, page)).join('\n');
	added.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
	added.node.set(
		PDFName.of('Resources'),
		context.obj({ XObject: Object.fromEntries(shown.map((plate) => [`P${plate}`, forms[plate] ?? null])) })
	);
	added.setCropBox(0, 0, ...size);
	added.setTrimBox(0, 0, ...size);
	return added.ref;
}

/** The one place where y turns around: a page of a PDF counts from its bottom, ours from its top. */
function put({ plate, x, y, scale, clip }: Placed, page: Page): string {
	const zoom = scale / POINT;
	const matrix = [zoom, 0, 0, -zoom, x / POINT, (page.height - y) / POINT]
		.map((value) => n(value, 5))
		.join(' ');
	const window = clip
		? `${[clip.x, clip.y, clip.width, clip.height].map((value) => n(value)).join(' ')} re W n `
		: '';
	return `q ${matrix} cm ${window}/P${plate} Do Q`;
}

function describe(document: PDFDocument, { title, language, pages }: Book): void {
	// printed as it is measured, and turned so that backs lie behind their fronts
	const preferences = document.catalog.getOrCreateViewerPreferences();
	preferences.setPrintScaling(PrintScaling.None);
	if (pages.some(({ back }) => back)) preferences.setDuplex(Duplex.DuplexFlipLongEdge);
	document.setTitle(title, { showInWindowTitleBar: true });
	document.setAuthor(AUTHOR);
	document.setCreator(AUTHOR);
	document.setProducer('pdf-lib');
	document.setLanguage(language);
}

/** One entry a page. */
function outline(
	context: PDFContext,
	catalog: PDFDict,
	pages: readonly Page[],
	refs: readonly PDFRef[]
): void {
	const root = context.nextRef();
	const entries = pages.map(() => context.nextRef());
	for (const [nth, page] of pages.entries()) {
		const [own, before, after, shown] = [entries[nth], entries[nth - 1], entries[nth + 1], refs[nth]];
		if (!own || !shown) continue;
		const entry = context.obj({ Parent: root, Dest: [shown, 'Fit'] });
		entry.set(PDFName.of('Title'), PDFHexString.fromText(page.title));
		if (before) entry.set(PDFName.of('Prev'), before);
		if (after) entry.set(PDFName.of('Next'), after);
		context.assign(own, entry);
	}
	const [first, last] = [entries[0], entries[entries.length - 1]];
	if (!first || !last) return;
	context.assign(
		root,
		context.obj({ Type: 'Outlines', First: first, Last: last, Count: PDFNumber.of(entries.length) })
	);
	catalog.set(PDFName.of('Outlines'), root);
	catalog.set(PDFName.of('PageMode'), PDFName.of(pages.length > 1 ? 'UseOutlines' : 'UseNone'));
}
