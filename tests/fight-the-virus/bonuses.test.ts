import { describe, expect, it } from 'vitest';
import { awaitedOf, BLANK_CURVE, drawn, marksOf, rulings } from './lines.ts';

const BOTTOM = '- -\n- - -\n- - - -\n- - - - -\n- 2 3 2 3 2';
const shapeWon = drawn({ testing: BOTTOM }).after('A roll 4 1; B test 0 4.0');

const numberWon = (options = {}, curve = BLANK_CURVE) =>
	drawn({ testing: '- -\n- - -\n- - - -\n- 4 4 4 4\n3 2 3 2 3 2', curve }, options).after(
		'A roll 5 1; B test 0 3.0'
	);

describe('bonus actions', () => {
	it('FTV-B1 a bonus is taken or declined', () => {
		expect(awaitedOf(shapeWon, 'B')).toEqual(['bonusShape', 'decline']);
		const declined = shapeWon.after('B decline');
		expect(awaitedOf(declined, 'B')).toEqual(['done']);
		expect(declined.broken('B bonusShape 5.5')).toEqual(['FTV-G1 noBonus']);
	});
	it.each(['B done', 'B research 1', 'B bonusOne 4.0', 'B roll 1 2'])(
		'FTV-B2 while one is pending its owner does nothing else: %s',
		(line) => {
			expect(shapeWon.broken(line)).toEqual(['FTV-G1 bonusFirst', 'FTV-B2 bonusFirst']);
		}
	);
	it('FTV-B2 others go on', () => {
		expect(shapeWon.broken('A research 1')).toEqual([]);
	});
	it('FTV-B3 a shape as with a 6', () => {
		expect(shapeWon.broken('B bonusShape 5.5 5.6')).toEqual([]);
		expect(shapeWon.broken('B bonusShape 5.5 6.6')).toEqual(['FTV-V3 sixApart']);
		expect(marksOf(shapeWon.after('B bonusShape 5.5'), 1).progress[0]).toBe('o');
	});
	it('FTV-B4 FTV-R6 a number where the next one goes', () => {
		const above3 = BLANK_CURVE.replace(/- - - - - - -$/, '- - 3 - - - -');
		expect(numberWon().broken('B bonusNumber 4.3 6')).toEqual([]);
		expect(numberWon().broken('B bonusNumber 3.3 6')).toEqual(['FTV-C4 fromBelow']);
		expect(numberWon({}, above3).broken('B bonusNumber 4.3 6')).toEqual(['FTV-C5 completeColumn']);
		expect(numberWon({}, above3).broken('B bonusNumber 3.2 3')).toEqual(['FTV-C6 sameBeside']);
		expect(numberWon({ options: rulings('R6b') }, above3).broken('B bonusNumber 3.2 3')).toEqual([]);
	});
	it('FTV-B5 a 1 in testing', () => {
		const won = drawn({ research: 5 }).after('A roll 6 1; B research 0');
		expect(awaitedOf(won, 'B')).toEqual(['bonusOne', 'decline']);
		expect(won.broken('B bonusOne 4.0')).toEqual([]);
		expect(won.broken('B bonusOne 3.0')).toEqual(['FTV-T3 needsSupport']);
		expect(marksOf(won.after('B bonusOne 4.0'), 1).testing[4]?.[0]).toBe(1);
	});
	it('FTV-B6 an extra-die square filled by a bonus gives the second die', () => {
		const after = numberWon().after('B bonusNumber 4.6 6');
		expect(awaitedOf(after, 'B')).toEqual(['analyse', 'research', 'test', 'curve', 'done']);
	});
	it('FTV-B7 a bonus uses no die', () => {
		const taken = drawn({ testing: BOTTOM }).after('A roll 4 1; A test 0 4.0; A bonusShape 5.5');
		expect(awaitedOf(taken, 'A')).toEqual(['analyse', 'done']);
	});
});
