import { describe, expect, it } from 'vitest';
import { NO_MIRROR, blank, countOf, painted, resized, stroked } from '../../src/lib/ui/edition/painted.ts';

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
	const map = ['.....', '.....', '.....'];

	it('paints every square that it came to', () => {
		const squares = [
			[0, 0],
			[0, 1],
			[1, 1]
		] as const;
		expect(stroked(map, squares, 'o', NO_MIRROR)).toEqual(['oo...', '.o...', '.....']);
	});
	it('takes its reflections along', () => {
		const squares = [
			[0, 0],
			[0, 1]
		] as const;
		expect(stroked(map, squares, 's', { across: true, down: false })[0]).toBe('ss.ss');
	});
});
