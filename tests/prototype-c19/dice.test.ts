/** D: taking dice. */
import { describe, expect, it } from 'vitest';
import { leastInfection } from '../../src/lib/validators/prototype-c19/dice.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import type { State } from '../../src/lib/validators/prototype-c19/state.ts';
import type { At } from '../kit/at-the-table.ts';
import { acting, bonusesWith, fresh, inState, marksOf, roll, statusOf, withSheet } from './drawn.ts';

describe('taking dice', () => {
	const rolled = fresh(2).after(roll);
	const take = (...dice: number[]): Move => ({ do: 'take', by: 0, dice });

	it('PC19-D1 PC19-D2 PC19-U7 two dice, or three with a Lab rat', () => {
		expect(rolled.broken(take(4, 0))).toEqual([]);
		expect(rolled.broken(take(0, 1, 2))).toEqual([]);
		expect(marksOf(rolled.after(take(0, 1, 2))).bonuses['rat']).toEqual({ gained: 1, used: 1 });
		expect(bonusesWith(rolled, 0, 'rat').broken(take(0, 1, 2))).toEqual([
			'PC19-D2 threeNeedRat',
			'PC19-U3 noBonus'
		]);
		expect(rolled.listed('take')).toHaveLength(5 + 10 + 10);
	});

	it('PC19-D3 a single die needs a free space', () => {
		expect(rolled.broken(take(2))).toEqual([]);
		const noSpace = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1 };
		expect(withSheet(rolled, 0, { biotech: noSpace }).broken(take(2))).toEqual(['PC19-D3 noFreeSpace']);
	});

	it('PC19-D4 only dice on the table', () => {
		const taken = rolled.after(take(1, 3));
		expect(taken.broken('B take 0 2')).toEqual([]);
		expect(taken.broken('B take 0 3')).toEqual(['PC19-D4 diceGone']);
		const three = inState(fresh(1), { second: true }).after('A roll 1 2 3');
		expect(three.broken(take(0, 4))).toEqual(['PC19-D4 diceGone']);
	});

	it('PC19-D5 the highest is the infection, of equal ones the first, and stays so', () => {
		const uses = (state: At) => statusOf(state).taken.map(({ use }) => use);
		expect(uses(acting([2, 5, 4]))).toEqual(['sample', 'infection', 'sample']);
		expect(uses(acting([4, 4]))).toEqual(['infection', 'sample']);
		const changed = acting([4, 4]).after('A analysis 0 -1');
		expect(uses(changed)).toEqual(['infection', 'sample']);
	});

	it('PC19-D5 a die becomes a sample at the price of the least infection that is not below it', () => {
		const rolled = fresh(2).after('A roll 4 2 5 1 2 m6');
		const least = (at: At, die: number): number | null => leastInfection(at.state as State, die);
		expect([0, 1, 2, 3, 4].map((die) => least(rolled, die))).toEqual([2, 4, null, 1, 1]);
		// of those that the researcher left
		expect(least(rolled.after('A take 1 4'), 3)).toBe(0);
	});

	it('PC19-D5 a move is told with what its dice show, wherever it is made', () => {
		const rolled = fresh(2).after('A roll 4 2 5 1 2 m6');
		const told = (at: At, move: Move): object => game.spoken(at.state, move);
		expect(told(rolled, { do: 'take', by: 0, dice: [0, 1] })).toMatchObject({ shown: [4, 2] });
		const health: Move = { do: 'health', by: 0, die: 1 };
		expect(told(rolled.after('A take 0 1'), health)).toMatchObject({ face: 2 });
		expect(told(rolled, health)).toEqual(health);
	});

	it('PC19-D6 samples go to Health or the Formula, once', () => {
		const state = acting([5, 2]);
		expect(state.broken('A health 1')).toEqual([]);
		expect(state.broken('A health 0')).toEqual(['PC19-D6 infectionIsNoSample']);
		expect(state.broken('A formula 3 =2')).toEqual(['PC19-D6 dieNotTaken']);
		expect(state.broken('A biotech 1 A1')).toEqual(['PC19-D6 sampleNotThere']);
		expect(state.broken('A convert 3 A1')).toEqual(['PC19-D6 dieNotTaken', 'PC19-B4 pairIncomplete']);
		const used = state.after('A health 1');
		expect(used.broken('A formula 1 =2')).toEqual(['PC19-D6 dieUsedUp']);
	});

	it('PC19-D7 a single die is for Biotechnology only', () => {
		const state = acting([5]);
		expect(state.broken('A biotech 0 C2')).toEqual([]);
		expect(state.broken('A health 0')).toEqual(['PC19-D7 singleDieOnly']);
		expect(state.broken('A biotech 1 C2')).toEqual(['PC19-D7 singleDieOnly']);
		expect(state.broken('A infect 0.0')).toEqual(['PC19-D7 singleDieInfectsNobody']);
		expect(state.broken('A cover 0 5')).toEqual(['PC19-D7 singleDieInfectsNobody']);
		const noted = state.after('A biotech 0 C2');
		expect(noted.broken('A biotech 0 C1')).toEqual(['PC19-D7 singleDieUsed']);
	});
});
