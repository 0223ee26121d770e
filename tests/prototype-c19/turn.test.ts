/** T, D and S: the table, the turn and taking dice. */
import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/prototype-c19/game.ts';
import type { PcMove } from '../../src/lib/validators/prototype-c19/moves.ts';
import type { State } from '../../src/lib/validators/prototype-c19/state.ts';
import {
	acting,
	after,
	awaited,
	broken,
	fresh,
	full,
	marksOf,
	movesOf,
	statusOf,
	withSheet
} from './sheets.ts';

const roll: PcMove = { do: 'roll', by: 0, samples: [4, 2, 5, 1, 3], mutant: 6 };
const none = { gained: 1, used: 1 };
const bonusesWith = (state: State, by: number, kind: string) =>
	withSheet(state, by, { bonuses: { ...state.players[by]!.bonuses, [kind]: none } });

describe('the table', () => {
	it('PC19-T1 one to five players, six dice', () => {
		expect(game.players).toEqual({ min: 1, max: 5 });
		expect(broken(fresh(5), roll)).toEqual([]);
	});

	it('PC19-T2 six, six, six, five and four rounds', () => {
		expect([1, 2, 3, 4, 5].map((players) => game.status(fresh(players))['rounds'])).toEqual([6, 6, 6, 5, 4]);
	});

	it('PC19-T3 each is the researcher once, in seat order', () => {
		const turn = (by: number): PcMove[] => [
			{ do: 'roll', by, samples: [1, 1, 1, 1, 1], mutant: 1 },
			{ do: 'take', by, dice: [0] },
			{ do: 'pass', by: 1 - by },
			{ do: 'biotech', by, die: 0, space: 'A1' },
			{ do: 'done', by }
		];
		const round = after(fresh(2), ...turn(0));
		expect(game.status(round)).toMatchObject({ researcher: 1, round: 1 });
		expect(game.status(after(round, ...turn(1)))).toMatchObject({ researcher: 0, round: 2 });
		expect(broken(round, roll)).toEqual(['T4 rollFirst']);
	});
});

describe('PC19-T4 out of turn', () => {
	it('says what the moment is', () => {
		expect(broken(fresh(2), { do: 'take', by: 0, dice: [0] })).toEqual(['T4 rollFirst']);
		expect(broken(after(fresh(2), roll), { do: 'roll', by: 0, samples: [1, 1, 1, 1, 1], mutant: 1 })).toEqual(
			['T4 takeFirst']
		);
		expect(broken(acting([3, 1], {}, {}, 2), { do: 'done', by: 1 })).toEqual(['T4 notYourPart']);
		expect(broken(acting([3, 1], { part: 'done' }, {}, 2), { do: 'health', by: 0, die: 1 })).toEqual([
			'T4 alreadyDone'
		]);
		expect(broken({ ...fresh(1), phase: 'over' }, roll)).toEqual(['T4 gameOver']);
		expect(broken({ ...fresh(1), phase: 'final' }, roll)).toEqual(['T4 finalStep']);
		expect(broken({ ...fresh(2, { sheets: [0] }), phase: 'report' }, roll)).toEqual(['T4 reportsFirst']);
		expect(broken(fresh(2, { scenario: 'common-flu' }), roll)).toEqual([
			'T4 receivedFirst',
			'I14 receivedFirst'
		]);
	});

	it('adds every reason that fits, in order', () => {
		const elsewhere = after(fresh(2, { sheets: [1] }), roll);
		expect(broken(elsewhere, { do: 'pass', by: 0 })).toEqual([
			'T4 marksElsewhere',
			'M1 marksElsewhere',
			'T10 researcherMustTake'
		]);
		const open = withSheet(acting([3, 1], {}, {}, 2), 1, { free: ['formula'], received: [1] });
		expect(broken(open, { do: 'reroll', by: 1, dice: [0], faces: [1], explorer: false })).toEqual([
			'T4 assistantsDoNotReroll',
			'T12 assistantsDoNotReroll',
			'U8 resourceFirst'
		]);
		expect(broken(withSheet(open, 1, { free: [] }), { do: 'pass', by: 1 })).toEqual([
			'T4 receivedFirst',
			'I14 receivedFirst'
		]);
	});

	it('the first fitting line of the state table decides', () => {
		const both = acting([3, 1], { free: ['formula'], received: [1] });
		expect(awaited(both)).toEqual(['formula 0', 'forgo 0']);
		expect(awaited(withSheet(both, 0, { free: [] }))).toEqual(['infect 0']);
	});
});

