import { describe, expect, it } from 'vitest';
import { BLANK_CURVE, drawn, marksOf } from './lines.ts';

const circlesAfter = (roll: string, curve: string, by = 0) =>
	marksOf(drawn({ curve }).after(`A roll ${roll}`), by).circles;
const progressAfter = (roll: string, progress: string, by = 0) =>
	marksOf(drawn({ progress }).after(`A roll ${roll}`), by).progress.slice(0, 4);

describe('adverse circumstances', () => {
	it('FTV-A1 5-6 and 6-6 hit everybody; other rolls nobody', () => {
		expect(circlesAfter('5 6', BLANK_CURVE, 0)).toEqual([[4, 0]]);
		expect(circlesAfter('6 5', BLANK_CURVE, 1)).toEqual([[4, 0]]);
		expect(circlesAfter('4 6', BLANK_CURVE)).toEqual([]);
		expect(progressAfter('6 6', 'oo', 1)).toBe('xo--');
	});
	it('FTV-A2 the begun column first, from the bottom up; then from the left', () => {
		const begun = BLANK_CURVE.replace(/- - - - - - -$/, '- - - 2 - - -');
		expect(circlesAfter('5 6', begun)).toEqual([[3, 3]]);
		const complete = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			3 - - - - - -
			2 - - - - - -`;
		expect(circlesAfter('5 6', complete)).toEqual([[4, 1]]);
	});
	it('FTV-A2 of several begun columns the left one first', () => {
		const two = BLANK_CURVE.replace(/- - - - - - -$/, '- 5 - 2 - - -');
		expect(circlesAfter('5 6', two)).toEqual([[3, 1]]);
	});
	it('FTV-A3 squares that are circled, or between different numbers, are passed over', () => {
		const different = `
			. . . - . . .
			. . - - - . .
			. 5 - - - - .
			- 2 - - - - -
			- 3 6 - - - -`;
		expect(circlesAfter('5 6', different)).toEqual([[2, 2]]);
	});
	it('FTV-A4 squares beside a circled empty one are passed over', () => {
		const circled = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			- - - o - - -
			- - - 2 - - -`;
		expect(circlesAfter('5 6', circled)).toEqual([
			[1, 3],
			[3, 3]
		]);
	});
	it('FTV-A5 if nothing is found, nothing happens', () => {
		const nothing = `
			. . . 1 . . .
			. . 1 2 1 . .
			. 1 2 1 2 1 .
			1 2 1 2 1 2 -
			2 1 2 1 2 1 o`;
		expect(circlesAfter('5 6', nothing)).toEqual([[4, 6]]);
	});
	it('FTV-A6 FTV-A7 6-6 crosses out the first available field, else makes a debt', () => {
		expect(progressAfter('6 6', 'xoo')).toBe('xxo-');
		expect(progressAfter('6 6', 'xx')).toBe('xxd-');
		expect(marksOf(drawn({ progress: 'x'.repeat(21) }).after('A roll 6 6')).progress).toBe('x'.repeat(21));
	});
	it('FTV-A7 the next spike pays the debt, the one after it counts', () => {
		const after = drawn({ progress: 'xd' }).after('A roll 3 1; A analyse 0 3.3 3.4 3.5');
		expect(marksOf(after).progress.slice(0, 4)).toBe('xxo-');
	});
});
