/** T and S: rolling. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, fresh, inState, marksOf, roll } from './drawn.ts';

describe('rolling', () => {
	it('PC19-T5 five samples and the mutant die', () => {
		expect(fresh(2).broken(roll)).toEqual([]);
		expect(fresh(2).broken('A roll 1 2 3 m1')).toEqual(['PC19-T5 rollAllDice']);
		expect(fresh(2).broken('A roll 1 2 3 4 5')).toEqual(['PC19-T5 rollAllDice']);
	});

	const rolled = fresh(2).after(roll);
	const again = (explorer: boolean): Move => ({ do: 'reroll', by: 0, dice: [1], faces: [6], explorer });

	it('PC19-T6 the first re-roll is free', () => {
		expect(rolled.broken(again(false))).toEqual([]);
		expect(rolled.broken(again(true))).toEqual(['PC19-T6 firstRerollIsFree']);
		expect(rolled.after('A reroll m2').status).toMatchObject({
			dice: { mutant: 2, samples: [4, 2, 5, 1, 3] }
		});
	});

	it('PC19-T7 PC19-U4 the next one costs an Explorer', () => {
		const second = rolled.after(again(false));
		expect(second.broken(again(true))).toEqual([]);
		expect(second.broken(again(false))).toEqual(['PC19-T7 rerollCostsExplorer']);
		expect(second.after(again(true)).broken(again(true))).toEqual(['PC19-U3 noBonus']);
		expect(second.after(again(true)).awaited).toEqual(['A take']);
		expect(marksOf(second.after(again(true))).bonuses['explorer']).toEqual({ gained: 1, used: 1 });
	});

	it('PC19-T8 at least one die of this turn', () => {
		expect(rolled.broken('A reroll')).toEqual(['PC19-T8 rerollNames']);
		const second = inState(fresh(1), { second: true });
		const three = second.after('A roll 1 2 3');
		expect(three.broken('A reroll 3:1')).toEqual(['PC19-T8 notOfThisTurn']);
		expect(three.broken('A reroll 0:1 m1')).toEqual(['PC19-T8 notOfThisTurn']);
		expect(three.broken('A reroll 0:1 2:1')).toEqual([]);
	});

	it('PC19-T9 taking makes the roll final and notes the mutant face', () => {
		const taken = rolled.after('A take 0 1');
		expect(marksOf(taken).mutant).toEqual([6]);
		expect(taken.broken(again(false))).toEqual(['PC19-T4 notYourPart']);
	});

	it('PC19-S1 alone: a second turn with three dice', () => {
		const done = acting([1]).after('A biotech 0 A1; A done');
		expect(done.status).toMatchObject({ second: true, round: 1, phase: 'roll' });
		expect(done.broken(roll)).toEqual(['PC19-S1 rollThreeDice']);
		expect(done.broken('A roll 1 2 3 m1')).toEqual(['PC19-S1 rollThreeDice']);
		const three = done.after('A roll 1 2 3; A take 0 2');
		expect(marksOf(three).mutant).toEqual([3]);
		expect(done.broken('A roll 1 2 3')).toEqual([]);
	});
});
