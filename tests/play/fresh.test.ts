/** What glows after a move: what it wrote, and the rows that it filled. */
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/lib/table/record.ts';
import type { Area } from '../../src/lib/table/sheet.ts';
import { completedBy } from '../../src/lib/ui/sheet/fresh.ts';

/** Three by three squares, named by row and column. */
const area = {
	cells: Array.from({ length: 9 }, (_, n) => ({
		id: `${Math.floor(n / 3)}${n % 3}`,
		box: { x: (n % 3) * 9, y: Math.floor(n / 3) * 9, width: 9, height: 9 }
	}))
} as unknown as Area;
const cross: readonly Mark[] = [{ kind: 'cross' }];
const full = (...cells: readonly string[]) => new Map(cells.map((cell) => [cell, cross]));

describe('a completed row', () => {
	it('glows when its last square was written', () => {
		expect(completedBy(area, full('00', '01', '02', '11'), new Set(['01']))).toEqual(['00', '01', '02']);
	});
	it('does not glow again, nor while a square is empty', () => {
		const marks = full('00', '01', '02', '10', '11');
		expect(completedBy(area, marks, new Set(['11']))).toEqual([]);
	});
	it('glows together with the column that the same square fills', () => {
		const marks = full('00', '01', '02', '10', '20');
		expect(completedBy(area, marks, new Set(['00']))).toEqual(['00', '01', '02', '00', '10', '20']);
	});
});
