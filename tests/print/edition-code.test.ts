/** A printed sheet of an own edition brings the edition along: whoever scans the sheet can keep it. */
import { expect, it } from 'vitest';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { editionCodes } from '../../src/lib/print/address.ts';
import { fitsIn } from '../../src/lib/print/code.ts';
import { makePdf } from '../../src/lib/print/pdf.ts';
import { press } from '../../src/lib/print/press.ts';
import { bookOf, firstWishes, type Wishes } from '../../src/lib/print/wishes.ts';
import { readPrinted } from '../../src/lib/share/codec/printed.ts';
import { collect, nothingCollected, type Collecting } from '../../src/lib/share/codec/sequence.ts';
import { openLetter, readEdition } from '../../src/lib/share/message.ts';
import { bytesOf } from '../../src/lib/share/codec/text.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { OwnEdition } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { primed } from '../kit/primed.ts';
import { codesIn, photographed, pictureOf } from './look.ts';
import { HOME, matterOf, outside } from './matters.ts';
import { shelf } from './sample.ts';

it.each(gameIds)('%s: a short one stands in the code of the sheet', async (id) => {
	const ours = primed(await loadGame(id));
	const edition: OwnEdition = { name: 'The sheet of 2020', facts: {} };
	const matter = await matterOf(id, 'en', {}, edition);
	const whole = editionCodes(HOME, ours, edition);
	if (!whole) throw new Error('an own edition has letters');
	const { code, frame, imposition } = press({ ...matter, whole }, 1);
	expect(imposition.scale).toBeCloseTo(press(matter, 1).imposition.scale);
	const text = whole.codeOf(1, frame);
	expect(fitsIn(text, code, imposition.scale)).toBe(true);
	const printed = readPrinted(text.slice(text.indexOf('#') + 1));
	expect(printed).toMatchObject({ page: 1, frame, edition: matter.edition.mark });
	const letter = openLetter(gameIds, printed?.letter ?? '');
	if (!letter.ok || letter.value.kind !== 'edition') throw new Error('no edition');
	expect(readEdition(ours, letter.value)).toEqual({ ok: true, value: edition });
	expect(editionCodes(HOME, ours, 'standard')).toBeNull();
});

/** Every fact stated, and longer than any code on a sheet. */
const longest = ({ edition }: AnyGame): OwnEdition => ({
	name: 'Everything as it was',
	facts: edition.standard
});

async function ofLong(id: string) {
	const game = await loadGame(id);
	const edition = longest(game);
	const whole = editionCodes(HOME, primed(game), edition);
	const matter = { ...(await matterOf(id, 'en', {}, edition)), ...(whole && { whole }) };
	const source = { ...matter, game, names: {}, line: null, date: null, origin: null };
	const wishes = (change: Partial<Wishes>): Wishes => ({ ...firstWishes(source, 'A4'), ...change });
	const pagesOf = (change: Partial<Wishes>) => bookOf(matter, wishes(change), null).pages;
	return { matter, edition, wishes, pagesOf, game, parts: whole?.parts ?? [] };
}

it('one that is too long has a page of codes behind the sheets, the board, the cards and in the kit', async () => {
	const { matter, wishes, pagesOf, parts } = await ofLong('combat-the-corona');
	expect(parts.length).toBeGreaterThan(1);
	const title = matter.print.editionCodes;
	for (const what of ['sheets', 'kit', 'decks'] as const) {
		const book = bookOf(matter, wishes({ what }), null);
		const titles = book.pages.map((page) => page.title);
		expect(
			titles.filter((one) => one === title),
			what
		).toHaveLength(1);
		expect(outside(book)).toEqual([]);
	}
	expect(pagesOf({ what: 'sheets', editionCodes: false }).map((page) => page.title)).not.toContain(title);
	expect(pagesOf({ what: 'aid' }).map((page) => page.title)).not.toContain(title);
	// where the sheet has room, no page is spent on it
	const { matter: roomy, pagesOf: roomyPages } = await ofLong('fight-the-virus');
	expect(roomyPages({ what: 'kit' }).map((page) => page.title)).not.toContain(roomy.print.editionCodes);
});

it('one dim and grainy photo of the page of codes, slanted and on its side, brings the edition', async () => {
	const id = 'combat-the-corona';
	const { matter, edition, wishes, game, parts } = await ofLong(id);
	const book = bookOf(matter, wishes({ what: 'sheets', copies: 1 }), null);
	expect(book.pages.at(-1)?.title).toBe(matter.print.editionCodes);
	const picture = pictureOf(await makePdf(book, await shelf()), book.pages.length, 150);
	const photo = photographed(picture, 86, seeded(3));
	let step: Collecting = { kind: 'more', collected: nothingCollected, have: [], total: 0 };
	const seen = new Set<string>();
	for (const text of codesIn(photo)) {
		seen.add(text);
		const part = openLetter(gameIds, bytesOf(text) ?? text);
		if (!part.ok || part.value.kind !== 'part') throw new Error('no part');
		step = collect(step.collected, part.value.inside);
		if (step.kind !== 'more') break;
	}
	expect([...seen].sort()).toEqual([...parts].sort());
	if (step.kind !== 'whole') throw new Error(step.kind);
	const letter = openLetter(gameIds, step.message);
	if (!letter.ok || letter.value.kind !== 'edition') throw new Error('no edition');
	expect(readEdition(primed(game), letter.value)).toEqual({ ok: true, value: edition });
});
