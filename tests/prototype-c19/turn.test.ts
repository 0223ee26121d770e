/** T, D and S: the table, the turn and taking dice. */
import { describe, expect, it } from 'vitest';
import { leastInfection } from '../../src/lib/validators/prototype-c19/dice.ts';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import type { State } from '../../src/lib/validators/prototype-c19/state.ts';
import type { At } from '../kit/at-the-table.ts';
import { acting, bonusesOf, fresh, full, inState, marksOf, statusOf, withSheet } from './drawn.ts';

const roll = 'A roll 4 2 5 1 3 m6';
const none = { gained: 1, used: 1 };
const bonusesWith = (state: At, by: number, kind: string) =>
	withSheet(state, by, { bonuses: { ...bonusesOf(state, by), [kind]: none } });

describe('the table', () => {
	it('PC19-T1 one to five players, six dice', () => {
		expect(game.players).toEqual({ min: 1, max: 5 });
		expect(fresh(5).broken(roll)).toEqual([]);
	});

	it('PC19-T2 six, six, six, five and four rounds', () => {
		expect([1, 2, 3, 4, 5].map((players) => fresh(players).status['rounds'])).toEqual([6, 6, 6, 5, 4]);
	});

	it('PC19-T3 each is the researcher once, in seat order', () => {
		const turn = (by: number): Move[] => [
			{ do: 'roll', by, samples: [1, 1, 1, 1, 1], mutant: 1 },
			{ do: 'take', by, dice: [0] },
			{ do: 'pass', by: 1 - by },
			{ do: 'biotech', by, die: 0, space: 'A1' },
			{ do: 'done', by }
		];
		const round = fresh(2).after(...turn(0));
		expect(round.status).toMatchObject({ researcher: 1, round: 1 });
		expect(round.after(...turn(1)).status).toMatchObject({ researcher: 0, round: 2 });
		expect(round.broken(roll)).toEqual(['PC19-T4 rollFirst']);
	});
});

describe('PC19-T4 out of turn', () => {
	it('says what the moment is', () => {
		expect(fresh(2).broken('A take 0')).toEqual(['PC19-T4 rollFirst']);
		expect(fresh(2).after(roll).broken('A roll 1 1 1 1 1 m1')).toEqual(['PC19-T4 takeFirst']);
		expect(acting([3, 1], {}, {}, 2).broken('B done')).toEqual(['PC19-T4 notYourPart']);
		expect(acting([3, 1], { part: 'done' }, {}, 2).broken('A health 1')).toEqual(['PC19-T4 alreadyDone']);
		expect(inState(fresh(1), { phase: 'over' }).broken(roll)).toEqual(['PC19-T4 gameOver']);
		expect(inState(fresh(1), { phase: 'final' }).broken(roll)).toEqual(['PC19-T4 finalStep']);
		expect(inState(fresh(2, { sheets: [0] }), { phase: 'report' }).broken(roll)).toEqual([
			'PC19-T4 reportsFirst'
		]);
		expect(fresh(2, { scenario: 'common-flu' }).broken(roll)).toEqual([
			'PC19-T4 receivedFirst',
			'PC19-I14 receivedFirst'
		]);
	});

	it('adds every reason that fits, in order', () => {
		const elsewhere = fresh(2, { sheets: [1] }).after(roll);
		expect(elsewhere.broken('A pass')).toEqual([
			'PC19-T4 marksElsewhere',
			'PC19-M1 marksElsewhere',
			'PC19-T10 researcherMustTake'
		]);
		const open = withSheet(acting([3, 1], {}, {}, 2), 1, { free: ['formula'], received: [1] });
		expect(open.broken('B reroll 0:1')).toEqual([
			'PC19-T4 assistantsDoNotReroll',
			'PC19-T12 assistantsDoNotReroll',
			'PC19-U8 resourceFirst'
		]);
		expect(withSheet(open, 1, { free: [] }).broken('B pass')).toEqual([
			'PC19-T4 receivedFirst',
			'PC19-I14 receivedFirst'
		]);
	});

	it('the first fitting line of the state table decides', () => {
		const both = acting([3, 1], { free: ['formula'], received: [1] });
		expect(both.awaited).toEqual(['A formula', 'A forgo']);
		expect(withSheet(both, 0, { free: [] }).awaited).toEqual(['A infect']);
	});
});

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

describe('parts of a turn', () => {
	const rolled = fresh(3).after(roll);
	const taken = rolled.after('A take 0 1');

	it('PC19-T10 the researcher must take', () => {
		expect(rolled.broken('A pass')).toEqual(['PC19-T4 researcherMustTake', 'PC19-T10 researcherMustTake']);
		expect(rolled.awaited).toEqual(['A reroll', 'A take']);
	});

	it('PC19-T11 assistants take from what is left or pass, in any order', () => {
		expect(taken.broken('C take 2 4')).toEqual([]);
		expect(taken.broken('B pass')).toEqual([]);
		expect(rolled.broken('B take 0')).toEqual(['PC19-T4 takeFirst']);
	});

	it('PC19-T12 assistants do not re-roll', () => {
		const reroll = (by: number): Move => ({ do: 'reroll', by, dice: [0], faces: [1], explorer: false });
		expect(rolled.broken(reroll(1))).toEqual([
			'PC19-T4 assistantsDoNotReroll',
			'PC19-T12 assistantsDoNotReroll'
		]);
		expect(fresh(2).broken(reroll(1))).toEqual([
			'PC19-T4 assistantsDoNotReroll',
			'PC19-T12 assistantsDoNotReroll'
		]);
		expect(taken.broken(reroll(0))).toEqual(['PC19-T4 notYourPart']);
	});

	it('PC19-T13 assistants share a die, each changes it for himself', () => {
		const both = taken.after('B take 2 3; C take 2 3; B analysis 3 1');
		expect(statusOf(both, 1).taken[1]?.value).toBe(2);
		expect(statusOf(both, 2).taken[1]?.value).toBe(1);
		expect(both.status['dice']).toEqual({ mutant: 6, samples: [4, 2, 5, 1, 3] });
	});

	it('PC19-T14 nobody is done with a die that must be placed', () => {
		expect(acting([3, 1]).broken('A done')).toEqual(['PC19-T14 notDone', 'PC19-I1 infectionOpen']);
		expect(acting([3]).broken('A done')).toEqual(['PC19-T14 notDone', 'PC19-D7 singleDieOpen']);
		expect(acting([3, 1], { zone: full }).broken('A done')).toEqual([]);
		expect(acting([1, 1], {}, { scenario: 'chemical-war' }).broken('A done')).toEqual([]);
		const noSpace = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1 };
		expect(acting([3], { biotech: noSpace }).broken('A done')).toEqual([]);
	});

	it('PC19-T15 an unused sample is lost', () => {
		const placed = acting([1, 1]).after('A infect 0.0');
		expect(placed.broken('A done')).toEqual([]);
		expect(marksOf(placed.after('A done')).health).toEqual([]);
	});

	it('PC19-T16 the turn ends when all are done and nothing is open', () => {
		const waiting = acting([1], {}, {}, 2).after('A biotech 0 A1; A done');
		expect(waiting.status['phase']).toBe('act');
		expect(waiting.after('B pass').status).toMatchObject({
			phase: 'roll',
			researcher: 1
		});
		const open = withSheet(waiting, 1, { part: 'done', received: [1] });
		expect(open.awaited).toEqual(['B infect']);
		expect(open.after('B infect 0.0').status['phase']).toBe('roll');
	});
});

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
