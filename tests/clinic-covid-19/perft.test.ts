/** Tripwires: how many legal continuations there are. A change here is a change of the rules. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/clinic-covid-19/game.ts';
import { after, business, infecting, modules } from './script.ts';

const perft = (state: unknown, depth: number): number =>
	depth === 0
		? 1
		: game.moves(state).reduce((sum, move) => sum + perft(game.apply(state, move), depth - 1), 0);

describe('perft', () => {
	it.each([
		['solo start', after(1, ''), [1, 2, 2]],
		['four players start', after(4, ''), [4, 20, 100]]
	] as const)('%s', (_, { state }, counts) => {
		expect(counts.map((_count, at) => perft(state, at + 1))).toEqual(counts);
	});

	it('infections and treatments', () => {
		expect([1, 2].map((depth) => perft(infecting(2, { modules }).state, depth))).toEqual([14, 194]);
		expect(
			[1, 2].map((depth) => perft(business('patient red, doctor white', { modules }).state, depth))
		).toEqual([89, 3880]);
		expect(perft(business('patient red', { contagion: 'high' }).state, 3)).toBe(52);
	});
});
