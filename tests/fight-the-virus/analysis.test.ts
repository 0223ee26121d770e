import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { cellsOf, drawn, rulings, table } from './lines.ts';

const other = (face: number): number => (face === 6 ? 1 : 6);

/** `x` filled before, `#` the shape that is put down now with a die of this face. */
const put = (face: number, analysis: string, add = 0): string[] =>
	drawn({ analysis, progress: 'ooo' })
		.after(`A roll ${face} ${other(face)}`)
		.broken(`A analyse 0+${add} ${cellsOf(analysis, '#')}`);

/** Squares named one by one, on a virus with some of them filled. */
function on(face: number, cells: string, filled = ''): string[] {
	const rows = Array.from({ length: 11 }, (_, row) =>
		Array.from({ length: 11 }, (_, column) =>
			filled.split(' ').includes(`${row}.${column}`) ? 'x' : 'o'
		).join('')
	);
	return drawn({ analysis: rows.join('\n') })
		.after(`A roll ${face} ${other(face)}`)
		.broken(`A analyse 0 ${cells}`);
}

const T_SHAPE = `
	. . . . . s . . . . .
	. . . s o o o s . . .
	. . . o o o o o . . .
	. s o s o s o s o s .
	. o o o # # # o o o .
	s o o s o # o s o o s
	. o o o o o o o o o .
	. s o s o s o s o s .
	. . . o o o o o . . .
	. . . s o o o s . . .
	. . . . . s . . . . .`;

const LINE_OF_FOUR = T_SHAPE.replace('# # # o', '# # # #').replace('o # o s o o s', 'o s o s o o s');

describe('FTV-V1 each value has its shape', () => {
	it.each([
		[1, '5.5'],
		[2, '4.5 5.5'],
		[3, '5.4 5.5 5.6'],
		[4, '4.4 4.5 5.4 5.5'],
		[5, '3.5 4.4 4.5 4.6 5.5']
	])('FTV-V1 a %i', (value, cells) => {
		expect(on(value, cells)).toEqual([]);
		expect(on(value, cells.split(' ').reverse().join(' '))).toEqual([]);
		expect(on(value, `${cells} 6.6`)).toContain('FTV-V1 shapeOf');
	});
	it('FTV-V1 a part of the shape is another shape', () => {
		expect(on(5, '3.5 4.4 4.5 4.6')).toEqual(['FTV-V1 shapeOf']);
	});
	it('FTV-V1 FTV-R9 the shapes of an edition are turned, and flipped unless the table rules otherwise', () => {
		const facts = { shapes: { '4': ['x..', 'xxx'] } };
		const J = '4.4 5.4 5.5 5.6';
		const turned = '4.4 4.5 5.4 6.4';
		const L = '4.6 5.4 5.5 5.6';
		const may = (options = {}) => table({ facts, ...options }).after('A roll 4 1');
		expect([J, turned, L].flatMap((cells) => may().broken(`A analyse 0 ${cells}`))).toEqual([]);
		expect(may({ options: rulings('R9b') }).broken(`A analyse 0 ${turned}`)).toEqual([]);
		expect(may({ options: rulings('R9b') }).broken(`A analyse 0 ${L}`)).toEqual(['FTV-V1 shapeOf']);
		expect(
			may()
				.listed('analyse')
				.filter((move) => 'die' in move && move.die === 0)
		).toHaveLength(
			2 *
				may({ options: rulings('R9b') })
					.listed('analyse')
					.filter((move) => 'die' in move && move.die === 0).length
		);
		// the square of four of the standard sheet
		expect(may().broken('A analyse 0 4.4 4.5 5.4 5.5')).toEqual(['FTV-V1 shapeOf']);
	});
	it('FTV-V1 a shape in pieces lies with all its pieces', () => {
		const facts = { shapes: { '2': ['x.x'] } };
		const at = table({ facts }).after('A roll 2 1');
		expect(at.broken('A analyse 0 4.4 4.6')).toEqual([]);
		expect(at.broken('A analyse 0 4.4 6.4')).toEqual([]);
		expect(at.broken('A analyse 0 4.4 4.5')).toEqual(['FTV-V1 shapeOf']);
	});
});

it('FTV-V2 no shape above 6, and nothing is said of FTV-V1 and FTV-V3', () => {
	expect(put(6, T_SHAPE, 1)).toEqual(['FTV-V2 noShapeAbove6']);
	expect(put(6, LINE_OF_FOUR, 1)).toEqual(['FTV-V2 noShapeAbove6']);
	expect(put(6, T_SHAPE)).toEqual([]);
});

describe('FTV-V3 a 6 is any connected shape of 1 to 4 squares in 2 by 3', () => {
	it('FTV-V3 a T of four fits, a line of four does not', () => {
		expect(put(6, T_SHAPE)).toEqual([]);
		expect(put(6, LINE_OF_FOUR)).toEqual(['FTV-V3 sixTooLong']);
	});
	it('FTV-V3 one square, a corner, five squares, squares apart', () => {
		expect(on(6, '5.5')).toEqual([]);
		expect(on(6, '5.5 5.6 6.6')).toEqual([]);
		expect(on(6, '3.5 4.4 4.5 4.6 5.5')).toEqual(['FTV-V3 sixTooLarge']);
		expect(on(6, '5.5 6.6')).toEqual(['FTV-V3 sixApart']);
	});
	it('FTV-V3 progress makes a 5 a 6', () => {
		expect(put(5, T_SHAPE, 1)).toEqual([]);
		expect(put(5, T_SHAPE)).toEqual(['FTV-V1 shapeOf']);
	});
	it('FTV-V3 size and box follow the edition, either way round', () => {
		const at = table({ facts: { free: { most: 5, box: [4, 1] } } }).after('A roll 6 1');
		expect(at.broken('A analyse 0 4.3 4.4 4.5 4.6')).toEqual([]);
		expect(at.broken('A analyse 0 3.4 4.4 5.4 6.4')).toEqual([]);
		expect(at.broken('A analyse 0 4.4 4.5 5.4')).toEqual(['FTV-V3 sixTooLong']);
	});
});

