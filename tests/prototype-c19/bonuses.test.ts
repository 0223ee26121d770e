/** U: bonuses, gained and used. */
import { describe, expect, it } from 'vitest';
import { acting, bonusesOf, fresh, marksOf, statusOf } from './drawn.ts';
import { rulings, table } from './lines.ts';

describe('bonuses', () => {
	it('PC19-U1 one of each at the start', () => {
		expect(marksOf(fresh()).bonuses).toEqual({
			explorer: { gained: 1, used: 0 },
			analysis: { gained: 1, used: 0 },
			rat: { gained: 1, used: 0 },
			resistant: { gained: 1, used: 0 }
		});
	});

	it('PC19-U2 PC19-H5 a gained bonus can be used in the same turn', () => {
		const column3 = Array.from({ length: 3 }, () => ({ row: 3, sample: 2, noted: 2 }));
		const bonuses = { ...bonusesOf(fresh()), analysis: { gained: 1, used: 1 } };
		const state = acting([5, 2, 2], { health: column3, bonuses });
		expect(state.broken('A analysis 0 -1')).toEqual(['PC19-U3 noBonus']);
		const gained = state.after('A health 1');
		expect(gained.broken('A analysis 0 -1')).toEqual([]);
	});

	it('PC19-U3 a bonus is used once', () => {
		const once = acting([5, 2]).after('A analysis 1 1');
		expect(once.broken('A analysis 1 1')).toEqual(['PC19-U3 noBonus']);
	});

	it('PC19-U5 PC19-R1 a: Analysis on any die that is taken and not used', () => {
		const state = acting([5, 2, 2]);
		expect(state.broken('A analysis 4 1')).toEqual(['PC19-U5 analyseTaken']);
		const used = state.after('A health 1');
		expect(used.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseUnused']);
		expect(used.broken('A analysis 0 1')).toEqual([]);
		expect(acting([3]).broken('A analysis 0 1')).toEqual([]);
	});

	it('PC19-U5 PC19-R1 b: only before the infection is settled', () => {
		const state = acting([4, 4, 2], {}, rulings('R1b'));
		const changed = state.after('A analysis 1 1');
		expect(statusOf(changed).taken.map(({ use }) => use)).toEqual(['sample', 'infection', 'sample']);
		expect(changed.broken('A health 1')).toEqual(['PC19-D6 infectionIsNoSample']);
		const used = state.after('A health 2');
		expect(used.broken('A analysis 0 1')).toEqual(['PC19-U5 analyseBefore']);
		expect(acting([3], {}, rulings('R1b')).broken('A analysis 0 1')).toEqual([]);
	});

	it('PC19-R1 b: received infections and resistant ones settle nothing, the infection itself does', () => {
		const state = acting([2, 1], { received: [1] }, rulings('R1b'));
		const placed = state.after('A infect 0.0');
		expect(placed.broken('A analysis 0 -1')).toEqual([]);
		const own = placed.after('A infect 0.1 0.2');
		expect(own.broken('A analysis 1 1')).toEqual(['PC19-U5 analyseBefore']);
	});

	it('PC19-U5 PC19-R10 b: the researcher changes the mutant die before taking', () => {
		const at = table({ options: rulings('R10b') }).after('A roll 4 2 5 1 3 m3');
		expect(table({}).after('A roll 4 2 5 1 3 m3').broken('A analysis mutant -1')).toEqual([
			'PC19-T4 takeFirst'
		]);
		expect(at.awaited).toEqual(['A reroll', 'A take', 'A analysis']);
		expect(at.broken('A analysis 0 1')).toEqual(['PC19-U5 analyseMutantOnly']);
		const changed = at.after('A analysis mutant -1');
		expect(changed.status['dice']).toEqual({ mutant: 2, samples: [4, 2, 5, 1, 3] });
		expect(changed.broken('A analysis mutant -1')).toEqual(['PC19-U3 noBonus']);
		expect(changed.after('A take 0 1').marks).toMatchObject({ players: [{ mutant: [2] }, {}] });
		expect(at.after('A take 0 1').broken('A analysis mutant 1')).toEqual(['PC19-U5 mutantIsNoted']);
		const six = table({ options: rulings('R10b') }).after('A roll 4 2 5 1 3 m6');
		expect(six.broken('A analysis mutant 1')).toEqual(['PC19-U6 outsideDie']);
	});

	it('PC19-R10 b: of a researcher elsewhere no bonus is checked, and the second turn has no mutant die', () => {
		const facts = { start: { explorer: 1, analysis: 0, rat: 1, resistant: 1 } };
		const at = table({ facts, options: { ...rulings('R10b'), sheets: [1] } }).after('A roll 4 2 5 1 3 m3');
		expect(at.awaited).toEqual(['A reroll', 'A take', 'A analysis']);
		expect(at.broken('A analysis mutant 1')).toEqual([]);
		const second = table({ players: 1, options: rulings('R10b'), from: { second: true, players: [{}] } });
		expect(second.after('A roll 1 2 3').broken('A analysis mutant 1')).toEqual(['PC19-U5 noMutantDie']);
		expect(second.after('A roll 1 2 3').awaited).toEqual(['A reroll', 'A take']);
	});

	it('PC19-U6 a die stays within 1 to 6', () => {
		const state = acting([6, 1]);
		expect(state.broken('A analysis 0 1')).toEqual(['PC19-U6 outsideDie']);
		expect(state.broken('A analysis 1 -1')).toEqual(['PC19-U6 outsideDie']);
		expect(state.broken('A analysis 0 -1')).toEqual([]);
	});
});
