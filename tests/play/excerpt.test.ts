import { describe, expect, it } from 'vitest';
import { overlap, within } from '../../src/lib/sheets/kit/boxes.ts';
import type { Ink } from '../../src/lib/table/sheet.ts';
import { cellsIn, excerptOf, excerptsOf, inkIn } from '../../src/lib/ui/sheet/excerpt.ts';
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

	it('keeps no stroke that led to a sign beyond the edge', () => {
		const [area] = sheet.areas;
		const [cell] = area?.cells ?? [];
		if (!area || !cell) throw new Error('no cell');
		const { x, y, width, height } = cell.box;
		const end = x + width;
		const stub = (by: number): Ink => ({
			kind: 'line',
			from: [end, y + by],
			to: [end + 2, y + by],
			weight: 0.3,
			stroke: 'accent'
		});
		const sign: Ink = {
			kind: 'path',
			d: 'M0 0h1',
			box: { x: end + 2, y, width: 500, height: 1 },
			fill: 'accent'
		};
		const kept = inkIn(
			{ area: { ...area, cells: [cell], ink: [stub(0.5), stub(height - 0.5), sign] }, view: cell.box },
			() => ''
		);
		expect(kept).toEqual([stub(height - 0.5)]);
	});

	it('cells of several areas give one excerpt each, cells that are nowhere give none', () => {
		const firsts = sheet.areas.flatMap(({ cells: [first] }) => (first ? [first.id] : []));
		expect(excerptsOf(sheet, new Set(firsts))).toHaveLength(firsts.length);
		expect(excerptOf(sheet, new Set(['nowhere']))).toBeNull();
	});

	it('cuts off no cell, no text and no sign: it stands there whole or not at all', () => {
		const WORDS = 'Some words of a title';
		let [left, all] = [0, 0];
		for (const area of sheet.areas)
			for (const cell of area.cells) {
				const excerpt = excerptOf(sheet, new Set([cell.id]));
				if (!excerpt) throw new Error(cell.id);
				const [ink, cells] = [inkIn(excerpt, () => WORDS), cellsIn(excerpt)];
				expect(cells).toContain(cell);
				const printed = [...ink, ...cells.flatMap((one) => one.ink)];
				const whole = [
					...cells.map(({ box }) => box),
					...ink.flatMap((mark) => (mark.kind === 'text' ? [boxOf(mark, WORDS)] : [])),
					...printed.flatMap((mark) => (mark.kind === 'path' ? [mark.box] : []))
				];
				expect(whole.filter((box) => !within(box, excerpt.view, 0.01))).toEqual([]);
				// what is cut is ground, and lies under a cell
				for (const mark of ink)
					if (mark.kind === 'rect' || mark.kind === 'ellipse')
						expect(
							within(mark.box, excerpt.view) || cells.some(({ box }) => overlap(box, mark.box)),
							cell.id
						).toBe(true);
				left += ink.filter(({ kind }) => kind === 'text').length;
				all += area.ink.filter(({ kind }) => kind === 'text').length;
			}
		expect(left).toBeGreaterThan(0);
		expect(left).toBeLessThan(all);
	});
});
