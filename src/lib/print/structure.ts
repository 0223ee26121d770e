/** The structure of a PDF: pages are sections with a heading, and below it texts, tables and named pictures. */
import { PDFHexString, PDFName, type PDFContext, type PDFDict, type PDFRef } from 'pdf-lib';
import type { Role, Tag } from './tags.ts';

interface Element {
	readonly ref: PDFRef;
	readonly dict: PDFDict;
	readonly kids: (PDFRef | PDFDict | number)[];
}

/** Builds the tree while pages are written; each page and each plate counts its marked content from 0. */
export class Structure {
	readonly #context: PDFContext;
	readonly #root: Element;
	/** The elements of each page or plate, by the number that it has in the parent tree. */
	readonly #parents: PDFRef[][] = [];
	readonly #all: Element[] = [];
	readonly #made = new Map<string, Element>();
	readonly #ids = new Map<Tag, number>();

	constructor(context: PDFContext) {
		this.#context = context;
		this.#root = this.#element('Document', null, null);
	}

	#element(role: Role | 'Document', parent: Element | null, page: PDFRef | null, alt?: string): Element {
		const dict = this.#context.obj({ Type: 'StructElem', S: role });
		if (parent) dict.set(PDFName.of('P'), parent.ref);
		if (page) dict.set(PDFName.of('Pg'), page);
		if (alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
		const element: Element = { ref: this.#context.register(dict), dict, kids: [] };
		this.#all.push(element);
		parent?.kids.push(element.ref);
		return element;
	}

	/** A section for a page. */ page(ref: PDFRef, title = ''): Element {
		const section = this.#sectionOf(ref);
		section.dict.set(PDFName.of('T'), PDFHexString.fromText(title));
		return section;
	}

	#sectionOf(ref: PDFRef): Element {
		const known = this.#made.get(String(ref));
		if (known) return known;
		const section = this.#element('Sect', this.#root, ref);
		this.#made.set(String(ref), section);
		return section;
	}

	/** A new number in the parent tree. */
	number(): number {
		return this.#parents.push([]) - 1;
	}

	/** A picture on a page: everything that is drawn between its marks. Returns the number of its content. */
	picture(page: PDFRef, parents: number, alt: string): number {
		const figure = this.#element('Figure', this.#sectionOf(page), page, alt);
		const content = this.#parents[parents]?.push(figure.ref) ?? 1;
		figure.kids.push(content - 1);
		return content - 1;
	}

	/** A stretch of marks in a plate that lies on this page. Returns the number of its content. */
	stretch(page: PDFRef, plate: PDFRef, parents: number, tag: Tag): number {
		const element = this.#elementOf(page, tag);
		const content = (this.#parents[parents]?.push(element.ref) ?? 1) - 1;
		element.kids.push(this.#context.obj({ Type: 'MCR', Pg: page, Stm: plate, MCID: content }));
		return content;
	}
	#elementOf(page: PDFRef, tag: Tag): Element {
		const id = this.#ids.get(tag) ?? this.#ids.size;
		this.#ids.set(tag, id);
		const known = this.#made.get(`${String(page)} ${id}`);
		if (known) return known;
		const parent = tag.within ? this.#elementOf(page, tag.within) : this.#sectionOf(page);
		const made = this.#element(tag.role, parent, page, tag.alt);
		if (tag.scope) made.dict.set(PDFName.of('A'), this.#context.obj({ O: 'Table', Scope: tag.scope }));
		this.#made.set(`${String(page)} ${id}`, made);
		return made;
	}

	/** Writes the tree into the catalog. */
	finish(catalog: PDFDict): void {
		const context = this.#context;
		// a page without anything to tell, like an empty back, is no part of the tree
		const silent = new Set(this.#all.flatMap(({ ref, kids }) => (kids.length === 0 ? [ref] : [])));
		for (const ref of silent) context.delete(ref);
		for (const { dict, kids } of this.#all)
			dict.set(PDFName.of('K'), context.obj(kids.filter((kid) => !silent.has(kid as PDFRef))));
		const numbers = this.#parents.flatMap((refs, nth) => [nth, context.register(context.obj(refs))]);
		const root = context.obj({
			Type: 'StructTreeRoot',
			K: this.#root.ref,
			ParentTree: context.register(context.obj({ Nums: numbers })),
			ParentTreeNextKey: this.#parents.length
		});
		const ref = context.register(root);
		this.#root.dict.set(PDFName.of('P'), ref);
		catalog.set(PDFName.of('StructTreeRoot'), ref);
		catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
	}
}
