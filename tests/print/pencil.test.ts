import { describe, expect, it } from 'vitest';
import { tracesOf, type Trace } from '../../src/lib/sheets/kit/pencil.ts';
import type { Mark, Piece } from '../../src/lib/table/record.ts';
import type { Cell } from '../../src/lib/table/sheet.ts';

const box = { x: 20, y: 30, width: 8, height: 8 };
const kinds = ['fill', 'cross', 'circle', 'half', 'tick', 'strike', 'marker'] as const;
type Spot = Pick<Cell, 'id' | 'box' | 'round' | 'places'>;

/** Texts of the sheet are said by their key, turned into capitals. */
const traced = (marks: readonly Mark[], spot: Spot) =>
	tracesOf(marks, spot, (label) => (typeof label === 'string' ? label : label.key.toUpperCase()));

const pathsOf = (traces: readonly Trace[]) =>
	traces.flatMap((trace) => (trace.kind === 'path' ? [trace.d] : []));

function reach(d: string) {
	const numbers = [...d.matchAll(/-?\d+(\.\d+)?/g)].map(([digits]) => Number(digits));
	const xs = numbers.filter((_, n) => n % 2 === 0);
	const ys = numbers.filter((_, n) => n % 2 === 1);
	return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('pencil', () => {
	it.each(kinds)('%s stays in its cell', (kind) => {
		for (const round of [true, false]) {
			const [d] = pathsOf(traced([{ kind }], { id: 'a', box, round }));
			const { left, right, top, bottom } = reach(d!);
			expect(left).toBeGreaterThan(19.5);
			expect(top).toBeGreaterThan(29.5);
			expect(right).toBeLessThan(28.5);
			expect(bottom).toBeLessThan(38.5);
			expect(right - left).toBeGreaterThan(2.5);
		}
	});

	it('is the same for the same cell and another for the next', () => {
		const draw = (id: string) => pathsOf(traced([{ kind: 'fill' }], { id, box }));
		expect(draw('virus-3-4')).toEqual(draw('virus-3-4'));
		expect(draw('virus-3-4')).not.toEqual(draw('virus-3-5'));
	});

	it('hatches a round cell inside its circle', () => {
		const [d] = pathsOf(traced([{ kind: 'fill' }], { id: 'a', box, round: true }));
		const ends = [...d!.matchAll(/M(\S+) (\S+?)Q\S+ \S+ ([\d.]+) ([\d.]+)/g)];
		expect(ends.length).toBeGreaterThan(5);
		for (const [, x, y] of ends) expect(Math.hypot(Number(x) - 24, Number(y) - 34)).toBeLessThan(4.1);
	});

	it('writes a number into the middle of the cell and strikes it when asked', () => {
		const [text, ...none] = traced([{ kind: 'write', text: '12' }], { id: 'a', box });
		expect(text).toMatchObject({ kind: 'text', text: '12', x: 24 });
		expect(none).toEqual([]);
		const struck: Mark = { kind: 'write', text: '12', strike: true };
		expect(traced([struck], { id: 'a', box }).map(({ kind }) => kind)).toEqual(['text', 'path']);
	});

	it('packs pieces side by side: shape, letter and number', () => {
		const pieces: Piece[] = [
			{ shape: 'die', letter: 'B', tone: 'blue', count: 3 },
			{ shape: 'pawn', letter: 'A', tone: 'green' },
			{ shape: 'triangle', letter: { key: 'c', values: {} }, tone: 'yellow' }
		];
		const traces = traced([{ kind: 'pieces', pieces }], { id: 'a', box });
		expect(traces.flatMap((trace) => (trace.kind === 'text' ? [trace.text] : []))).toEqual([
			'B',
			'×3',
			'A',
			'C'
		]);
		const bodies = pathsOf(traces).map(reach);
		for (const [n, a] of bodies.entries())
			for (const b of bodies.slice(n + 1))
				expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
	});

	it('puts pieces into places of their own, and counts those that do not fit', () => {
		const places = { blue: [0, 6].map((x) => ({ x, y: 0, side: 6 })) };
		const shown = (count: number): string[] =>
			traced([{ kind: 'pieces', pieces: [{ shape: 'die', letter: 'B', tone: 'blue', count, at: 'blue' }] }], {
				id: 'a',
				box,
				places
			}).flatMap((trace) => (trace.kind === 'text' ? [`${trace.text} ${Math.round(trace.x)}`] : []));
		expect(shown(1)).toEqual(['B 3']);
		expect(shown(2)).toEqual(['B 3', 'B 9']);
		expect(shown(3)).toEqual(['B 3', '×3 8']);
	});
});
