/** How many legal continuations there are: a tripwire for every rule at once. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { play, position } from './position.ts';

const perft = (state: unknown, depth: number): number => {
	const moves = game.moves(state);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => sum + perft(game.apply(state, move), depth - 1), 0);
};

const opening = (a: number, b: number) => position({ dice: [a, b], players: 1 });

const middle = `
	. . . . . s . . . . .
	. . . s o o o s . . .
	. . . o o o o o . . .
	. s o s x x o s o s .
	. o o o x x x o o o .
	s o o s o x o s o o s
	. o o o o o o o o o .
	. s o s o s o s o s .
	. . . o o o o o . . .
	. . . s o o o s . . .
	. . . . . s . . . . .`;

describe('legal continuations', { timeout: 60_000 }, () => {
	it.each([
		[1, 2, [196, 6604, 6604]],
		[3, 5, [137, 4802, 4802]],
		[6, 6, [2096, 56988]]
	])('alone, first roll %i-%i', (a, b, counts) => {
		expect(counts.map((_, depth) => perft(opening(a, b), depth + 1))).toEqual(counts);
	});

	it('two players, in the middle of the game, with progress', () => {
		const state = position({
			dice: [5, 3],
			analysis: middle,
			testing: '- - - - - - - - - - - - - - 1 4 2 6 3 3',
			curve: `
				. . . - . . .
				. . - - - . .
				. - - - - - .
				- - 5 - - - -
				- - 2 o - - -`,
			progress: 'xxo',
			research: 4
		});
		expect([perft(state, 1), perft(state, 2)]).toEqual([631, 202412]);
		const marked = play(state, { do: 'test', by: 1, die: 0, add: 0, cell: [3, 4] });
		expect(perft(marked, 1)).toBe(316);
	});
});