it('FTV-V4 the whole shape lies inside; then nothing is said of FTV-V7 and FTV-V8', () => {
	expect(on(2, '0.5 1.5')).toEqual([]);
	expect(on(2, '0.4 0.5', '9.5')).toEqual(['FTV-V4 outside']);
	expect(on(1, '99.99')).toEqual(['FTV-V4 outside']);
});

it('FTV-V5 no square twice', () => {
	expect(on(2, '5.5 5.6', '5.4')).toEqual([]);
	expect(on(2, '5.5 5.6', '5.5')).toEqual(['FTV-V5 covered']);
	expect(on(2, '0.4 0.5', '0.5')).toEqual(['FTV-V4 outside', 'FTV-V5 covered']);
});

it('FTV-V6 the first shape may lie anywhere, but FTV-V8 holds for it', () => {
	expect(on(1, '0.5')).toEqual([]);
	expect(on(1, '1.5')).toEqual(['FTV-V8 cutsOff']);
});

it('FTV-V7 each further shape shares a side with a filled square', () => {
	expect(on(1, '5.6', '5.5')).toEqual([]);
	expect(on(1, '6.6', '5.5')).toEqual(['FTV-V7 notBeside']);
	expect(on(1, '8.5', '5.5')).toEqual(['FTV-V7 notBeside']);
});

describe('FTV-V8 the rest stays in one piece', () => {
	const ringWithAGap = `
		. . . . . s . . . . .
		. . . s o o o s . . .
		. . . o o o o o . . .
		. s o s x x x s o s .
		. o o o x o x o o o .
		s o o s x s x s o o s
		. o o o x # o o o o .
		. s o s o s o s o s .
		. . . o o o o o . . .
		. . . s o o o s . . .
		. . . . . s . . . . .`;

	it('FTV-V8 closing a ring cuts off what is inside', () => {
		expect(put(1, ringWithAGap)).toEqual(['FTV-V8 cutsOff']);
		const filledUp = ringWithAGap.replace('o x o x o', 'o x # x o').replace('s x s x s', 's x # x s');
		expect(put(3, filledUp)).toEqual([]);
	});
	it('FTV-V8 says how many squares, where, and points at them', () => {
		const { state } = table().after('A roll 1 6');
		const move = { do: 'analyse', by: 0, die: 0, add: 0, cells: [[1, 5]] } as const;
		expect(game.check(state, move)).toEqual([
			{
				rule: 'FTV-V8',
				say: { key: 'cutsOff', values: { shape: 'single', squares: 1, where: 'top' } },
				cells: ['analysis.0.5']
			}
		]);
	});
	it('FTV-V8 the last squares may all be filled', () => {
		const almost = `
			. . . . . # . . . . .
			. . . x x x x x . . .
			. . . x x x x x . . .
			. x x x x x x x x x .
			. x x x x x x x x x .
			x x x x x x x x x x x
			. x x x x x x x x x .
			. x x x x x x x x x .
			. . . x x x x x . . .
			. . . x x x x x . . .
			. . . . . x . . . . .`;
		expect(put(1, almost)).toEqual([]);
	});
	it('FTV-V8 a rest that is already in pieces is made whole or nothing fits', () => {
		const facts = { analysis: ['ooooo'] };
		const from = { players: [{ by: 0, analysis: ['oxooo'] }] };
		const at = table({ facts, from, options: rulings('R1b') }).after('A roll 1 2');
		expect(at.broken('A analyse 0 0.0')).toEqual([]);
		expect(at.broken('A analyse 1 0.2 0.3')).toEqual(['FTV-V8 cutsOff']);
		expect(at.listed('analyse').filter((move) => move.by === 0)).toEqual([
			{ do: 'analyse', by: 0, die: 0, add: 0, cells: [[0, 0]] }
		]);
	});
});

it('on a virus of 400 squares what is listed is what is allowed', () => {
	const analysis = Array.from({ length: 20 }, (_, row) => (row % 7 === 3 ? 's' : 'o').repeat(20));
	const facts = { analysis, shapes: { '5': ['x.x.x', '.....', '.x.x.'] } };
	const at = table({ facts, options: rulings('R1b') }).after(
		'A roll 5 3; A analyse 0 10.10 10.12 10.14 12.11 12.13'
	);
	const next = at.after('A done; B done; B roll 5 3; A analyse 1 11.12 12.12 13.12');
	for (const here of [at, next]) {
		const listed = here.listed('analyse');
		expect(listed.length).toBeGreaterThan(20);
		expect(listed.flatMap((move) => game.check(here.state, move))).toEqual([]);
	}
});
