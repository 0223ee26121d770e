import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import type { Move } from '../../src/lib/validators/fight-the-virus/moves.ts';
import { rulebook } from '../../src/lib/validators/fight-the-virus/rulebook.ts';
import { start, type State } from '../../src/lib/validators/fight-the-virus/state.ts';
import { words } from '../../src/lib/i18n/games/fight-the-virus/en.ts';
import { awaitedOf, play, position, refusals, sheetOf } from './position.ts';

const roll = (a: number, b: number, by = 0): Move => ({ do: 'roll', by, dice: [a, b] });
const done = (by: number): Move => ({ do: 'done', by });
const keep = (by: number): Move => ({ do: 'keep', by });
const test = (by: number, die: 0 | 1, column: number): Move => ({ do: 'test', by, die, cell: [4, column] });
const shape = (by: number, die: 0 | 1): Move => ({ do: 'analyse', by, die, add: 0, cells: [[5, 5]] });
const research = (by: number, die: 0 | 1): Move => ({ do: 'research', by, die });

const table = (players: number, options = {}): State =>
	start({ players: ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, players), options });
const status = (state: State) => game.status(state);

describe('game and turn', () => {
	it('FTV-G1 only what is awaited, only by whom it is awaited of', () => {
		const first = table(2);
		expect(refusals(first, roll(1, 2))).toEqual([]);
		expect(refusals(first, roll(1, 2, 1))).toEqual(['FTV-G1 otherRolls']);
		expect(refusals(first, shape(0, 0))).toEqual(['FTV-G1 rollFirst']);
		expect(refusals(first, { do: 'report', by: 0 })).toEqual(['FTV-G1 keptHere']);
		const rolled = play(first, roll(1, 2));
		expect(refusals(rolled, roll(1, 2))).toEqual(['FTV-G1 rolledAlready']);
		expect(refusals(rolled, keep(0))).toEqual(['FTV-G1 nothingToKeep']);
		expect(refusals(rolled, { do: 'stop' })).toEqual(['FTV-G1 finishTurn']);
		expect(refusals(rolled, { do: 'decline', by: 1 })).toEqual(['FTV-G1 noBonus']);
		expect(refusals(play(rolled, done(1)), shape(1, 0))).toEqual(['FTV-G1 doneAlready']);
		expect(refusals(play(first, { do: 'stop' }), roll(1, 2))).toEqual(['FTV-G1 gameOver']);
	});
	it('FTV-G2 one sheet a player, all the same', () => {
		const state = table(3);
		expect(sheetOf(state, 0)).toEqual(sheetOf(state, 2));
	});
	it('FTV-G3 FTV-G4 seat 0 rolls first and is the only active player', () => {
		const players = status(play(table(3), roll(1, 2)))['players'] as { active: boolean }[];
		expect(players.map(({ active }) => active)).toEqual([true, false, false]);
	});
	it('FTV-G5 doubles of 1 to 5 may be rolled again by the roller, double six may not', () => {
		const double = play(table(2), roll(4, 4));
		expect(game.awaits(double)).toEqual([
			{ do: 'roll', by: 0 },
			{ do: 'keep', by: 0 }
		]);
		expect(refusals(double, roll(1, 2, 1))).toEqual(['FTV-G1 decideDouble']);
		expect(refusals(double, shape(0, 0))).toEqual(['FTV-G1 decideDouble']);
		expect(play(double, roll(4, 4)).phase).toBe('double');
		expect(play(double, keep(0)).phase).toBe('mark');
		expect(refusals(play(table(2), roll(6, 6)), roll(1, 2))).toEqual(['FTV-G1 sixesStay']);
	});
	it('FTV-R3 b once a turn only', () => {
		const double = play(table(2, { rulings: { 'FTV-R3': 'b' } }), roll(4, 4), roll(2, 2));
		expect(double.phase).toBe('mark');
		expect(refusals(double, roll(1, 2))).toEqual(['FTV-G1 rolledTwice']);
		const next = play(double, { do: 'test', by: 0, die: 0, cell: [4, 0] });
		const finished = play(
			next,
			{
				do: 'analyse',
				by: 0,
				die: 1,
				cells: [
					[5, 5],
					[5, 6]
				]
			},
			done(0),
			done(1),
			roll(3, 3, 1)
		);
		expect(finished.phase).toBe('double');
	});
	it('FTV-G6 all players mark in any order among them', () => {
		const rolled = play(table(2), roll(1, 2));
		expect(refusals(rolled, shape(1, 0))).toEqual([]);
		expect(refusals(play(rolled, shape(1, 0), done(1)), shape(0, 0))).toEqual([]);
	});
	it('FTV-G7 the last done ends the turn, and the next seat rolls', () => {
		const one = play(table(2, { rulings: { 'FTV-R1': 'b' } }), roll(1, 2), done(0));
		expect(status(one)).toMatchObject({ phase: 'mark', turn: 0 });
		expect(status(play(one, done(1)))).toMatchObject({ phase: 'roll', turn: 1, roller: 1, dice: null });
	});
	it('FTV-G8 nothing is carried over', () => {
		const extra = play(table(2, { rulings: { 'FTV-R1': 'b' } }), roll(3, 2), test(1, 0, 1));
		expect(awaitedOf(extra, 1)).toContain('curve');
		const next = play(extra, done(0), done(1), roll(1, 2, 1), done(0), shape(1, 0));
		expect(awaitedOf(next, 1)).toEqual(['research', 'test', 'curve', 'done']);
	});
});

