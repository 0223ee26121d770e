/** What the screen draws over cells never covers what is printed in their middle. */
import { describe, expect, it } from 'vitest';
import type { Area, Ink } from '../../src/lib/table/sheet.ts';
import { overlayOf } from '../../src/lib/ui/sheet/overlay.ts';

const area = (round: boolean, side: number, ink: readonly Ink[] = []): Area => ({
	id: 'a',
	title: { key: 'a', values: {} },
	box: { x: 0, y: 0, width: side, height: side },
	columns: 1,
	cells: [
		{
			id: 'a.0',
			box: { x: 0, y: 0, width: side, height: side },
			round,
			name: { key: 'a', values: {} },
			ink
		}
	],
	ink: []
});
const none = new Set<string>();
const only = new Set(['a.0']);
const said = { lit: none, ghost: none, pointed: none, tried: none };
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('overlay', () => {
	it('marks a legal cell in two corners', () => {
		const { brackets, frames } = overlayOf(area(false, 8), { ...said, lit: only });
		expect(frames).toBe('');
		expect(brackets.match(/M/g)).toHaveLength(2);
		// every point keeps to the outer parts of the cell: one of its coordinates is near an edge
		const [left, , top] = numbers(brackets);
		expect(left).toBeLessThan(1);
		expect(top).toBeLessThan(1);
	});
	it.each([
		['top left', [0.8, 2.8], 'start'],
		['bottom right', [7.4, 7.4], 'end']
	] as const)('leaves what is printed %s free', (_, at, align) => {
		const number: Ink = { kind: 'text', text: '3', at, align, size: 7.5, face: 'bold', tone: 'soft' };
		const { brackets } = overlayOf(area(false, 8, [number]), { ...said, lit: only });
		const [right, , top, , left, , bottom] = numbers(brackets);
		expect([right, top, left, bottom].map((n) => (n ?? 4) > 4)).toEqual([true, false, false, true]);
	});
	it('rings a round or large legal cell', () => {
		expect(overlayOf(area(true, 8), { ...said, lit: only }).frames).toContain('a4.3 4.3');
		expect(overlayOf(area(false, 20), { ...said, lit: only }).frames).not.toBe('');
	});
	it('hatches what was tried and rings what is the cause, never both', () => {
		const both = overlayOf(area(false, 8), { ...said, tried: only, pointed: only });
		expect(both.tried.match(/L/g)?.length).toBeGreaterThan(5);
		expect(both.causes).toBe('');
		expect(overlayOf(area(false, 8), { ...said, pointed: only }).causes).not.toBe('');
	});
	it('goes once around causes that stand in a row, and around each of those that do not', () => {
		const ringsAround = (places: readonly (readonly [number, number])[]): number => {
			const [cell] = area(false, 8).cells;
			if (!cell) throw new Error('no cell');
			const cells = places.map(([x, y], nth) => ({ ...cell, id: `${nth}`, box: { ...cell.box, x, y } }));
			const pointed = new Set(cells.map(({ id }) => id));
			return overlayOf({ ...area(false, 8), cells }, { ...said, pointed }).causes.match(/z/g)?.length ?? 0;
		};
		expect(
			ringsAround([
				[0, 0],
				[16, 0],
				[8, 0]
			])
		).toBe(1);
		expect(
			ringsAround([
				[0, 0],
				[8, 8]
			])
		).toBe(2);
		expect(
			ringsAround([
				[0, 0],
				[20, 0]
			])
		).toBe(2);
	});
	it('keeps the hatching within the cell', () => {
		const { tried } = overlayOf(area(false, 8), { ...said, tried: only });
		const strokes = tried.slice(0, tried.indexOf('h'));
		for (const n of numbers(strokes)) {
			expect(n).toBeGreaterThanOrEqual(0);
			expect(n).toBeLessThanOrEqual(8);
		}
	});
});