describe('rolling', () => {
	it('PC19-T5 five samples and the mutant die', () => {
		expect(broken(fresh(2), roll)).toEqual([]);
		expect(broken(fresh(2), { do: 'roll', by: 0, samples: [1, 2, 3], mutant: 1 })).toEqual([
			'T5 rollAllDice'
		]);
		expect(broken(fresh(2), { do: 'roll', by: 0, samples: [1, 2, 3, 4, 5] })).toEqual(['T5 rollAllDice']);
	});

	const rolled = after(fresh(2), roll);
	const again = (explorer: boolean): PcMove => ({ do: 'reroll', by: 0, dice: [1], faces: [6], explorer });

	it('PC19-T6 the first re-roll is free', () => {
		expect(broken(rolled, again(false))).toEqual([]);
		expect(broken(rolled, again(true))).toEqual(['T6 firstRerollIsFree']);
		expect(
			game.status(after(rolled, { do: 'reroll', by: 0, dice: [], faces: [], mutant: 2, explorer: false }))
		).toMatchObject({ dice: { mutant: 2, samples: [4, 2, 5, 1, 3] } });
	});

	it('PC19-T7 PC19-U4 the next one costs an Explorer', () => {
		const second = after(rolled, again(false));
		expect(broken(second, again(true))).toEqual([]);
		expect(broken(second, again(false))).toEqual(['T7 rerollCostsExplorer']);
		expect(broken(after(second, again(true)), again(true))).toEqual(['U3 noBonus']);
		expect(awaited(after(second, again(true)))).toEqual(['take 0']);
		expect(marksOf(after(second, again(true))).bonuses['explorer']).toEqual({ gained: 1, used: 1 });
	});

	it('PC19-T8 at least one die of this turn', () => {
		expect(broken(rolled, { do: 'reroll', by: 0, dice: [], faces: [], explorer: false })).toEqual([
			'T8 rerollNames'
		]);
		const second: State = { ...fresh(1), second: true };
		const three = after(second, { do: 'roll', by: 0, samples: [1, 2, 3] });
		expect(broken(three, { do: 'reroll', by: 0, dice: [3], faces: [1], explorer: false })).toEqual([
			'T8 notOfThisTurn'
		]);
		expect(broken(three, { do: 'reroll', by: 0, dice: [0], faces: [1], mutant: 1, explorer: false })).toEqual(
			['T8 notOfThisTurn']
		);
		expect(broken(three, { do: 'reroll', by: 0, dice: [0, 2], faces: [1, 1], explorer: false })).toEqual([]);
	});

	it('PC19-T9 taking makes the roll final and notes the mutant face', () => {
		const taken = after(rolled, { do: 'take', by: 0, dice: [0, 1] });
		expect(marksOf(taken).mutant).toEqual([6]);
		expect(broken(taken, again(false))).toEqual(['T4 notYourPart']);
	});

	it('PC19-S1 alone: a second turn with three dice', () => {
		const done = after(acting([1]), { do: 'biotech', by: 0, die: 0, space: 'A1' }, { do: 'done', by: 0 });
		expect(game.status(done)).toMatchObject({ second: true, round: 1, phase: 'roll' });
		expect(broken(done, roll)).toEqual(['S1 rollThreeDice']);
		expect(broken(done, { do: 'roll', by: 0, samples: [1, 2, 3], mutant: 1 })).toEqual(['S1 rollThreeDice']);
		const three = after(done, { do: 'roll', by: 0, samples: [1, 2, 3] }, { do: 'take', by: 0, dice: [0, 2] });
		expect(marksOf(three).mutant).toEqual([3]);
		expect(broken(done, { do: 'roll', by: 0, samples: [1, 2, 3] })).toEqual([]);
	});
});