describe('using dice', () => {
	const rolled = position({ dice: [1, 2] });

	it('FTV-D1 each die once', () => {
		const used = play(rolled, shape(0, 0));
		expect(refusals(used, test(0, 1, 0))).toEqual([]);
		expect(refusals(used, test(0, 0, 0))).toEqual(['FTV-D1 dieUsed']);
		expect(refusals(used, shape(1, 0))).toEqual([]);
	});
	it('FTV-D2 an active player analyses with one die', () => {
		const used = play(rolled, shape(0, 0));
		expect(
			refusals(used, {
				do: 'analyse',
				by: 0,
				die: 1,
				cells: [
					[5, 6],
					[5, 7]
				]
			})
		).toEqual(['FTV-G1 analysedAlready', 'FTV-D2 analysedAlready']);
	});
	it('FTV-D3 an active player uses the other die elsewhere, in any order', () => {
		const used = play(rolled, test(0, 1, 0));
		expect(refusals(used, shape(0, 0))).toEqual([]);
		expect(refusals(used, research(0, 0))).toEqual([
			'FTV-G1 usedElsewhereAlready',
			'FTV-D3 usedElsewhereAlready'
		]);
	});
	it('FTV-D4 a passive player uses one die anywhere, or none', () => {
		expect(refusals(rolled, done(1))).toEqual([]);
		const used = play(rolled, research(1, 0));
		expect(refusals(used, test(1, 1, 0))).toEqual(['FTV-G1 passiveUsed', 'FTV-D4 passiveUsed']);
	});
	it('FTV-D5 FTV-T9 FTV-C11 an extra-die square gives a passive player the second die', () => {
		const used = play(rolled, test(1, 0, 1));
		expect(refusals(used, test(1, 1, 0))).toEqual([]);
		expect(refusals(used, test(1, 0, 0))).toEqual(['FTV-D1 dieUsed']);
		expect(refusals(play(used, test(1, 1, 0)), research(1, 0))).toEqual([
			'FTV-G1 bothUsed',
			'FTV-D4 bothUsed'
		]);
		const curve = play(rolled, { do: 'curve', by: 1, die: 0, cell: [4, 6] });
		expect(awaitedOf(curve, 1)).toContain('analyse');
	});
	it('FTV-T9 an active player gains nothing there', () => {
		const used = play(rolled, test(0, 0, 1));
		expect(awaitedOf(used, 0)).toEqual(['analyse', 'done']);
		expect(status(used)['players']).toMatchObject([{ extra: false }, {}]);
	});
	it('FTV-D6 an active player may not leave a die that fits as it lies', () => {
		const [complaint] = game.check(rolled, done(0));
		expect(complaint).toMatchObject({ rule: 'FTV-D6', say: { key: 'dieUsable', values: { face: 1 } } });
		const one = play(rolled, shape(0, 0));
		expect(refusals(one, done(0))).toEqual(['FTV-D6 dieUsable']);
		expect(refusals(play(one, test(0, 1, 0)), done(0))).toEqual([]);
		expect(refusals(position({ dice: [1, 2], rulings: { 'FTV-R1': 'b' } }), done(0))).toEqual([]);
	});
	const full = Array.from({ length: 11 }, () => 'x'.repeat(11)).join('\n');
	it('FTV-D7 a die that fits nowhere without progress is skipped', () => {
		const state = position({
			dice: [1, 2],
			analysis: full,
			testing: '- - - - - - - - - 6 6 6 6 6 6 6 6 6 6 6',
			curve: `
				. . . 1 . . .
				. . 1 2 1 . .
				. 1 2 1 2 1 .
				1 2 1 2 1 2 1
				2 1 2 1 2 1 2`,
			research: 2,
			progress: 'oooo'
		});
		expect(refusals(state, done(0))).toEqual(['FTV-D6 dieUsable']);
		const higher = play({ ...state, dice: [2, 4] }, { do: 'done', by: 0 });
		expect(higher.seats[0]?.done).toBe(true);
	});
	it('FTV-D6 whoever has crossed out 12 is free of it', () => {
		const state = position({ dice: [1, 2], research: 12 });
		expect(refusals(state, done(0))).toEqual([]);
	});
});

