import { describe, expect, it } from 'vitest';
import { awaitedOf, drawn, FULL_CURVE, marksOf, refusedSetup, rulings, table } from './lines.ts';

/** Nobody has to use a die. */
const free = { options: rulings('R1b') };

describe('game and turn', () => {
	it('FTV-G1 only what is awaited, only by whom it is awaited of', () => {
		const first = table();
		expect(first.broken('A roll 1 2')).toEqual([]);
		expect(first.broken('B roll 1 2')).toEqual(['FTV-G1 otherRolls']);
		expect(first.broken('A analyse 0 5.5')).toEqual(['FTV-G1 rollFirst']);
		expect(first.broken('A report')).toEqual(['FTV-G1 keptHere']);
		const rolled = first.after('A roll 1 2');
		expect(rolled.broken('A roll 1 2')).toEqual(['FTV-G1 rolledAlready']);
		expect(rolled.broken('B roll 1 2')).toEqual(['FTV-G1 otherRolls']);
		expect(rolled.broken('A keep')).toEqual(['FTV-G1 nothingToKeep']);
		expect(rolled.broken('stop')).toEqual(['FTV-G1 finishTurn']);
		expect(rolled.broken('B decline')).toEqual(['FTV-G1 noBonus']);
		expect(rolled.after('B done').broken('B analyse 0 5.5')).toEqual(['FTV-G1 doneAlready']);
		expect(first.after('stop').broken('A roll 1 2')).toEqual(['FTV-G1 gameOver']);
	});
	it('FTV-G2 one sheet a player, all the same', () => {
		const { by: first, ...ana } = marksOf(table({ players: 3 }), 0) as { by?: number };
		const { by: third, ...cleo } = marksOf(table({ players: 3 }), 2) as { by?: number };
		expect([first, third]).toEqual([0, 2]);
		expect(ana).toEqual(cleo);
	});
	it('FTV-G3 FTV-G4 seat 0 rolls first and is the only active player', () => {
		const { status } = table({ players: 3 }).after('A roll 1 2');
		expect(status['players']).toMatchObject([{ active: true }, { active: false }, { active: false }]);
	});
	it('FTV-G5 doubles of 1 to 5 may be rolled again by the roller, double six may not', () => {
		const double = table().after('A roll 4 4');
		expect(double.awaited).toEqual(['A roll', 'A keep']);
		expect(double.listed('keep')).toEqual([{ do: 'keep', by: 0 }]);
		expect(double.broken('B roll 1 2')).toEqual(['FTV-G1 decideDouble']);
		expect(double.broken('A analyse 0 5.5')).toEqual(['FTV-G1 decideDouble']);
		expect(double.after('A roll 4 4').status['phase']).toBe('double');
		expect(double.after('A keep').status['phase']).toBe('mark');
		expect(table().after('A roll 6 6').broken('A roll 1 2')).toEqual(['FTV-G1 sixesStay']);
	});
	it('FTV-G5 FTV-R3 b once a turn only', () => {
		const kept = table({ options: rulings('R3b', 'R1b') }).after('A roll 4 4; A roll 2 2');
		expect(kept.status['phase']).toBe('mark');
		expect(kept.broken('A roll 1 2')).toEqual(['FTV-G1 rolledTwice']);
		expect(kept.after('A done; B done; B roll 3 3').status['phase']).toBe('double');
	});
	it('FTV-G6 all players mark in any order among them', () => {
		const rolled = table().after('A roll 1 2');
		expect(rolled.broken('B analyse 0 5.5')).toEqual([]);
		expect(rolled.after('B analyse 0 5.5; B done').broken('A analyse 0 5.5')).toEqual([]);
	});
	it('FTV-G7 the last done ends the turn, and the next seat rolls', () => {
		const one = table(free).after('A roll 1 2; A done');
		expect(one.status).toMatchObject({ phase: 'mark', turn: 0 });
		expect(one.after('B done').status).toMatchObject({ phase: 'roll', turn: 1, roller: 1, dice: null });
	});
	it('FTV-G7 without a kept sheet a final roll ends the turn', () => {
		const log = table({ options: { sheets: [] } });
		expect(log.awaited).toEqual(['A roll', 'stop']);
		const next = log.after('A roll 5 6');
		expect(next.status).toMatchObject({ phase: 'roll', turn: 1, roller: 1, dice: null });
		expect(next.awaited).toEqual(['B roll', 'A report', 'B report', 'stop']);
		expect(next.after('B roll 3 3; B keep').status).toMatchObject({ phase: 'roll', turn: 2, roller: 0 });
		expect(next.after('A report').status).toMatchObject({ over: true, winners: [0] });
		expect(next.after('A report').awaited).toEqual(['B report']);
	});
	it('FTV-G8 nothing is carried over', () => {
		const extra = table(free).after('A roll 3 2; B test 0 4.1');
		expect(awaitedOf(extra, 'B')).toContain('curve');
		const next = extra.after('A done; B done; B roll 1 2; A done; B analyse 0 5.5');
		expect(awaitedOf(next, 'B')).toEqual(['research', 'test', 'curve', 'done']);
	});
	it('the order of what is awaited is that of the seats, then of the table of moves', () => {
		expect(table({ options: { sheets: [1] } }).after('A roll 1 2').awaited).toEqual([
			'A report',
			'B analyse',
			'B research',
			'B test',
			'B curve',
			'B done'
		]);
	});
});