describe('parts of a turn', () => {
	const rolled = after(fresh(3), roll);
	const taken = after(rolled, { do: 'take', by: 0, dice: [0, 1] });

	it('PC19-T10 the researcher must take', () => {
		expect(broken(rolled, { do: 'pass', by: 0 })).toEqual([
			'T4 researcherMustTake',
			'T10 researcherMustTake'
		]);
		expect(awaited(rolled)).toEqual(['reroll 0', 'take 0']);
	});

	it('PC19-T11 assistants take from what is left or pass, in any order', () => {
		expect(broken(taken, { do: 'take', by: 2, dice: [2, 4] })).toEqual([]);
		expect(broken(taken, { do: 'pass', by: 1 })).toEqual([]);
		expect(broken(rolled, { do: 'take', by: 1, dice: [0] })).toEqual(['T4 takeFirst']);
	});

	it('PC19-T12 assistants do not re-roll', () => {
		const reroll = (by: number): PcMove => ({ do: 'reroll', by, dice: [0], faces: [1], explorer: false });
		expect(broken(rolled, reroll(1))).toEqual(['T4 assistantsDoNotReroll', 'T12 assistantsDoNotReroll']);
		expect(broken(fresh(2), reroll(1))).toEqual(['T4 assistantsDoNotReroll', 'T12 assistantsDoNotReroll']);
		expect(broken(taken, reroll(0))).toEqual(['T4 notYourPart']);
	});

	it('PC19-T13 assistants share a die, each changes it for himself', () => {
		const both = after(
			taken,
			{ do: 'take', by: 1, dice: [2, 3] },
			{ do: 'take', by: 2, dice: [2, 3] },
			{ do: 'analysis', by: 1, die: 3, change: 1 }
		);
		expect(statusOf(both, 1).taken[1]?.value).toBe(2);
		expect(statusOf(both, 2).taken[1]?.value).toBe(1);
		expect(game.status(both)['dice']).toEqual({ mutant: 6, samples: [4, 2, 5, 1, 3] });
	});

	it('PC19-T14 nobody is done with a die that must be placed', () => {
		expect(broken(acting([3, 1]), { do: 'done', by: 0 })).toEqual(['T14 notDone', 'I1 infectionOpen']);
		expect(broken(acting([3]), { do: 'done', by: 0 })).toEqual(['T14 notDone', 'D7 singleDieOpen']);
		expect(broken(acting([3, 1], { zone: full }), { do: 'done', by: 0 })).toEqual([]);
		expect(broken(acting([1, 1], {}, { scenario: 'chemical-war' }), { do: 'done', by: 0 })).toEqual([]);
		const noSpace = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1 };
		expect(broken(acting([3], { biotech: noSpace }), { do: 'done', by: 0 })).toEqual([]);
	});

	it('PC19-T15 an unused sample is lost', () => {
		const placed = after(acting([1, 1]), { do: 'infect', by: 0, cells: [[0, 0]] });
		expect(broken(placed, { do: 'done', by: 0 })).toEqual([]);
		expect(marksOf(after(placed, { do: 'done', by: 0 })).health).toEqual([]);
	});

	it('PC19-T16 the turn ends when all are done and nothing is open', () => {
		const waiting = after(
			acting([1], {}, {}, 2),
			{ do: 'biotech', by: 0, die: 0, space: 'A1' },
			{ do: 'done', by: 0 }
		);
		expect(game.status(waiting)['phase']).toBe('act');
		expect(game.status(after(waiting, { do: 'pass', by: 1 }))).toMatchObject({
			phase: 'roll',
			researcher: 1
		});
		const open = withSheet(waiting, 1, { part: 'done', received: [1] });
		expect(awaited(open)).toEqual(['infect 1']);
		expect(game.status(after(open, { do: 'infect', by: 1, cells: [[0, 0]] }))['phase']).toBe('roll');
	});
});

