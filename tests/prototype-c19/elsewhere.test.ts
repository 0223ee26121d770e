/** M: sheets kept elsewhere. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, fresh, inState, lastTurn, scoreOf, statusOf, withSheet } from './drawn.ts';
import { table } from './lines.ts';

describe('sheets kept elsewhere', () => {
	const options = { sheets: [0] };
	const roll = (by: number): Move => ({ do: 'roll', by, samples: [1, 2, 3, 4, 5], mutant: 2 });

	it('PC19-M1 only throws and dice taken are recorded', () => {
		const there = inState(fresh(2, options), { researcher: 1 });
		const rolled = there.after(roll(1));
		expect(rolled.broken('B take 0 1 2')).toEqual([]);
		const taken = rolled.after('B take 0 1 2');
		expect(taken.broken('B infect 0.0')).toEqual(['PC19-T4 marksElsewhere', 'PC19-M1 marksElsewhere']);
		expect(acting([1], {}, options, 2).broken('B take 2')).toEqual(['PC19-T4 notYourPart']);
		expect(taken.awaited).toEqual(['A take', 'A pass', 'A resist']);
		const again = 'B reroll 0:6 explorer';
		const freed = rolled.after(again.replace(' explorer', ''));
		expect(freed.after(again, again, again).broken(again)).toEqual([]);
	});

	it('PC19-M2 each reports once after the last turn', () => {
		const report = 'B report 4 7';
		const reporting = lastTurn({}, options, 3).after('A done');
		expect(reporting.awaited).toEqual(['B report', 'C report']);
		expect(fresh(2, options).broken(report)).toEqual(['PC19-T4 rollFirst']);
		const one = reporting.after(report);
		expect(one.broken(report)).toEqual(['PC19-T4 reportsFirst']);
		expect(one.after(report.replace('B', 'C')).status.over).toBe(true);
	});

	it('PC19-M3 PC19-X13 told samples, ten at most', () => {
		const told = 'B formula-elsewhere';
		const state = inState(fresh(2, { ...options, scenario: 'anti-vaccines' }), { told: [0, 9] });
		expect(state.broken(told)).toEqual([]);
		expect(statusOf(state.after(told)).received).toEqual([1]);
		expect(state.after(told).broken(told)).toEqual(['PC19-M3 allTold']);
		expect(fresh(2, options).broken(told)).toEqual(['PC19-T4 rollFirst']);
	});

	it('PC19-M5 no sheet kept: a log of throws', () => {
		const log = table({
			facts: { rounds: [1, 1, 1, 1, 1] },
			options: { sheets: [], scenario: 'common-flu' }
		});
		expect(log.awaited).toEqual(['A roll']);
		const next = log.after('A roll 4 2 5 1 3 m3', 'A reroll 0:1', 'A take 0 1 2');
		expect(next.awaited).toEqual(['B roll']);
		const over = next.after('B roll 4 2 5 1 3 m3', 'B take 4');
		expect(over.status).toMatchObject({ phase: 'over', over: true, players: [], awaits: [] });
		expect(over.marks).toEqual({ players: [] });
		expect(game.score(over.state)).toEqual({ scores: [], result: { winners: [] } });
		expect(next.broken('A report 1 1')).toEqual(['PC19-T4 rollFirst']);
	});

	it('PC19-M4 not scored here, and no factor before the report', () => {
		const state = withSheet(fresh(2, options), 0, { formula: [{ noted: 4, factor: '=2' }] });
		expect(game.score(state.state).scores).toHaveLength(1);
		expect(scoreOf(state).parts['formula']).toBe(8);
		expect(scoreOf(inState(state, { reports: [null, { factors: 2, columns: 0 }] })).parts['formula']).toBe(4);
	});
});
