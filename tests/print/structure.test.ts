/** Pages that can be read aloud: headings, tables, named pictures, and everything else marked as decoration. */
import { PDFName, PDFRawStream } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shelf } from '../../src/lib/print/font/set.ts';
import { loadGame } from '../../src/lib/games.ts';
import { bookOf, firstWishes } from '../../src/lib/print/wishes.ts';
import { handOf } from '../../src/lib/print/matter.ts';
import { fillingsOf } from '../../src/lib/print/keepsake.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { bindAid } from '../../src/lib/print/aid.ts';
import { bindScore } from '../../src/lib/print/score.ts';
import { bindSheets } from '../../src/lib/print/sheets.ts';
import { bound, gameIds, keepsakeOf, matterOf } from './matters.ts';
import { readPdf, streamOf } from './reader.ts';
import { shelf } from './sample.ts';
import { structureOf, type Tagged } from './tagged.ts';

let fonts: Shelf;
beforeAll(async () => {
	fonts = await shelf();
});

const all = (told: Tagged): readonly Tagged[] => [told, ...told.kids.flatMap(all)];
const roles = (told: Tagged, role: string): readonly Tagged[] =>
	all(told).filter((each) => each.role === role);

describe.each(gameIds)('%s', (id) => {
	it('a table on paper has its sheets, its score and its aid told', async () => {
		const { matter, kept } = await keepsakeOf(id, 'de', 60);
		const book = bound(matter, (binder) => {
			bindSheets(binder, matter, fillingsOf(matter, kept), 1);
			bindScore(binder, matter, kept);
			bindAid(binder, matter);
		});
		const { document, context, pages } = await readPdf(await makePdf(book, fonts));
		const tree = structureOf(document);
		expect(tree.role).toBe('Document');
		expect(tree.kids.map(({ role }) => role)).toEqual(pages.map(() => 'Sect'));
		expect(tree.kids.map(({ title }) => title)).toEqual(book.pages.map(({ title }) => title));
		// each sheet is a picture whose name says what stands on it
		const [first] = tree.kids;
		const [picture] = roles(first!, 'Figure');
		for (const { title } of matter.sheet.areas) {
			const said = matter.words.sheet[title.key];
			if (typeof said === 'string') expect(picture!.alt).toContain(said.replaceAll('\u00ad', ''));
		}
		// the score is a table with as many columns in every row
		const score = tree.kids[tree.kids.length - 2]!;
		expect(roles(score, 'H1')).toHaveLength(1);
		const [table] = roles(score, 'Table');
		const scores = matter.sheet.per === 'player' ? kept.line.setup.players.length : null;
		const columns = table!.kids[0]!.kids.length;
		expect(columns).toBeGreaterThan(1);
		for (const [nth, row] of table!.kids.entries()) {
			expect(row.kids).toHaveLength(scores === null ? columns : scores + 1);
			const headings = row.kids.filter(({ role }) => role === 'TH').map(({ scope }) => scope);
			expect(headings).toEqual(nth === 0 ? row.kids.map(() => 'Column') : ['Row']);
		}
		const aid = tree.kids[tree.kids.length - 1]!;
		expect(roles(aid, 'H2').length).toBeGreaterThanOrEqual(2);
		expect(roles(aid, 'P').length).toBeGreaterThan(5);
		// nothing is in the tree without content or parts, and pictures have names
		for (const told of all(tree)) {
			expect(told.content + told.kids.length, told.role).toBeGreaterThan(0);
			if (told.role === 'Figure') expect(told.alt).not.toBeNull();
		}
		// on every page each drawing is a named picture, tells its own parts, or is decoration
		for (const { page } of pages) {
			const content = streamOf(context, page.node.get(PDFName.of('Contents')));
			const marked = [...content.matchAll(/^(\/Figure .* BDC|\/Artifact BMC)\nq .* Do Q\nEMC$/gm)].length;
			const own = [...content.matchAll(/^q .* Do Q$/gm)].length - marked;
			expect(own).toBeLessThanOrEqual(1);
		}
		expect(String(document.catalog.get(PDFName.of('MarkInfo')))).toContain('true');
	});
});

it('a kit tells each page where it is printed, not where a small picture of it lies', async () => {
	const id = 'pandemic-the-cure';
	const [matter, game] = [await matterOf(id, 'es'), await loadGame(id)];
	const source = { ...matter, game, names: {}, line: null, date: null, origin: null };
	const book = bookOf(matter, { ...firstWishes(source, 'A4'), players: 4 }, null);
	const { document } = await readPdf(await makePdf(book, fonts));
	const tree = structureOf(document);
	// an empty back has nothing to tell
	const told = book.pages.filter(({ placed }) => placed.length > 0);
	expect(tree.kids.map(({ title }) => title)).toEqual(told.map(({ title }) => title));
	const [cover] = tree.kids;
	expect(roles(cover!, 'H1')).toHaveLength(1);
	expect(roles(cover!, 'LI').length).toBeGreaterThan(5);
	// the aid is told once, and named where it comes again
	const [aid, ...copies] = tree.kids.filter(({ title }) => title === matter.print.aid);
	expect(roles(aid!, 'H1')).toHaveLength(1);
	expect(roles(aid!, 'H3')).toHaveLength(matter.aid.steps.length + Object.keys(matter.aid.areas).length);
	expect(copies).toHaveLength(2);
	for (const { kids } of copies)
		expect(kids.map(({ role, alt }) => [role, alt])).toEqual([['Figure', matter.print.aid]]);
	// every card has its words for a name
	const figures = tree.kids.flatMap((section) => (section === aid ? [] : roles(section, 'Figure')));
	const names = figures.map(({ alt }) => alt);
	const cards = matter.decks.flatMap((deck) => deck.cards);
	expect(names.length).toBeGreaterThan(cards.length);
	expect(names.every((name) => name !== null && name !== '')).toBe(true);
	const { words } = handOf(matter);
	for (const { ink } of cards) {
		const [title] = ink.flatMap((each) => (each.kind === 'text' ? [words(each.text)] : []));
		expect(names.some((name) => name?.startsWith(title!))).toBe(true);
	}
});

describe('the document', () => {
	it('carries its title and language as XMP', async () => {
		const { matter, kept } = await keepsakeOf(gameIds[0]!, 'pt-BR', 5);
		const book = bound(matter, (binder) => bindScore(binder, matter, kept));
		const { document, context } = await readPdf(await makePdf(book, fonts));
		const stream = context.lookup(document.catalog.get(PDFName.of('Metadata')));
		if (!(stream instanceof PDFRawStream)) throw new Error('no metadata');
		const xmp = new TextDecoder().decode(stream.contents);
		expect(xmp).toContain(`>${matter.game}</rdf:li>`);
		expect(xmp).toContain('<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li>');
	});
});
