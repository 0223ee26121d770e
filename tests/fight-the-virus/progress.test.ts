import { describe, expect, it } from 'vitest';
import { drawn, marksOf, table } from './lines.ts';

const PLUS = '3.5 4.4 4.5 4.6 5.5';

describe('analysis progress', () => {
	it('FTV-P1 FTV-P2 each spike covered circles the next field', () => {
		const after = table().after(`A roll 5 1; A analyse 0 ${PLUS}`);
		expect(marksOf(after).progress).toBe('oo'.padEnd(21, '-'));
	});
	it('FTV-P2 when no field is left nothing happens', () => {
		const after = drawn({ progress: 'o'.repeat(20) }).after(`A roll 5 1; A analyse 0 ${PLUS}`);
		expect(marksOf(after).progress).toBe('o'.repeat(21));
	});
	it('FTV-P3 FTV-P5 the fewest fields are spent, the first ones, at once', () => {
		const at = drawn({ progress: 'xooo' }).after('A roll 2 1');
		expect(marksOf(at.after(`A analyse 0+3 ${PLUS}`)).progress).toBe('xxxooo'.padEnd(21, '-'));
		expect(marksOf(at.after('A analyse 0+2 4.4 4.5 5.4 5.5')).progress).toBe('xxooo'.padEnd(21, '-'));
	});
	it('FTV-P4 no more fields than are available', () => {
		const at = drawn({ progress: 'xo' }).after('A roll 1 2');
		expect(at.broken('A test 0+2 4.0')).toEqual([]);
		expect(at.broken('A test 0+3 4.0')).toEqual(['FTV-P4 progressShort']);
	});
	it('FTV-P5 fields gained with the first die help the second, not the die that gains them', () => {
		const first = table().after('A roll 1 4');
		expect(first.broken('A analyse 0+1 4.5 5.5')).toEqual(['FTV-P4 progressShort']);
		expect(first.after('A analyse 0 5.5').broken('A test 1+2 4.0')).toEqual([]);
	});
	it('FTV-P6 progress changes the value for its owner only', () => {
		const after = drawn({ progress: 'oo' }).after('A roll 5 6; A test 0+1 4.0; B test 0 4.0');
		expect(marksOf(after, 0).testing[4]?.[0]).toBe(6);
		expect(marksOf(after, 1).testing[4]?.[0]).toBe(5);
		expect(marksOf(after, 0).circles).toEqual([[4, 0]]);
	});
	it('FTV-P7 a bonus has no field for progress', () => {
		expect(table().malformed({ do: 'bonusOne', by: 0, cell: [4, 0], add: 1 })).toBe(true);
	});
	it('FTV-P3 an edition with 3 fields adds at most 6', () => {
		expect(table({ facts: { progress: 3 } }).malformed('A test 0+6 4.0')).toBe(false);
		expect(table({ facts: { progress: 3 } }).malformed('A test 0+7 4.0')).toBe(true);
		expect(table().malformed('A test 0+42 4.0')).toBe(false);
	});
});
