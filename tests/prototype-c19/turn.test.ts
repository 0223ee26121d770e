/** T: the table, and whose part it is. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { Move } from '../../src/lib/validators/prototype-c19/moves.ts';
import { acting, fresh, full, inState, marksOf, roll, statusOf, withSheet } from './drawn.ts';

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
