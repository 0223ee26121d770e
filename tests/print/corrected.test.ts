/** A table that was corrected says so on every page that is printed of it. */
import { expect, it } from 'vitest';
import { bookOf, firstWishes } from '../../src/lib/print/wishes.ts';
import { gameIds, keepsakeOf, textsOn } from './matters.ts';

it.each(gameIds)('%s: on each sheet and on the score', async (id) => {
	const { matter, kept, game } = await keepsakeOf(id, 'en');
	const origin = { kind: 'corrected', table: 'abcdefgh23', at: 12 } as const;
	const source = { ...matter, ...kept, game, names: {}, origin };
	const wishes = { ...firstWishes(source, 'A4'), score: true, moves: false };
	expect(wishes.what).toBe('filled');
	const book = bookOf({ ...matter, note: matter.print.origin(origin) }, wishes, kept);
	const said = book.pages.map((_, page) =>
		textsOn(book, page)
			.map(({ text }) => text)
			.join(' ')
	);
	expect(said.length).toBeGreaterThan(1);
	expect(said.filter((text) => !text.includes('corrected after move 12'))).toEqual([]);
});
