/** U: research samples. */
import { describe, expect, it } from 'vitest';
import { acting, statusOf } from './drawn.ts';

describe('research samples', () => {
	it('PC19-U8 any value for its own area, before anything else', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(state.broken('A formula v6 =6')).toEqual([]);
		expect(state.broken('A health v6')).toEqual(['PC19-U8 noResource']);
		expect(state.broken('A formula 1 =6')).toEqual(['PC19-U8 resourceFirst']);
		expect(state.broken('A done')).toEqual(['PC19-T4 resourceFirst', 'PC19-U8 resourceFirst']);
		expect(acting([5, 2]).broken('A health v6')).toEqual(['PC19-U8 noResource']);
	});

	it('PC19-U8 the resource of the area goes before a free sample', () => {
		const state = acting([5, 2], { free: ['free', 'formula', 'free'] });
		expect(statusOf(state).free).toEqual(['formula', 'free', 'free']);
		expect(statusOf(state.after('A formula v6 =6')).free).toEqual(['free', 'free']);
		expect(statusOf(state.after('A health v6')).free).toEqual(['formula', 'free']);
	});

	it('PC19-U9 a free sample goes into all three areas', () => {
		const state = acting([5, 2], { free: ['free'] });
		expect(state.awaited).toEqual(['A health', 'A formula', 'A biotech', 'A forgo']);
		expect(state.listed('biotech')).toHaveLength(36);
		expect(state.broken('A biotech v6 A1')).toEqual([]);
	});

	it('PC19-U10 only an open resource is given up', () => {
		const state = acting([5, 2], { free: ['formula'] });
		expect(state.broken('A forgo formula')).toEqual([]);
		expect(state.broken('A forgo free')).toEqual(['PC19-U10 notOpen']);
	});
});
