import { describe, expect, it } from 'vitest';
import { game } from '../../src/lib/validators/fight-the-virus/game.ts';
import { cellsOf, play, position, refusals, sheetOf, type At } from './position.ts';

/** `x` filled before, `#` the shape that is put down now with a die of this face. */
function put(face: number, drawing: string, add = 0): string[] {
	const state = position({ dice: [face, face === 6 ? 1 : 6], analysis: drawing, progress: 'ooo' });
	return refusals(state, { do: 'analyse', by: 0, die: 0, add, cells: cellsOf(drawing, '#') });
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

/** Squares named one by one, on an empty virus. */
const on = (face: number, cells: At[], filled: At[] = []): string[] => {
	const rows = Array.from({ length: 11 }, (_, row) =>
		Array.from({ length: 11 }, (_, column) =>
			filled.some(([r, c]) => r === row && c === column) ? 'x' : 'o'
		).join('')
	);
	const state = position({ dice: [face, face === 6 ? 1 : 6], analysis: rows.join('\n') });
	return refusals(state, { do: 'analyse', by: 0, die: 0, add: 0, cells });
};

describe('FTV-V1 each value has its shape', () => {
	it.each<[number, At[]]>([
		[1, [[5, 5]]],
		[
			2,
			[
				[4, 5],
				[5, 5]
			]
		],
		[
			3,
			[
				[5, 4],
				[5, 5],
				[5, 6]
			]
		],
		[
			4,
			[
				[4, 4],
				[4, 5],
				[5, 4],
				[5, 5]
			]
		],
		[
			5,
			[
				[3, 5],
				[4, 4],
				[4, 5],
				[4, 6],
				[5, 5]
			]
		]
	])('FTV-V1 a %i', (value, cells) => {
		expect(on(value, cells)).toEqual([]);
		expect(on(value, [...cells].reverse())).toEqual([]);
		expect(on(value, [...cells, [6, 6]])).toContain('FTV-V1 shapeOf');
	});

	it('FTV-V1 a part of the shape is another shape', () => {
		expect(
			on(5, [
				[3, 5],
				[4, 4],
				[4, 5],
				[4, 6]
			])
		).toEqual(['FTV-V1 shapeOf']);
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
		expect(on(6, [[5, 5]])).toEqual([]);
		expect(
			on(6, [
				[5, 5],
				[5, 6],
				[6, 6]
			])
		).toEqual([]);
		expect(
			on(6, [
				[3, 5],
				[4, 4],
				[4, 5],
				[4, 6],
				[5, 5]
			])
		).toEqual(['FTV-V3 sixTooLarge']);
		expect(
			on(6, [
				[5, 5],
				[6, 6]
			])
		).toEqual(['FTV-V3 sixApart']);
	});
	it('FTV-V3 progress makes a 5 a 6', () => {
		expect(put(5, T_SHAPE, 1)).toEqual([]);
		expect(put(5, T_SHAPE)).toEqual(['FTV-V1 shapeOf']);
	});
});

it('FTV-V4 the whole shape lies inside; then nothing is said of FTV-V7 and FTV-V8', () => {
	expect(
		on(2, [
			[0, 5],
			[1, 5]
		])
	).toEqual([]);
	expect(
		on(
			2,
			[
				[0, 4],
				[0, 5]
			],
			[[9, 5]]
		)
	).toEqual(['FTV-V4 outside']);
	expect(on(1, [[99, 99]])).toEqual(['FTV-V4 outside']);
});

it('FTV-V5 no square twice', () => {
	expect(
		on(
			2,
			[
				[5, 5],
				[5, 6]
			],
			[[5, 4]]
		)
	).toEqual([]);
	expect(
		on(
			2,
			[
				[5, 5],
				[5, 6]
			],
			[[5, 5]]
		)
	).toEqual(['FTV-V5 covered']);
	expect(
		on(
			2,
			[
				[0, 4],
				[0, 5]
			],
			[[0, 5]]
		)
	).toEqual(['FTV-V4 outside', 'FTV-V5 covered']);
});

it('FTV-V6 the first shape may lie anywhere, but FTV-V8 holds for it', () => {
	expect(on(1, [[0, 5]])).toEqual([]);
	expect(on(1, [[1, 5]])).toEqual(['FTV-V8 cutsOff']);
});

it('FTV-V7 each further shape shares a side with a filled square', () => {
	expect(on(1, [[5, 6]], [[5, 5]])).toEqual([]);
	expect(on(1, [[6, 6]], [[5, 5]])).toEqual(['FTV-V7 notBeside']);
	expect(on(1, [[8, 5]], [[5, 5]])).toEqual(['FTV-V7 notBeside']);
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
		const state = position({ dice: [1, 6] });
		const [complaint] = game.check(state, { do: 'analyse', by: 0, die: 0, add: 0, cells: [[1, 5]] } as never);
		expect(complaint).toEqual({
			rule: 'FTV-V8',
			say: { key: 'cutsOff', values: { shape: 1, squares: 1, where: 'top' } },
			cells: ['analysis.0.5']
		});
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
});

describe('FTV-P progress', () => {
	const cells: At[] = [
		[3, 5],
		[4, 4],
		[4, 5],
		[4, 6],
		[5, 5]
	];

	it('FTV-P1 FTV-P2 each spike covered circles the next field', () => {
		const after = play(position({ dice: [5, 1] }), { do: 'analyse', by: 0, die: 0, add: 0, cells });
		expect(sheetOf(after).progress).toBe('oo'.padEnd(21, '-'));
	});
	it('FTV-P3 FTV-P5 the fewest fields are spent, the first ones, at once', () => {
		const state = position({ dice: [2, 1], progress: 'xooo' });
		const after = play(state, { do: 'analyse', by: 0, die: 0, add: 3, cells });
		expect(sheetOf(after).progress).toBe('xxxooo'.padEnd(21, '-'));
		const add2 = play(state, {
			do: 'analyse',
			by: 0,
			die: 0,
			add: 2,
			cells: [
				[4, 4],
				[4, 5],
				[5, 4],
				[5, 5]
			]
		});
		expect(sheetOf(add2).progress).toBe('xxooo'.padEnd(21, '-'));
	});
	it('FTV-P4 no more fields than are available', () => {
		const state = position({ dice: [1, 2], progress: 'xo' });
		expect(refusals(state, { do: 'test', by: 0, die: 0, add: 2, cell: [4, 0] })).toEqual([]);
		expect(refusals(state, { do: 'test', by: 0, die: 0, add: 3, cell: [4, 0] })).toEqual([
			'FTV-P4 progressShort'
		]);
	});
	it('FTV-P5 fields gained with the first die help the second, not the die that gains them', () => {
		const first = position({ dice: [1, 4] });
		expect(
			refusals(first, {
				do: 'analyse',
				by: 0,
				die: 0,
				add: 1,
				cells: [
					[4, 5],
					[5, 5]
				]
			})
		).toEqual(['FTV-P4 progressShort']);
		const then = play(first, { do: 'analyse', by: 0, die: 0, add: 0, cells: [[5, 5]] });
		expect(refusals(then, { do: 'test', by: 0, die: 1, add: 2, cell: [4, 0] })).toEqual([]);
	});
	it('FTV-P6 progress changes the value for its owner only', () => {
		const state = position({ dice: [5, 6], progress: 'o' });
		expect(refusals(state, { do: 'test', by: 0, die: 0, add: 1, cell: [4, 0] })).toEqual([]);
		const after = play(state, { do: 'test', by: 0, die: 0, add: 1, cell: [4, 0] });
		expect(sheetOf(after).testing[14]).toBe(6);
		expect(play(after, { do: 'test', by: 1, die: 0, cell: [4, 0] }).seats[1]?.sheet?.testing[14]).toBe(5);
	});
	it('FTV-P7 a bonus has no field for progress', () => {
		const shape = game.shape.move({ players: ['Ana'], options: {} });
		const verdict = shape['~standard'].validate({ do: 'bonusOne', by: 0, cell: [4, 0], add: 1 });
		expect(verdict).toHaveProperty('issues');
	});
});
