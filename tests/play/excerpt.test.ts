import { describe, expect, it } from 'vitest';
import { excerptOf, excerptsOf, inkIn } from '../../src/lib/ui/sheet/excerpt.ts';
import { boxOf } from '../../src/lib/ui/sheet/legible.ts';
import { games } from '../games.ts';

describe.each(games.map((game) => [game.id, game] as const))('an excerpt of %s', (_, game) => {
	const sheet = game.edition.draw('standard');

	it('shows each of its cells whole, within its area', () => {
		for (const area of sheet.areas)
			for (const { id, box } of area.cells) {
				// a ring around it has room
				const rim = Math.max(1, 0.3 * Math.min(box.width, box.height));
				const found = excerptOf(sheet, new Set([id]));
				expect(found?.area.id).toBe(area.id);
				const { x, y, width, height } = found?.view ?? { x: 0, y: 0, width: 0, height: 0 };
				const slack = 0.01;
				expect(x).toBeLessThanOrEqual(box.x + slack);
				expect(y).toBeLessThanOrEqual(box.y + slack);
				expect(x + width).toBeGreaterThanOrEqual(box.x + box.width - slack);
				expect(y + height).toBeGreaterThanOrEqual(box.y + box.height - slack);
				expect(x).toBeGreaterThanOrEqual(area.box.x - rim - slack);
				expect(x + width).toBeLessThanOrEqual(area.box.x + area.box.width + rim + slack);
			}
	});

	it('cells of several areas give one excerpt each, cells that are nowhere give none', () => {
		const firsts = sheet.areas.flatMap(({ cells: [first] }) => (first ? [first.id] : []));
		expect(excerptsOf(sheet, new Set(firsts))).toHaveLength(firsts.length);
		expect(excerptOf(sheet, new Set(['nowhere']))).toBeNull();
	});

	it('cuts off no text: it stands there whole or not at all', () => {
		const WORDS = 'Some words of a title';
		let [left, all] = [0, 0];
		for (const area of sheet.areas)
			for (const { id } of area.cells) {
				const excerpt = excerptOf(sheet, new Set([id]));
				if (!excerpt) throw new Error(id);
				const { view } = excerpt;
				const ink = inkIn(excerpt, () => WORDS);
				const texts = ink.flatMap((mark) => (mark.kind === 'text' ? [boxOf(mark, WORDS)] : []));
				expect(texts.filter(({ x, width }) => x < view.x || x + width > view.x + view.width)).toEqual([]);
				expect(texts.filter(({ y, height }) => y < view.y || y + height > view.y + view.height)).toEqual([]);
				const printed = area.ink.filter(({ kind }) => kind === 'text').length;
				expect(ink.length - texts.length).toBe(area.ink.length - printed);
				left += texts.length;
				all += printed;
			}
		expect(left).toBeGreaterThan(0);
		expect(left).toBeLessThan(all);
	});
});
