/** X: the scenarios. */
import { describe, expect, it } from 'vitest';
import {
	acting,
	bonusesOf,
	empty,
	fresh,
	full,
	inState,
	lastTurn,
	marksOf,
	pairs,
	scoreOf,
	statusOf,
	withSheet,
	zoneFrom
} from './drawn.ts';
import { rulings } from './lines.ts';

describe('scenarios', () => {
	it('PC19-X1 PC19-R8 ETS adds the highest of a neighbour', () => {
		const mutants = [[1], [2, 5], [3]];
		const sums = (options: object) => {
			const state = inState(fresh(3, { scenario: 'ets', ...options }), { mutants });
			return [0, 1, 2].map((at) => scoreOf(state, at).parts['mutant']! / -3);
		};
		expect(sums({})).toEqual([1 + 5, 7 + 3, 3 + 1]);
		expect(sums(rulings('R8b'))).toEqual([1 + 3, 7 + 1, 3 + 5]);
		const alone = inState(fresh(1, { scenario: 'ets' }), { mutants: [[2, 4]] });
		expect(scoreOf(alone).parts['mutant']).toBe(-30);
	});

	it('PC19-X2 Dengue turns 1 and 2 of the first throw into 6', () => {
		const state = fresh(2, { scenario: 'dengue' }).after('A roll 1 2 3 4 5 m1');
		expect(state.status['dice']).toEqual({ mutant: 6, samples: [6, 6, 3, 4, 5] });
		const again = state.after('A reroll 0:1 m2');
		expect(again.status['dice']).toEqual({ mutant: 2, samples: [1, 6, 3, 4, 5] });
	});

	it('PC19-X3 the Common flu before the first turn and at the end', () => {
		const state = fresh(2, { scenario: 'common-flu' });
		expect(state.status).toMatchObject({ phase: 'setup', researcher: null, round: 1 });
		const placed = state.after('B infect 0.0 0.1; A infect 0.0 1.0');
		expect(placed.status['phase']).toBe('roll');
		const end = lastTurn({ received: [] }, { scenario: 'common-flu', sheets: [0] }, 1).after('A done');
		expect(statusOf(end).received).toEqual([1]);
	});

	it('PC19-X4 Hospital virus: surrounded hospitals raise the multiplier', () => {
		const zone = ['..#...', '.#H#..', '..#.H.', ...empty.slice(3)];
		expect(scoreOf(acting([1], { zone }, { scenario: 'hospital-virus' })).multiplier).toBe(4);
		expect(scoreOf(acting([1], { zone })).multiplier).toBe(3);
	});

	it('PC19-X5 COVID 19: a 3 for every unused pair', () => {
		const end = lastTurn({ biotech: pairs, crossed: ['B2'] }, { scenario: 'covid-19' }).after('A done');
		expect(statusOf(end).received).toEqual([3, 3]);
		expect(end.status['phase']).toBe('final');
	});

	it('PC19-X6 Cholera infects resistant ones at once', () => {
		const zone = zoneFrom('#rr...');
		const state = acting([2, 1], { zone }, { scenario: 'cholera' }).after('A infect 0.1 0.2');
		expect(marksOf(state).risk[0]).toBe('###...');
		expect(statusOf(state).received).toEqual([1, 1]);
	});

	it('PC19-X7 PC19-X9 Swine flu and Avian flu count all sheets', () => {
		const tested = Array.from({ length: 7 }, () => ({ row: 2, sample: 3, noted: 3 }));
		const report = 'B report 8 8';
		const swine = lastTurn({ health: tested }, { scenario: 'swine-flu', sheets: [0] }, 2).after(
			'A done',
			report
		);
		expect(statusOf(swine).received).toEqual([2, 2, 2]);
		const formula = (['=2', '=3', '=4', '=5', '=6', '+1', '+2'] as const).map((factor) => ({
			noted: 2,
			factor
		}));
		const avian = lastTurn({ formula }, { scenario: 'avian-flu', sheets: [0] }, 2).after('A done', report);
		expect(statusOf(avian).received).toEqual([1, 1, 1, 1, 1]);
	});

	it('PC19-X8 Black death changes what a die is worth, not what it shows', () => {
		const options = { scenario: 'black-death' };
		expect(statusOf(acting([6, 1, 4], {}, options)).taken.map(({ value }) => value)).toEqual([6, 1, 3]);
		expect(statusOf(acting([4], {}, options)).taken[0]!.value).toBe(3);
		const state = acting([2, 1, 1], { biotech: { A1: 2, A2: 5 } }, options);
		expect(state.broken('A infect 0.0 0.1 1.0')).toEqual([]);
		expect(state.broken('A convert 0 A1')).toEqual([]);
		const bonuses = { ...bonusesOf(fresh()), rat: { gained: 2, used: 2 } };
		expect(scoreOf(withSheet(state, 0, { bonuses })).multiplier).toBe(5);
		const noted = acting([6, 4], {}, options).after('A health 1');
		expect(marksOf(noted).health).toEqual([[2, 3, 3]]);
	});

	it('PC19-X10 Corrupt laboratories count Analysis', () => {
		const bonuses = { ...bonusesOf(fresh()), analysis: { gained: 3, used: 2 } };
		expect(scoreOf(acting([1], { bonuses }, { scenario: 'corrupt-labs' })).parts['mutant']).toBe(
			-3 * (3 + 2 + 3)
		);
	});

	describe('PC19-X11 Chemical war', () => {
		const options = { scenario: 'chemical-war' };

		it('no Explorer during the game', () => {
			const rolled = fresh(1, options).after('A roll 1 2 3 4 5 m1');
			const again = 'A reroll 0:1 explorer';
			expect(rolled.broken(again)).toEqual(['PC19-T6 firstRerollIsFree', 'PC19-X11 noExplorerInWar']);
			const freed = rolled.after(again.replace(' explorer', ''));
			expect(freed.broken(again)).toEqual(['PC19-X11 noExplorerInWar']);
			expect(freed.awaited).toEqual(['A take']);
		});

		it('infections are worth half; a 1 infects nobody', () => {
			expect(statusOf(acting([5, 2], {}, options)).taken.map(({ value }) => value)).toEqual([2, 2]);
			const nobody = acting([1, 1], {}, options);
			expect(nobody.broken('A infect 0.0')).toEqual(['PC19-I1 nothingToPlace']);
			expect(nobody.broken('A done')).toEqual([]);
		});

		it('five infections at the end, re-rolled before the first is placed', () => {
			const end = lastTurn({}, options).after('A done');
			expect(end.awaited).toEqual(['A infection-roll']);
			const rolled = end.after('A infection-roll 2 1 2 1 1');
			expect(rolled.awaited).toEqual(['A infect', 'A infection-reroll']);
			const again = 'A infection-reroll 0:1 2:3';
			expect(statusOf(rolled.after(again)).received).toEqual([1, 1, 1, 1, 3]);
			expect(rolled.after(again).broken(again)).toEqual(['PC19-U3 noBonus']);
			const placed = rolled.after('A infect 0.0');
			expect(placed.broken(again)).toEqual(['PC19-T4 receivedFirst', 'PC19-I14 receivedFirst']);
			const nothing = withSheet(end, 0, { zone: full }).after('A infection-roll 1 1 1 1 1');
			expect(nothing.status.over).toBe(true);
		});
	});

	it('PC19-X12 Designer virus: ten, less one for each pair annulled', () => {
		const options = { scenario: 'designer-virus' };
		const end = lastTurn({ biotech: pairs, crossed: ['A1'] }, options).after('A done');
		expect(scoreOf(end).multiplier).toBe(10);
		expect(end.awaited).toEqual(['A done', 'A annul']);
		expect(end.broken('A annul A')).toEqual(['PC19-X12 pairNotAnnulled']);
		const annulled = end.after('A annul B');
		expect(marksOf(annulled).crossed).toEqual(['A1', 'B1', 'B2']);
		expect(scoreOf(annulled)).toMatchObject({ multiplier: 9, parts: { pairs: 10 } });
		expect(annulled.after('A done').status.over).toBe(true);
		expect(acting([1], { biotech: pairs }, options).broken('A annul B')).toEqual(['PC19-T4 notYourPart']);
	});

	it('PC19-X13 Anti vaccines: everybody receives, also who is done', () => {
		const state = withSheet(acting([3, 2], {}, { scenario: 'anti-vaccines' }, 3), 2, { part: 'done' });
		const added = state.after('A formula 1 =2');
		expect(added.status['players']).toMatchObject([
			{ received: [1] },
			{ received: [1] },
			{ part: 'done', received: [1] }
		]);
		expect(added.awaited).toEqual(['A infect', 'B infect', 'C infect']);
		const placed = added.after('C infect 0.0');
		expect(statusOf(placed, 2)).toMatchObject({ part: 'done', received: [] });
	});
});