describe('larger tables', () => {
	it('FTV-L1 at most four seats roll, and each of the others has chosen one of them', () => {
		const chosen = (groups: readonly number[]) =>
			refusedSetup({ players: groups.length, options: { groups } });
		expect(chosen([0, 1, 2, 3, 0])).toBeNull();
		expect(chosen([0, 1, 2, 3, 4])).toMatch(/^options\.groups /);
		expect(chosen([0, 0, 1])).toMatch(/^options\.groups /);
		const here = table({ players: 5, options: { groups: [0, 1, 2, 3, 0], ...rulings('R1b') } });
		expect(here.broken('E roll 1 2')).toEqual(['FTV-G1 otherRolls']);
	});
	it('FTV-L2 FTV-L3 all who chose the roller are active; the rolling seats take turns', () => {
		const groups = table({ players: 3, options: { groups: [0, 1, 0], ...rulings('R1b') } });
		const double = groups.after('A roll 2 2');
		expect(double.broken('C keep')).toEqual(['FTV-G1 decideDouble']);
		const rolled = double.after('A keep');
		expect(rolled.status['players']).toMatchObject([{ active: true }, { active: false }, { active: true }]);
		const second = rolled.after('A done; B done; C done');
		expect(second.status).toMatchObject({ roller: 1 });
		expect(second.after('B roll 1 2; A done; B done; C done').status).toMatchObject({ roller: 0, turn: 2 });
	});
	it('FTV-L4 sheets kept elsewhere are never waited for', () => {
		const rolled = table({ players: 3, options: { sheets: [2], ...rulings('R1b') } }).after('A roll 1 2');
		expect(rolled.after('C done').status['phase']).toBe('roll');
	});
});

describe('the end', () => {
	const win = drawn(
		{
			research: 11,
			testing: '7 7\n7 6 7\n7 6 6 6\n6 6 6 6 6\n6 6 6 6 6 6',
			curve: FULL_CURVE,
			progress: 'oooo'
		},
		{ players: 3, ...free }
	).after('A roll 6 5');

	it('FTV-E1 FTV-E2 the turn is finished, and all who cross out the last number with this roll win', () => {
		const first = win.after('B research 0+6');
		expect(first.status).toMatchObject({ over: false, winners: [1] });
		expect(first.broken('A roll 1 2')).toEqual(['FTV-G1 rolledAlready']);
		const over = first.after('A research 0+6; C done; A done; B done');
		expect(over.status).toMatchObject({ phase: 'over', turn: 0, awaits: [], winners: [0, 1] });
		expect(over.broken('stop')).toEqual(['FTV-G1 gameOver']);
	});
	it('FTV-E3 the table may stop between two turns; nobody has won', () => {
		expect(table().listed('stop')).toEqual([{ do: 'stop' }]);
		expect(table().after('A roll 1 2').broken('stop')).toEqual(['FTV-G1 finishTurn']);
		const over = table().after('stop');
		expect(over.status).toMatchObject({ over: true, winners: [], awaits: [] });
	});
	it('FTV-E4 a player kept elsewhere reports in the turn, before the next roll, or after the end', () => {
		const elsewhere = table({ players: 3, options: { sheets: [0], ...rulings('R1b') } });
		expect(elsewhere.broken('B report')).toEqual(['FTV-G1 reportLater']);
		const rolled = elsewhere.after('A roll 1 2');
		expect(rolled.broken('B analyse 0 5.5')).toEqual(['FTV-G1 keptElsewhere']);
		expect(rolled.broken('A report')).toEqual(['FTV-G1 keptHere']);
		const reported = rolled.after('B report');
		expect(reported.status['phase']).toBe('mark');
		expect(reported.broken('B report')).toEqual(['FTV-G1 reportedAlready']);
		const over = reported.after('A done');
		expect(over.awaited).toEqual(['C report']);
		expect(over.after('C report').status['winners']).toEqual([1, 2]);
		const between = rolled.after('A done; C report');
		expect(between.status).toMatchObject({ over: true, turn: 1, roller: 1, dice: [1, 2], winners: [2] });
	});
});
