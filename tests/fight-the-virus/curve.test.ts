import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { BLANK_CURVE, drawn, FULL_CURVE, rulings, seatOf, sheet, table, type Drawn } from './lines.ts';

/** Bo puts the first die, of this face, into a square; there is no setback. */
const enter = (face: number, drawing: string | Drawn, cell: string, options = {}, add = 0): string[] =>
	drawn({ progress: 'oooooo', ...(typeof drawing === 'string' ? { curve: drawing } : drawing) }, options)
		.after(`A roll ${face} ${face === 1 ? 2 : 1}`)
		.broken(`B curve 0+${add} ${cell}`);

const bottom = (row: string): string => BLANK_CURVE.replace(/- - - - - - -$/, row);
const BEGUN = bottom('- - 3 - - - -');

describe('spread curve', () => {
	it('FTV-C1 FTV-C2 an empty square of the curve', () => {
		expect(enter(4, BLANK_CURVE, '4.0')).toEqual([]);
		expect(enter(4, BLANK_CURVE, '0.0')).toEqual(['FTV-C1 noCurveSquare']);
		expect(enter(4, BLANK_CURVE, '4.7')).toEqual(['FTV-C1 noCurveSquare']);
		expect(enter(4, BLANK_CURVE, '3.99')).toEqual(['FTV-C1 noCurveSquare']);
		expect(enter(4, BEGUN, '4.2')).toEqual(['FTV-C2 curveFilled']);
	});
	it('FTV-C3 FTV-R8 numbers are 1 to 6, and that is told first', () => {
		expect(enter(6, BLANK_CURVE, '4.0', {}, 1)).toEqual(['FTV-C3 curveTooHigh']);
		expect(enter(6, BLANK_CURVE, '0.0', {}, 1)).toEqual(['FTV-C3 curveTooHigh', 'FTV-C1 noCurveSquare']);
		expect(enter(6, BLANK_CURVE, '4.0', { options: rulings('R8b') }, 1)).toEqual([]);
	});
	it('FTV-C4 from the bottom up', () => {
		expect(enter(4, BEGUN, '3.2')).toEqual([]);
		expect(enter(4, BEGUN, '2.2')).toEqual(['FTV-C4 fromBelow']);
		expect(enter(4, BLANK_CURVE, '3.2')).toEqual(['FTV-C4 fromBelow']);
	});
	it('FTV-C4 a gap in a column of an edition is passed over', () => {
		const at = table({ facts: { curve: ['-', '.', '-'] } }).after('A roll 4 5');
		expect(at.broken('B curve 0 0.0')).toEqual(['FTV-C4 fromBelow']);
		const next = at
			.after('B curve 0 2.0; B done')
			.after('A analyse 0 4.4 4.5 5.4 5.5; A test 1 4.0; A done; B roll 4 5');
		// the two are no neighbours: the same number fits
		expect(next.broken('B curve 0 0.0')).toEqual([]);
	});
	it('FTV-C5 FTV-R5 a column once begun is completed first, and the sentence names it', () => {
		expect(enter(4, BEGUN, '4.5')).toEqual(['FTV-C5 completeColumn']);
		const at = drawn({ curve: BEGUN }).after('A roll 4 1');
		const [complaint] = game.check(at.state, { do: 'curve', by: 1, die: 0, cell: [4, 5] } as { do: string });
		expect(complaint?.say.values).toEqual({ columns: [3] });
		expect(complaint?.cells).toEqual(['curve.3.2', 'curve.2.2', 'curve.1.2']);
		expect(enter(4, BLANK_CURVE, '4.5', { options: rulings('R5b') })).toEqual(['FTV-C5 leftmostColumn']);
		expect(enter(4, BLANK_CURVE, '4.0', { options: rulings('R5b') })).toEqual([]);
	});
	it('FTV-C5 in a position with several begun columns any of them may go on', () => {
		const two = bottom('- - 3 - 2 - -');
		expect(enter(4, two, '3.2')).toEqual([]);
		expect(enter(4, two, '3.4')).toEqual([]);
		expect(enter(4, two, '4.0')).toEqual(['FTV-C5 completeColumn']);
		expect(enter(4, two, '4.0', { options: rulings('R5b') })).toEqual(['FTV-C5 completeColumn']);
	});
	it('FTV-C6 neighbours differ', () => {
		expect(enter(3, BEGUN, '3.2')).toEqual(['FTV-C6 sameBeside']);
	});
	it('FTV-C7 FTV-R7 a circled bottom square is begun first', () => {
		const circled = bottom('- - o - - - -');
		expect(enter(4, circled, '4.2')).toEqual([]);
		expect(enter(4, circled, '4.3')).toEqual(['FTV-C7 circledFirst']);
		expect(enter(4, circled, '3.3')).toEqual(['FTV-C4 fromBelow', 'FTV-C7 circledFirst']);
		const beside = `
			. . . - . . .
			. . - - - . .
			. 2 - - - - .
			- 1 - - - - -
			- 2 o - - - -`;
		expect(enter(5, beside, '4.6')).toEqual(['FTV-C7 circledFirst']);
		expect(enter(1, beside, '4.6')).toEqual([]);
		expect(enter(1, beside, '4.6', { options: rulings('R7a') })).toEqual(['FTV-C7 circledFirst']);
		expect(enter(5, beside, '4.6', { options: rulings('R7a') })).toEqual(['FTV-C7 circledFirst']);
		// under FTV-R5 b only the leftmost column may be begun, circled or not
		expect(enter(1, beside, '4.0', { options: rulings('R5b') })).toEqual([]);
	});

	describe('FTV-C8 a circled square takes the opposite', () => {
		const above1 = `
			. . . - . . .
			. . - - - . .
			. - - - - - .
			- - o - - - -
			- - 1 - - - -`;
		it('FTV-C8 above a 1 a 6 and nothing else, and the sentence says so', () => {
			expect(enter(6, above1, '3.2')).toEqual([]);
			expect(enter(5, above1, '3.2')).toEqual(['FTV-C8 opposite']);
			const at = drawn({ curve: above1 }).after('A roll 5 1');
			const [complaint] = game.check(at.state, { do: 'curve', by: 1, die: 0, cell: [3, 2] } as {
				do: string;
			});
			expect(complaint?.say.values).toEqual({ value: 5, takes: 6, beside: 1 });
		});
		/** Column 1 was filled with a 2 beside the circled square, then the square below it with `below`. */
		const between = (below: number) => `
			. . . - . . .
			. . - - - . .
			. 5 - - - - .
			- 2 o - - - -
			- 3 ${below} - - - -`;
		it('FTV-R2 a: the neighbour filled last', () => {
			expect(enter(1, between(6), '3.2')).toEqual([]);
			expect(enter(5, between(6), '3.2')).toEqual(['FTV-C8 opposite']);
		});
		it('FTV-R2 a: if its opposite stands on another side, the circle no longer binds', () => {
			expect(enter(4, between(5), '3.2')).toEqual([]);
			expect(enter(2, between(5), '3.2')).toEqual(['FTV-C6 sameBeside']);
		});
		it('FTV-R2 b: it binds only while all filled neighbours are the same', () => {
			expect(enter(4, between(6), '3.2', { options: rulings('R2b') })).toEqual([]);
			expect(enter(4, between(2), '3.2', { options: rulings('R2b') })).toEqual(['FTV-C8 opposite']);
			expect(enter(5, between(2), '3.2', { options: rulings('R2b') })).toEqual([]);
		});
		it('FTV-R8 a 7 has no opposite', () => {
			const above7 = above1.replace('1', '7');
			expect(enter(4, above7, '3.2')).toEqual([]);
			expect(enter(4, above7, '3.2', { options: rulings('R8b', 'R2b') })).toEqual([]);
		});
		it('FTV-C8 filled last is what stands in the column begun last', () => {
			const facts = { curve: ['---'] };
			const at = (begun?: readonly number[]) =>
				table({
					facts,
					from: { players: [sheet(1, { curve: '2 o 3', ...(begun && { begun }) })] }
				}).after('A roll 4 5');
			expect(at().broken('B curve 0 0.1')).toEqual([]);
			expect(at().broken('B curve 1 0.1')).toEqual(['FTV-C8 opposite']);
			expect(at([2, 0]).broken('B curve 1 0.1')).toEqual([]);
			expect(at([0]).broken('B curve 1 0.1')).toEqual([]);
			expect(at([0]).broken('B curve 0 0.1')).toEqual(['FTV-C8 opposite']);
		});
	});

	it.each([
		[1, 2, 'one'],
		[2, 1, 'shape'],
		[3, 0, 'shape'],
		[4, 0, null]
	])('FTV-C9 the last square of row %i gives its bonus', (row, column, bonus) => {
		const lines = FULL_CURVE.trim()
			.split('\n')
			.map((line) => line.trim().split(' '));
		const opened = lines.map((line, at) =>
			line.map((letter, c) => (c === column && at <= row && letter !== '.' ? '-' : letter)).join(' ')
		);
		const after = drawn({ curve: opened.join('\n') }).after(`A roll 4 3; B curve 0 ${row}.${column}`);
		expect(seatOf(after, 1)?.bonus).toBe(bonus);
	});
});
