import { describe, expect, it } from 'vitest';
import {
	NO_MIRROR,
	blank,
	countOf,
	drawnTo,
	painted,
	resized,
	type Stroke
} from '../../src/lib/ui/edition/painted.ts';

describe('a map that is painted', () => {
	const map = ['...', '...', '...', '...'];

	it('takes a letter at one square', () => {
		expect(painted(map, [0, 1], 'o')).toEqual(['.o.', '...', '...', '...']);
	});
	it('takes it at the reflections too: two on an axis, four elsewhere', () => {
		expect(painted(map, [1, 0], 's', { across: true, down: false })).toEqual(['...', 's.s', '...', '...']);
		expect(painted(map, [0, 1], 's', { across: true, down: true })).toEqual(['.s.', '...', '...', '.s.']);
		expect(painted(map, [0, 0], 's', { across: true, down: true })).toEqual(['s.s', '...', '...', 's.s']);
	});
	it('grows and shrinks at the bottom and at the right', () => {
		expect(resized(['ab', 'cd'], 3, 3)).toEqual(['ab.', 'cd.', '...']);
		expect(resized(['ab', 'cd'], 1, 1)).toEqual(['a']);
	});
	it('is counted, and emptied', () => {
		expect(countOf(['os.', 'so.'], 's')).toBe(2);
		expect(countOf(['os.', 'so.'], 'os')).toBe(4);
		expect(blank(['os', '.o'])).toEqual(['..', '..']);
	});
});

describe('a stroke', () => {
	const begun = (rows: string[], letter: string, at: [number, number], mirror = NO_MIRROR): Stroke => ({
		pointer: 1,
		letter,
		mirror,
		rows: painted(rows, at, letter, mirror),
		at
	});
	const map = ['.....', '.....', '.....'];

	it('paints every square that it comes to', () => {
		const drawn = drawnTo(drawnTo(begun(map, 'o', [0, 0]), [0, 1]), [1, 1]);
		expect(drawn.rows).toEqual(['oo...', '.o...', '.....']);
	});
	it('skips no square however fast the finger is', () => {
		expect(drawnTo(begun(map, 'o', [0, 0]), [0, 4]).rows[0]).toBe('ooooo');
		expect(drawnTo(begun(map, 'o', [0, 0]), [2, 4]).rows).toEqual(['o....', '.oo..', '...oo']);
		expect(drawnTo(begun(map, 'o', [2, 3]), [0, 3]).rows).toEqual(['...o.', '...o.', '...o.']);
	});
	it('draws nothing between where it left the map and where it comes back', () => {
		const outside = drawnTo(begun(map, 'o', [0, 0]), null);
		expect(drawnTo(outside, [0, 4]).rows[0]).toBe('o...o');
	});
	it('takes its reflections along', () => {
		const mirror = { across: true, down: false };
		expect(drawnTo(begun(map, 's', [0, 0], mirror), [0, 1]).rows[0]).toBe('ss.ss');
	});
	it('stays as it is while the finger rests on a square', () => {
		const stroke = begun(map, 'o', [1, 1]);
		expect(drawnTo(stroke, [1, 1]).rows).toEqual(stroke.rows);
	});
});
