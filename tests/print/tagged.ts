/** Reads the structure of a finished PDF as a screen reader does. */
import { PDFArray, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';

/** An element of the structure: its role, its name or words, and what is in it. */
export interface Tagged {
	readonly role: string;
	readonly alt: string | null;
	readonly title: string | null;
	/** What a heading of a table is the heading of. */
	readonly scope: string | null;
	/** How many stretches of marked content it has itself. */
	readonly content: number;
	readonly kids: readonly Tagged[];
}

function scopeOf(dict: PDFDict): string | null {
	const attributes = dict.lookup(PDFName.of('A'));
	if (!(attributes instanceof PDFDict)) return null;
	return attributes.lookup(PDFName.of('Scope'), PDFName).decodeText();
}

/** The structure tree, from its root on. */
export function structureOf(document: PDFDocument): Tagged {
	const { context, catalog } = document;
	const textIn = (dict: PDFDict, key: string): string | null => {
		const found = dict.lookup(PDFName.of(key)) as unknown as { decodeText(): string } | undefined;
		return found ? found.decodeText() : null;
	};
	const read = (dict: PDFDict): Tagged => {
		const kids = dict.lookup(PDFName.of('K'));
		const list =
			kids instanceof PDFArray ? kids.asArray().map((kid) => context.lookup(kid)) : kids ? [kids] : [];
		const elements = list.filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.has(PDFName.of('S')));
		return {
			role: dict.has(PDFName.of('S')) ? (dict.get(PDFName.of('S')) as PDFName).decodeText() : 'Root',
			alt: textIn(dict, 'Alt'),
			title: textIn(dict, 'T'),
			scope: scopeOf(dict),
			content: list.length - elements.length,
			kids: elements.map(read)
		};
	};
	const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
	return read(root.lookup(PDFName.of('K'), PDFDict));
}
