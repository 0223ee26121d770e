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
	type PDFPage,
	type PDFRef
} from 'pdf-lib';
import { POINT } from '../sheets/kit/type.ts';
import type { Book, Page, Placed } from './book.ts';
import { contentOf, n } from './content.ts';
import { embed } from './font/embed.ts';
import { Setter, type Shelf } from './font/set.ts';
import type { Plate } from './plate.ts';
import { Structure } from './structure.ts';
import type { Tag } from './tags.ts';

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
	const structure = new Structure(context);
	const pages = book.pages.map(({ width, height }) => document.addPage([width / POINT, height / POINT]));
	const refs = pages.map(({ ref }) => ref);
	for (const [nth, ref] of refs.entries()) structure.page(ref, book.pages[nth]?.title ?? '');
	const forms = book.plates.map((plate, nth) => {
		const first = book.pages.findIndex(({ placed }) => placed.some((on) => on.plate === nth));
		return formOf(context, plate, setter, fontsRef, structure, refs[first]);
	});
	for (const [nth, page] of book.pages.entries()) {
		const added = pages[nth];
		if (added) fillPage(document, added, page, { forms, book, structure });
		progress(nth + 1, book.pages.length);
	}
	for (const font of setter.used) fonts.set(PDFName.of(font.name), embed(context, font));
	describe(document, book);
	structure.finish(document.catalog);
	outline(context, document.catalog, book.pages, refs);
	return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}

/** A plate whose marks are told apart belongs to the first page that shows it. */
function formOf(
	context: PDFContext,
	plate: Plate,
	setter: Setter,
	fonts: PDFRef,
	structure: Structure,
	page: PDFRef | undefined
): PDFRef {
	const ref = context.nextRef();
	const parents = page && plate.drawn.some(({ tag }) => tag) ? structure.number() : null;
	const number =
		page && parents !== null ? (tag: Tag): number => structure.stretch(page, ref, parents, tag) : null;
	const form = context.flateStream(contentOf(plate.drawn, setter, number), {
		Type: 'XObject',
		Subtype: 'Form',
		BBox: [0, 0, plate.width, plate.height],
		Resources: { Font: fonts },
		...(parents !== null && { StructParents: parents })
	});
	context.assign(ref, form);
	return ref;
}

interface Bound {
	readonly forms: readonly PDFRef[];
	readonly book: Book;
	readonly structure: Structure;
}

function fillPage(
	document: PDFDocument,
	added: PDFPage,
	page: Page,
	{ forms, book, structure }: Bound
): void {
	const { context } = document;
	const shown = [...new Set(page.placed.map(({ plate }) => plate))];
	const parents = structure.number();
	const content = page.placed.map((placed) => {
		if (placed.alt !== undefined)
			return `/Figure <</MCID ${structure.picture(added.ref, parents, placed.alt)}>> BDC\n${put(placed, page)}\nEMC`;
		const own = book.plates[placed.plate]?.drawn.some(({ tag }) => tag) ?? false;
		return own ? put(placed, page) : `/Artifact BMC\n${put(placed, page)}\nEMC`;
	});
	added.node.set(PDFName.of('StructParents'), PDFNumber.of(parents));
	added.node.set(PDFName.of('Tabs'), PDFName.of('S'));
	added.node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join('\n'))));
	added.node.set(
		PDFName.of('Resources'),
		context.obj({ XObject: Object.fromEntries(shown.map((plate) => [`P${plate}`, forms[plate] ?? null])) })
	);
	const size: [number, number] = [page.width / POINT, page.height / POINT];
	added.setCropBox(0, 0, ...size);
	added.setTrimBox(0, 0, ...size);
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
	document.catalog.set(
		PDFName.of('Metadata'),
		document.context.register(metadata(document, title, language))
	);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The same facts once more, in the form that libraries and screen readers look for. */
function metadata(document: PDFDocument, title: string, language: string) {
	const safe = title.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
	const xmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${safe}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${AUTHOR}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>${AUTHOR}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
	return document.context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
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
