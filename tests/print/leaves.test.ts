/** An edition that needs several sheets of paper is printed on several, each as large as a sheet of one page. */
import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../src/lib/print/leaves.ts';
import { readPrinted } from '../../src/lib/share/codec/printed.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { games } from '../games.ts';
import { blank, blankSheet, bound, matterOf, outside } from './matters.ts';
import { bindSheets } from '../../src/lib/print/sheets.ts';
import { bindTiles } from '../../src/lib/print/tiles.ts';
import type { Facts, Random } from '../../src/lib/table/record.ts';

const randomFactsOf = async (id: string): Promise<(random: Random) => Facts> =>
	((await import(`../${id}/random-facts.ts`)) as { randomFacts: (random: Random) => Facts }).randomFacts;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
	it('every leaf is a page of its own, unshrunk, with everything inside what printers reach', async () => {
		const randomFacts = await randomFactsOf(id);
		const editions = Array.from({ length: 60 }, (_, seed) => ({
			name: 'Ours',
			facts: randomFacts(seeded(seed))
		}));
		const several = editions.filter((edition) => (game.edition.draw(edition).pages ?? 1) > 1).slice(0, 4);
		for (const edition of [...several, ...editions.slice(0, 2)]) {
			const matter = await matterOf(id, 'en', {}, edition);
			const { sheet } = matter;
			const leaves = leavesOf(matter);
			expect(leaves).toHaveLength(sheet.pages ?? 1);
			const all = leaves.flatMap(({ sheet: leaf }) => leaf.areas.flatMap(({ cells }) => cells));
			expect(all.map(({ id: cell }) => cell).sort()).toEqual(
				sheet.areas.flatMap(({ cells }) => cells.map((cell) => cell.id)).sort()
			);
			const book = blank(matter);
			expect(book.pages).toHaveLength(leaves.length);
			expect(outside(book)).toEqual([]);
			for (const { placed } of book.pages) for (const { scale } of placed) expect(scale).toBeGreaterThan(0.9);
		}
	});
});

it('a code names the place of its leaf on the whole sheet, and both leaves of a player lie together', async () => {
	const edition = { name: 'Ours', facts: { rounds: 12, slots: 12, rooms: 12, beds: 9, total: 300 } };
	const matter = await matterOf('clinic-covid-19', 'en', {}, edition);
	const [, second] = leavesOf(matter);
	const text = second?.code(1, { x: 8, y: 10, width: 190, height: 200 }) ?? '';
	expect(readPrinted(text.slice(text.lastIndexOf('#') + 1))?.frame).toEqual({
		x: 8,
		y: 307,
		width: 190,
		height: 200
	});
	const tiled = bound(matter, (binder) => bindTiles(binder, matter, 4));
	expect(tiled.pages).toHaveLength(8);
	const two = [blankSheet, { ...blankSheet, title: 'Other' }];
	const book = bound(matter, (binder) => bindSheets(binder, matter, two, 1));
	expect(book.pages.map(({ title }) => title)).toEqual(
		['Sheet', 'Other'].flatMap((deck) => [1, 2].map((n) => matter.print.deckPage({ deck, n, of: 2 })))
	);
});
