/** The story of a game, told from numbers that are made up and easily followed. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/lib/table/engine.ts';
import type { AnyGame } from '../../src/lib/table/game.ts';
import type { Ending } from '../../src/lib/table/record.ts';
import { gameIds, loadGame } from '../../src/lib/games.ts';
import { loadSample } from '../../src/lib/samples.ts';
import { replay } from '../../src/lib/table/engine.ts';
import { courseOf, milestones, mostEventful } from '../../src/lib/ui/play/end/course.ts';
import { endingOf, turningPoint } from '../../src/lib/ui/play/end/ending.ts';
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
	const turn = turningPoint(line, winner);
	return turn && storyOf(line, turn, winner);
};

describe('where nobody is ahead of anybody', () => {
	const gauge = (value: number) => ({ name: { key: 'beds', values: {} }, value, of: 10, fatal: value === 0 });
	const lineOfBeds = (...beds: readonly number[]): Line => ({
		game: {
			ending: (value: number) => ({ how: 'lost', winners: [], together: true, gauges: [gauge(value)] }),
			tells: (before: number, _: unknown, after: number) => Array.from({ length: before - after })
		} as unknown as AnyGame,
		setup: { players: ['Ana'], options: {} },
		moves: beds.slice(1).map(() => ({ do: 'lose' })),
		states: beds
	});
	const courseIn = (line: Line) =>
		courseOf(line, { how: 'lost', winners: [], together: true, gauges: [gauge(Number(line.states.at(-1)))] });

	it('the largest step towards the end is told, of equal ones the last', () => {
		expect(courseIn(lineOfBeds(9, 6, 7, 4, 3, 0))).toMatchObject({ at: 5, from: 3, to: 0 });
		expect(courseIn(lineOfBeds(9, 4, 7, 4, 3, 0))).toMatchObject({ at: 1, from: 9, to: 4 });
	});
	it('a table that won is told when defeat was nearest', () => {
		const line = lineOfBeds(9, 6, 2, 7, 4);
		const ending = (value: number): Ending => ({
			how: 'won',
			winners: [0],
			together: true,
			gauges: [{ name: { key: 'beds', values: {} }, value, of: 10, danger: 'empty' }]
		});
		const won: Line = { ...line, game: { ...line.game, ending: (value) => ending(Number(value)) } };
		expect(courseOf(won, ending(4))).toMatchObject({ kind: 'close', at: 2, to: 2, of: 10 });
	});
	it('few steps to the goal are told one by one', () => {
		const ending = (value: number): Ending => ({
			how: 'won',
			winners: [0],
			together: true,
			gauges: [{ name: { key: 'cures', values: {} }, value, of: 2, goal: true }]
		});
		const line = lineOfBeds(0, 0, 1, 1, 2);
		const won: Line = { ...line, game: { ...line.game, ending: (value) => ending(Number(value)) } };
		expect(milestones(won, ending(2))?.at).toEqual([2, 4]);
	});
	it('ordinary steps are no turning point, and neither is a move that set off one thing', () => {
		const line = lineOfBeds(3, 2, 1, 0);
		expect(courseIn(line)).toBeNull();
		expect(mostEventful(line)).toBeNull();
		expect(mostEventful(lineOfBeds(9, 8, 5, 2))).toBe(2);
	});
	it.each(gameIds)('the sample of %s has a turning point, and its end a rule', async (id) => {
		const game = await loadGame(id);
		const sample = await loadSample(id);
		if (!sample) throw new Error('no sample');
		const { line } = replay(game, sample);
		const ending = endingOf(game, line.states.at(-1));
		const course = ending && courseOf(line, ending);
		expect(course?.values.length ?? line.states.length).toBe(line.states.length);
		expect(course?.at ?? mostEventful(line)).toBeGreaterThan(0);
		expect(game.rulebook).toHaveProperty(ending?.rule ?? '');
	});
});

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
			{ kind: 'decided', part: 'b', rival: 1, own: 18, theirs: 2 }
		]);
	});
	it('without points it turns when the winner passes for the last time', () => {
		const line = lineOf(
			...[
				[0, 0],
				[1, 0],
				[1, 2],
				[2, 2],
				[3, 2],
				[3, 2]
			].map(([ana = 0, bo = 0]) => [[ana, 0] as const, [bo, 0] as const])
		);
		const race: Line = { ...line, game: { ...line.game, totals: 'none' } };
		expect(turningPoint(race, 0)).toMatchObject({ points: false, at: 4 });
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
			{ kind: 'decided', part: 'a', rival: 1, own: 7, theirs: 0 }
		]);
	});
});
