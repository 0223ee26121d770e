/** The story of a game with points, told from numbers that are made up and easily followed. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { turnOf } from '../../src/lib/ui/play/end/ending.ts';
import { storyOf } from '../../src/lib/ui/play/end/story.ts';

/** Points of each player after each move, in two parts. */
function lineOf(...states: (readonly (readonly [number, number])[])[]): Line {
	const game = {
		score: (state: (typeof states)[number]) => ({
			scores: state.map(([a, b], by) => ({ by, parts: { a, b }, total: a + b })),
			result: null
		})
	} as unknown as AnyGame;
	return { game, setup: { players: ['Ana', 'Bo'], options: {} }, moves: [], states };
}
const told = (line: Line, winner: number) => {
	const turn = turnOf(line, winner);
	return turn && storyOf(line, turn, winner);
};

describe('the story of a game', () => {
	it('Bo was 14 ahead, move 3 turned it, and part b decided', () => {
		const line = lineOf(
			[
				[0, 0],
				[0, 0]
			],
			[
				[1, 0],
				[5, 0]
			],
			[
				[1, 0],
				[15, 0]
			],
			[
				[1, 18],
				[15, 0]
			],
			[
				[4, 18],
				[15, 2]
			]
		);
		expect(told(line, 0)).toEqual([
			{ kind: 'behind', rival: 1, points: 14 },
			{ kind: 'turned', at: 3, points: 18 },
			{ kind: 'decided', part: 'b', rival: 1, points: 16 }
		]);
	});
	it('who was never behind is told so', () => {
		const line = lineOf(
			[
				[0, 0],
				[0, 0]
			],
			[
				[7, 0],
				[0, 3]
			]
		);
		expect(told(line, 0)).toEqual([
			{ kind: 'neverBehind' },
			{ kind: 'turned', at: 1, points: 4 },
			{ kind: 'decided', part: 'a', rival: 1, points: 7 }
		]);
	});
});
