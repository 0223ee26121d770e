/** What a move sets off besides itself. */
import { describe, expect, it } from 'vitest';
import type { At } from '../kit/at-the-table.ts';
import {
	acting,
	bonusesOf,
	empty,
	fresh,
	full,
	inState,
	lastTurn,
	pairs,
	roll,
	withSheet,
	zoneFrom
} from './drawn.ts';
import { table } from './lines.ts';

const told = (here: At, line: string): unknown[] => here.told(line).map(({ key, values }) => [key, values]);
const keys = (here: At, line: string): string[] => here.told(line).map(({ key }) => key);

describe('what a move sets off', () => {
	it('PC19-T9 the mutant number is noted, or lost without a free box', () => {
		const rolled = fresh(2).after(roll);
		expect(told(rolled, 'A take 0 1')).toEqual([['mutantNoted', { by: 0, face: 6 }]]);
		const filled = inState(rolled, { mutants: [Array.from({ length: 20 }, () => 1), []] });
		expect(told(filled, 'A take 0 1')).toEqual([['mutantLost', { by: 0, face: 6 }]]);
		// an assistant takes what is left: the roll was final before
		expect(told(rolled.after('A take 0 1'), 'B take 2 4')).toEqual([]);
	});

	it('PC19-X2 Dengue, only where a 1 or 2 was thrown', () => {
		const dengue = fresh(1, { scenario: 'dengue' });
		expect(told(dengue, 'A roll 1 2 3 4 5 m1')).toEqual([['dengueSixes', { count: 3 }]]);
		expect(told(dengue, 'A roll 3 3 3 4 5 m6')).toEqual([]);
		expect(told(fresh(), 'A roll 1 2 3 4 5 m1')).toEqual([]);
	});

	it('PC19-H5 PC19-H7 a number in Health', () => {
		expect(told(acting([5, 3]), 'A health 1')).toEqual([['healthResistant', { by: 0 }]]);
		const filled = Array.from({ length: 3 }, () => ({ row: 3, sample: 2, noted: 2 }));
		expect(told(acting([5, 2], { health: filled }), 'A health 1')).toEqual([
			['healthResistant', { by: 0 }],
			['healthGives', { by: 0, resource: 'analysis' }]
		]);
	});

	it('PC19-B2 PC19-U2 a full pair, and a bonus without a free circle', () => {
		const half = { biotech: { A1: 2 } };
		const gives = ['pairGives', { by: 0, pair: 'A', resource: 'rat' }];
		expect(told(acting([4], half), 'A biotech 0 A2')).toEqual([gives]);
		const bonuses = { ...bonusesOf(fresh()), rat: { gained: 5, used: 0 } };
		expect(told(acting([4], { ...half, bonuses }), 'A biotech 0 A2')).toEqual([
			gives,
			['noCircle', { by: 0, resource: 'rat' }]
		]);
		expect(told(acting([4]), 'A biotech 0 A2')).toEqual([]);
	});

	it('PC19-F3 a factor after which nothing fits', () => {
		expect(told(acting([6, 3]), 'A formula 1 /2')).toEqual([['formulaBlocked', { by: 0 }]]);
		expect(told(acting([6, 3]), 'A formula 1 +2')).toEqual([]);
	});

	it('PC19-I11 PC19-I12 PC19-I13 PC19-I10 rows, columns, hospitals, everybody', () => {
		expect(told(acting([1, 1], { zone: zoneFrom('.#####') }), 'A infect 0.0')).toEqual([
			['rowGives', { by: 0, row: 0, resource: 'analysis', multiplier: 4 }]
		]);
		const column = empty.map((line, row) => (row === 0 ? line : `#${line.slice(1)}`));
		expect(told(acting([1, 1], { zone: column }), 'A infect 0.0')).toEqual([
			['columnStruck', { by: 0, column: 0 }]
		]);
		const sides = ['.#....', '.#H#..', '..#.H.', ...empty.slice(3)];
		expect(keys(acting([1, 1], { zone: sides }), 'A infect 0.2')).toEqual(['hospitalGives']);
		const last = ['.#####', ...full.slice(1)];
		expect(keys(acting([1, 1], { zone: last }), 'A infect 0.0')).toContain('zoneFull');
	});

	it('PC19-V7 PC19-X6 resistant ones that are hit, and what a scenario sends', () => {
		expect(told(acting([2, 1], { zone: zoneFrom('#rr...') }), 'A infect 0.1 0.2')).toEqual([
			['halfInfected', { by: 0, count: 2 }]
		]);
		const cholera = acting([2, 1], { zone: zoneFrom('#rr...') }, { scenario: 'cholera' });
		expect(told(cholera, 'A infect 0.1 0.2')).toEqual([
			['received', { by: 0, values: [1, 1], scenario: 'cholera' }]
		]);
	});

	it('PC19-X13 whoever adds to a Formula is told first', () => {
		const two = acting([6, 2], {}, { scenario: 'anti-vaccines' }, 2);
		const all = (by: number) => ['received', { by, values: [1], scenario: 'anti-vaccines' }];
		expect(told(two, 'A formula 1 +1')).toEqual([all(0), all(1)]);
	});

	it('PC19-T16 PC19-S1 PC19-E1 rounds, the second turn, the reports, the final step', () => {
		const turn = acting([1]).after('A biotech 0 A1');
		expect(told(turn, 'A done')).toEqual([['secondTurn', { by: 0 }]]);
		const second = inState(turn, { second: true });
		expect(told(second, 'A done')).toEqual([['newRound', { round: 2, of: 6 }]]);
		expect(told(inState(second, { round: 5 }), 'A done')).toEqual([['lastRound', { round: 6 }]]);
		expect(keys(lastTurn({}, { sheets: [0] }, 2), 'A done')).toEqual(['reportsAwaited']);
		expect(keys(lastTurn({ biotech: pairs }, { scenario: 'covid-19' }), 'A done')).toEqual([
			'received',
			'finalStep'
		]);
	});

	it('nothing of a sheet that is kept elsewhere, nor where nothing follows', () => {
		const elsewhere = table({ players: 2, options: { sheets: [1] } });
		expect(keys(elsewhere.after(roll), 'A take 0 1')).toEqual(['mutantNoted']);
		expect(told(withSheet(fresh(2), 0, {}), roll)).toEqual([]);
	});
});