describe('taking dice', () => {
	const rolled = after(fresh(2), roll);
	const take = (...dice: number[]): PcMove => ({ do: 'take', by: 0, dice });

	it('PC19-D1 PC19-D2 PC19-U7 two dice, or three with a Lab rat', () => {
		expect(broken(rolled, take(4, 0))).toEqual([]);
		expect(broken(rolled, take(0, 1, 2))).toEqual([]);
		expect(marksOf(after(rolled, take(0, 1, 2))).bonuses['rat']).toEqual({ gained: 1, used: 1 });
		expect(broken(bonusesWith(rolled, 0, 'rat'), take(0, 1, 2))).toEqual(['D2 threeNeedRat', 'U3 noBonus']);
		expect(movesOf(rolled, 'take')).toHaveLength(5 + 10 + 10);
	});

	it('PC19-D3 a single die needs a free space', () => {
		expect(broken(rolled, take(2))).toEqual([]);
		const noSpace = { A1: 1, A2: 1, B1: 1, B2: 1, C1: 1, C2: 1 };
		expect(broken(withSheet(rolled, 0, { biotech: noSpace }), take(2))).toEqual(['D3 noFreeSpace']);
	});

	it('PC19-D4 only dice on the table', () => {
		const taken = after(rolled, take(1, 3));
		expect(broken(taken, { do: 'take', by: 1, dice: [0, 2] })).toEqual([]);
		expect(broken(taken, { do: 'take', by: 1, dice: [0, 3] })).toEqual(['D4 diceGone']);
		const three = after({ ...fresh(1), second: true }, { do: 'roll', by: 0, samples: [1, 2, 3] });
		expect(broken(three, take(0, 4))).toEqual(['D4 diceGone']);
	});

	it('PC19-D5 the highest is the infection, of equal ones the first, and stays so', () => {
		const uses = (state: State) => statusOf(state).taken.map(({ use }) => use);
		expect(uses(acting([2, 5, 4]))).toEqual(['sample', 'infection', 'sample']);
		expect(uses(acting([4, 4]))).toEqual(['infection', 'sample']);
		const changed = after(acting([4, 4]), { do: 'analysis', by: 0, die: 0, change: -1 });
		expect(uses(changed)).toEqual(['infection', 'sample']);
	});

	it('PC19-D6 samples go to Health or the Formula, once', () => {
		const state = acting([5, 2]);
		expect(broken(state, { do: 'health', by: 0, die: 1 })).toEqual([]);
		expect(broken(state, { do: 'health', by: 0, die: 0 })).toEqual(['D6 infectionIsNoSample']);
		expect(broken(state, { do: 'formula', by: 0, die: 3, factor: '=2' })).toEqual(['D6 dieNotTaken']);
		expect(broken(state, { do: 'biotech', by: 0, die: 1, space: 'A1' })).toEqual(['D6 sampleNotThere']);
		expect(broken(state, { do: 'convert', by: 0, die: 3, space: 'A1' })).toEqual([
			'D6 dieNotTaken',
			'B4 pairIncomplete'
		]);
		const used = after(state, { do: 'health', by: 0, die: 1 });
		expect(broken(used, { do: 'formula', by: 0, die: 1, factor: '=2' })).toEqual(['D6 dieUsedUp']);
	});

	it('PC19-D7 a single die is for Biotechnology only', () => {
		const state = acting([5]);
		expect(broken(state, { do: 'biotech', by: 0, die: 0, space: 'C2' })).toEqual([]);
		expect(broken(state, { do: 'health', by: 0, die: 0 })).toEqual(['D7 singleDieOnly']);
		expect(broken(state, { do: 'biotech', by: 0, die: 1, space: 'C2' })).toEqual(['D7 singleDieOnly']);
		expect(broken(state, { do: 'infect', by: 0, cells: [[0, 0]] })).toEqual(['D7 singleDieInfectsNobody']);
		expect(broken(state, { do: 'cover', by: 0, column: 0, value: 5 })).toEqual(['D7 singleDieInfectsNobody']);
		const noted = after(state, { do: 'biotech', by: 0, die: 0, space: 'C2' });
		expect(broken(noted, { do: 'biotech', by: 0, die: 0, space: 'C1' })).toEqual(['D7 singleDieUsed']);
	});
});