describe('end and larger tables', () => {
	const win = position({
		dice: [6, 5],
		players: 3,
		research: 11,
		testing: '7 7 7 6 7 7 6 6 6 6 6 6 6 6 6 6 6 6 6 6',
		curve: `
			. . . 1 . . .
			. . 1 2 1 . .
			. 1 2 1 2 1 .
			1 2 1 2 1 2 1
			2 1 2 1 2 1 2`,
		progress: 'oooo',
		rulings: { 'FTV-R1': 'b' }
	});
	const twelve = (by: number): Move => ({ do: 'research', by, die: 0, add: 6 });

	it('FTV-E1 FTV-E2 the turn is finished, and all who cross out 12 with this roll win', () => {
		const first = play(win, twelve(1));
		expect(status(first)).toMatchObject({ over: false, winners: [1] });
		expect(refusals(first, roll(1, 2))).toEqual(['FTV-G1 rolledAlready']);
		const over = play(first, twelve(0), done(2), done(0), done(1));
		expect(game.score(over).result).toEqual({ over: true, reason: 'research', winners: [0, 1] });
		expect(status(over)).toMatchObject({ phase: 'over', turn: 0, awaits: [] });
	});
	it('FTV-E3 the table may stop between two turns; nobody has won', () => {
		expect(refusals(play(table(2), roll(1, 2)), { do: 'stop' })).toEqual(['FTV-G1 finishTurn']);
		const over = play(table(2), { do: 'stop' });
		expect(game.score(over).result).toEqual({ over: true, reason: 'stop', winners: [] });
		expect(game.awaits(over)).toEqual([]);
	});
	it('FTV-E4 a player kept elsewhere reports in the turn, before the next roll, or after the end', () => {
		const elsewhere = table(3, { sheets: [0], rulings: { 'FTV-R1': 'b' } });
		expect(refusals(elsewhere, { do: 'report', by: 1 })).toEqual(['FTV-G1 reportLater']);
		const rolled = play(elsewhere, roll(1, 2));
		expect(refusals(rolled, shape(1, 0))).toEqual(['FTV-G1 keptElsewhere']);
		expect(refusals(rolled, { do: 'report', by: 0 })).toEqual(['FTV-G1 keptHere']);
		const reported = play(rolled, { do: 'report', by: 1 });
		expect(reported.phase).toBe('mark');
		expect(refusals(reported, { do: 'report', by: 1 })).toEqual(['FTV-G1 reportedAlready']);
		const over = play(reported, done(0));
		expect(game.awaits(over)).toEqual([{ do: 'report', by: 2 }]);
		expect(play(over, { do: 'report', by: 2 }).winners).toEqual([1, 2]);
		const between = play(rolled, done(0), { do: 'report', by: 2 });
		expect(status(between)).toMatchObject({ over: true, turn: 1, roller: 1, dice: [1, 2], winners: [2] });
	});
	it('FTV-L1 at most four seats roll, and each named seat rolls for itself', () => {
		const shapes = game.shape.options(5);
		const fits = (groups: number[]): boolean =>
			!('issues' in (shapes['~standard'].validate({ groups }) as object));
		expect(fits([0, 1, 2, 3, 0])).toBe(true);
		expect(fits([0, 1, 2, 3, 4])).toBe(false);
		expect(fits([1, 0, 2, 3, 0])).toBe(false);
		expect(fits([0, 1, 2, 3])).toBe(false);
	});
	it('FTV-L2 FTV-L3 all who chose the roller are active; the rolling seats take turns', () => {
		const groups = table(3, { groups: [0, 1, 0], rulings: { 'FTV-R1': 'b' } });
		const double = play(groups, roll(2, 2));
		expect(refusals(double, keep(2))).toEqual(['FTV-G1 decideDouble']);
		const rolled = play(double, keep(0));
		const players = status(rolled)['players'] as { active: boolean }[];
		expect(players.map(({ active }) => active)).toEqual([true, false, true]);
		const second = play(rolled, done(0), done(1), done(2));
		expect(status(second)).toMatchObject({ roller: 1 });
		const third = play(second, roll(1, 2, 1), done(0), done(1), done(2));
		expect(status(third)).toMatchObject({ roller: 0, turn: 2 });
	});
	it('FTV-L4 sheets kept elsewhere are never waited for', () => {
		const rolled = play(table(3, { sheets: [2], rulings: { 'FTV-R1': 'b' } }), roll(1, 2));
		expect(play(rolled, done(2)).phase).toBe('roll');
	});
});

it('every rule of the document is in the rulebook, with words', () => {
	expect(Object.keys(rulebook)).toHaveLength(77);
	for (const rule of Object.keys(rulebook) as (keyof typeof rulebook)[]) {
		expect(words.rules[rule].title).not.toBe('');
	}
});
