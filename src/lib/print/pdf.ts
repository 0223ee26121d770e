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
	const printing = { context, setter, fonts: fontsRef, structure };
	const forms = book.plates.map((plate, nth): Form => {
		const told = plate.drawn.some(({ tag }) => tag) ? toldOn(book.pages, nth) : null;
		const page = told === null ? undefined : refs[told.page];
		const telling = told && page ? { ...told, form: formOf(printing, plate, page) } : null;
		const often = book.pages.flatMap(({ placed }) => placed.filter((on) => on.plate === nth)).length > 1;
		return { telling, plain: telling && !often ? null : formOf(printing, plate, null) };
	});
	for (const [nth, page] of book.pages.entries()) {
		const added = pages[nth];
		const copied = book.pages.slice(0, nth).some(({ placed }) => placed === page.placed);
		if (added) fillPage(document, added, page, { forms, copied, structure });
		progress(nth + 1, book.pages.length);
	}
	for (const font of setter.used) fonts.set(PDFName.of(font.name), embed(context, font));
	describe(document, book);
	structure.finish(document.catalog);
	outline(context, document.catalog, book.pages, refs);
	return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}

/** A plate as it lies on pages. */
interface Form {
	/** With its marks told apart: on one page only, as a structure demands it. */
	readonly telling: { readonly page: number; readonly placed: Placed; readonly form: PDFRef } | null;
	/** For all other places; null where there are none. */
	readonly plain: PDFRef | null;
}

/** Where a plate is told: on the first page that has it in full size, not where a small picture of that page is. */
function toldOn(pages: readonly Page[], plate: number) {
	const places = pages.flatMap(({ placed }, page) =>
		placed.filter((on) => on.plate === plate && on.alt === undefined).map((on) => ({ page, placed: on }))
	);
	const largest = Math.max(...places.map(({ placed }) => placed.scale));
	return places.find(({ placed }) => placed.scale === largest) ?? null;
}

interface Printing {
	readonly context: PDFContext;
	readonly setter: Setter;
	readonly fonts: PDFRef;
	readonly structure: Structure;
}

/** `page`: where its marks are told. */
function formOf({ context, setter, fonts, structure }: Printing, plate: Plate, page: PDFRef | null): PDFRef {
	const ref = context.nextRef();
	const parents = page ? structure.number() : null;
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
	readonly forms: readonly Form[];
	/** The one before which shows the very same: it was told there. */
	readonly copied: boolean;
	readonly structure: Structure;
}

function fillPage(
	document: PDFDocument,
	added: PDFPage,
	page: Page,
	{ forms, copied, structure }: Bound
): void {
	const { context } = document;
	const parents = structure.number();
	const used = new Map<string, PDFRef>();
	const put = (placed: Placed): string => {
		const { telling, plain } = forms[placed.plate] ?? {};
		const told = telling?.placed === placed && !copied;
		const name = `P${placed.plate}${told ? 'T' : ''}`;
		const form = told ? telling.form : plain;
		if (form) used.set(name, form);
		return laid(name, placed, page);
	};
	const picture = (alt: string, drawn: string): string =>
		`/Figure <</MCID ${structure.picture(added.ref, parents, alt)}>> BDC\n${drawn}\nEMC`;
	const place = (placed: Placed): string => {
		const drawn = put(placed);
		if (forms[placed.plate]?.telling?.placed === placed) return drawn;
		return placed.alt === undefined ? `/Artifact BMC\n${drawn}\nEMC` : picture(placed.alt, drawn);
	};
	// what lies there a second time is one picture, named like its page
	const content =
		copied && page.placed.length > 0
			? [picture(page.title, page.placed.map(put).join('\n'))]
			: page.placed.map(place);
	added.node.set(PDFName.of('StructParents'), PDFNumber.of(parents));
	added.node.set(PDFName.of('Tabs'), PDFName.of('S'));
	added.node.set(PDFName.of('Contents'), context.register(context.flateStream(content.join('\n'))));
	added.node.set(PDFName.of('Resources'), context.obj({ XObject: Object.fromEntries(used) }));
	const size: [number, number] = [page.width / POINT, page.height / POINT];
	added.setCropBox(0, 0, ...size);
	added.setTrimBox(0, 0, ...size);
}

/** The one place where y turns around: a page of a PDF counts from its bottom, ours from its top. */
function laid(name: string, { x, y, scale, clip }: Placed, page: Page): string {
	const zoom = scale / POINT;
	const matrix = [zoom, 0, 0, -zoom, x / POINT, (page.height - y) / POINT]
		.map((value) => n(value, 5))
		.join(' ');
	const window = clip
		? `${[clip.x, clip.y, clip.width, clip.height].map((value) => n(value)).join(' ')} re W n `
		: '';
	return `q ${matrix} cm ${window}/${name} Do Q`;
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
