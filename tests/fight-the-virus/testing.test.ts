import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { drawn, rulings, seatOf, table } from './lines.ts';

const PYRAMID = `
	   - -
	  - - -
	 - - - -
	5 - - - -
   1 6 2 3 - -`;

/** Bo puts the first die, of this face, into a square; there is no setback. */
const test = (face: number, testing: string, cell: string, options = {}, add = 0): string[] =>
	drawn({ testing, progress: 'oooooo' }, options)
		.after(`A roll ${face} ${face === 1 ? 2 : 1}`)
		.broken(`B test 0+${add} ${cell}`);

describe('testing', () => {
	it('FTV-T1 a square takes the value, however high', () => {
		expect(test(4, PYRAMID, '4.4')).toEqual([]);
		expect(test(6, PYRAMID, '4.4', {}, 9)).toEqual([]);
		expect(test(4, PYRAMID, '4.6')).toEqual(['FTV-T1 noTestingSquare']);
		expect(test(4, PYRAMID, '5.0')).toEqual(['FTV-T1 noTestingSquare']);
	});
	it('FTV-T2 the square is empty', () => {
		expect(test(4, PYRAMID, '4.0')).toEqual(['FTV-T2 testingFilled']);
	});
	it('FTV-T3 FTV-R4 all squares underneath are filled', () => {
		expect(test(4, PYRAMID, '3.2')).toEqual([]);
		expect(test(4, PYRAMID, '3.3')).toEqual(['FTV-T3 needsSupport']);
		expect(test(1, PYRAMID, '3.4')).toEqual(['FTV-T3 needsSupport']);
		expect(test(1, PYRAMID, '3.4', { options: rulings('R4b') })).toEqual([]);
		expect(test(2, PYRAMID, '3.4', { options: rulings('R4b') })).toEqual(['FTV-T3 needsSupport']);
	});
	it('FTV-T4 higher than each number underneath, and the sentence names it', () => {
		expect(test(3, PYRAMID, '3.2')).toEqual(['FTV-T4 notHigher']);
		expect(test(2, PYRAMID, '3.2')).toEqual(['FTV-T4 notHigher']);
		const at = drawn({ testing: PYRAMID }).after('A roll 3 1');
		expect(game.check(at.state, { do: 'test', by: 1, die: 0, cell: [3, 2] } as { do: string })).toEqual([
			{
				rule: 'FTV-T4',
				say: { key: 'notHigher', values: { value: 3, below: 3 } },
				cells: ['testing.4.3']
			}
		]);
		expect(test(3, PYRAMID, '3.3')).toEqual(['FTV-T3 needsSupport', 'FTV-T4 notHigher']);
	});
	it('FTV-T5 a 1 stands on anything but a 1', () => {
		expect(test(1, PYRAMID, '3.1')).toEqual([]);
		expect(test(1, PYRAMID.replace('5 -', '- -'), '3.0')).toEqual(['FTV-T5 oneOnOne']);
		const hanging = '- -\n- - -\n- - - -\n- 1 - - -\n- - - - - -';
		expect(test(1, hanging, '4.1', { options: rulings('R4b') })).toEqual(['FTV-T5 oneUnderOne']);
		expect(test(1, hanging, '4.3', { options: rulings('R4b') })).toEqual([]);
		expect(test(1, hanging, '4.1')).toEqual(['FTV-T5 oneUnderOne']);
	});
	it('FTV-T6 upon a 1 and a 6 only 7 or more; numbers may repeat in a row', () => {
		const open = PYRAMID.replace('5 -', '- -');
		expect(test(6, open, '3.0')).toEqual(['FTV-T4 notHigher']);
		expect(test(6, open, '3.0', {}, 1)).toEqual([]);
		expect(test(6, open, '4.4')).toEqual([]);
	});
	it.each([
		[0, 'shape'],
		[1, 'number'],
		[2, 'shape'],
		[3, 'number'],
		[4, 'shape']
	])('FTV-T7 the last square of row %i gives %s', (row, bonus) => {
		const rows = [9, 8, 7, 6, 5].map((number, at) =>
			Array<string>(at + 2).fill(at < row ? '-' : String(number))
		);
		const drawing = (open: number): string =>
			rows.map((line, at) => line.map((x, i) => (at === row && i < open ? '-' : x)).join(' ')).join('\n');
		const fill = (open: number, add: number) =>
			drawn({ testing: drawing(open), progress: 'oooooo' }).after(`A roll 6 1; B test 0+${add} ${row}.0`);
		expect(seatOf(fill(1, 3 - row + (row === 4 ? 1 : 0)), 1)?.bonus).toBe(bonus);
		expect(seatOf(fill(2, 4), 1)?.bonus).toBeNull();
	});
	it('FTV-T3 FTV-T4 what is underneath follows the widths of an edition', () => {
		const facts = { testing: ['-=====', '-=-=-='] };
		const on = (bottom: number[]) =>
			table({ facts, from: { players: [{ by: 1, testing: [[0], bottom] }] } }).after('A roll 4 2');
		expect(on([1, 2, 0]).broken('B test 0 0.0')).toEqual(['FTV-T3 needsSupport']);
		expect(on([1, 2, 3]).broken('B test 0 0.0')).toEqual([]);
		expect(on([1, 2, 4]).broken('B test 0 0.0')).toEqual(['FTV-T4 notHigher']);
		// refused on the standard sheet, where it rests on two
		const columns = table({ facts: { testing: ['--', '--'] } }).after('A roll 4 2; A test 1 1.0');
		expect(columns.broken('A analyse 0 4.4 4.5 5.4 5.5')).toEqual([]);
		const straight = { testing: ['--', '--'] };
		const pair = table({
			facts: straight,
			from: {
				players: [
					{
						by: 1,
						testing: [
							[0, 0],
							[2, 0]
						]
					}
				]
			}
		});
		expect(pair.after('A roll 4 3').broken('B test 0 0.0')).toEqual([]);
		expect(pair.after('A roll 4 3').broken('B test 0 0.1')).toEqual(['FTV-T3 needsSupport']);
	});
});
