import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	bitsOf,
	common,
	count,
	first,
	has,
	isEmpty,
	meet,
	none,
	same,
	squaresOf,
	union,
	isWithin,
	without
} from '../../../src/lib/validators/kit/bits.ts';
import {
	gridOf,
	isConnected,
	isOn,
	numberOf,
	sections,
	type Square
} from '../../../src/lib/validators/kit/grid.ts';
import {
	fitsBox,
	isPolyomino,
	leavesWhole,
	orientations,
	placements,
	shapesWithin,
	type Polyomino
} from '../../../src/lib/validators/kit/polyomino.ts';

const sizes = [
	{ name: 'up to 128 squares', most: 127 },
	{ name: 'up to 400 squares', most: 399 }
];

describe('sets of squares', () => {
	it.each(sizes)('agree with sets of numbers: $name', ({ most }) => {
		// sets of different lengths meet each other too
		const squares = fc
			.integer({ min: 0, max: most })
			.chain((max) => fc.uniqueArray(fc.integer({ min: 0, max })));
		fc.assert(
			fc.property(squares, squares, (a, b) => {
				const [x, y] = [bitsOf(a), bitsOf(b)];
				const ascending = (list: number[]) => [...list].sort((i, j) => i - j);
				expect(squaresOf(x)).toEqual(ascending(a));
				expect(count(x)).toBe(a.length);
				expect(isEmpty(x)).toBe(a.length === 0);
				expect(isEmpty(without(x, x))).toBe(true);
				expect(squaresOf(first(x))).toEqual(ascending(a).slice(0, 1));
				expect(squaresOf(union(x, y))).toEqual(ascending([...new Set([...a, ...b])]));
				expect(squaresOf(common(x, y))).toEqual(ascending(a.filter((at) => b.includes(at))));
				expect(squaresOf(without(x, y))).toEqual(ascending(a.filter((at) => !b.includes(at))));
				expect(meet(x, y)).toBe(a.some((at) => b.includes(at)));
				expect(isWithin(x, y)).toBe(a.every((at) => b.includes(at)));
				expect(a.every((at) => has(x, at))).toBe(true);
				expect(same(x, bitsOf(ascending(a)))).toBe(true);
				expect(same(x, y)).toBe(ascending(a).join() === ascending(b).join());
				// a longer set with the same squares is the same set
				expect(same(x, without(union(x, bitsOf([399])), bitsOf(a.includes(399) ? [] : [399])))).toBe(true);
			})
		);
	});
});

const L: Polyomino = [
	[0, 0],
	[1, 0],
	[2, 0],
	[2, 1]
];

describe('shapes', () => {
	it('are turned and flipped, each way once', () => {
		expect(orientations(L, 'fixed')).toHaveLength(1);
		expect(orientations(L, 'turn')).toHaveLength(4);
		expect(orientations(L, 'turn and flip')).toHaveLength(8);
		expect(orientations([[0, 0]], 'turn and flip')).toHaveLength(1);
		const line: Polyomino = [
			[0, 0],
			[0, 1]
		];
		expect(orientations(line, 'turn and flip')).toHaveLength(2);
	});

	it('of up to four squares in a box of two by three: all but the line of four', () => {
		// fixed polyominoes: 1 + 2 + 6 + 19, without the two lines of four
		expect(shapesWithin(2, 3, 4)).toHaveLength(26);
		expect(fitsBox(L, 2, 3)).toBe(true);
		expect(fitsBox([...L, [0, 1], [0, 2]], 2, 3)).toBe(false);
	});

	it('are connected by sides, not by corners', () => {
		expect(isPolyomino(L)).toBe(true);
		expect(
			isPolyomino([
				[0, 0],
				[1, 1]
			])
		).toBe(false);
		expect(isPolyomino([])).toBe(false);
	});
});

describe('placements', () => {
	it('lie inside the grid', () => {
		const grid = gridOf(['oo.', 'ooo']);
		const laid = placements(
			grid,
			orientations(
				[
					[0, 0],
					[0, 1]
				],
				'turn'
			)
		);
		expect(laid).toHaveLength(5);
		expect(laid.every((one) => isWithin(one.mask, grid.inside))).toBe(true);
		expect(isOn(grid, [0, 2])).toBe(false);
	});

	const apart: Polyomino = [
		[0, 0],
		[0, 2],
		[0, 4],
		[2, 1],
		[2, 3]
	];
	const grids = [
		{
			name: 'a small grid',
			rows: 6,
			columns: 7,
			laid: [...shapesWithin(2, 3, 4), ...orientations(L, 'turn')]
		},
		{ name: 'a grid of 400 squares', rows: 20, columns: 20, laid: orientations(L, 'turn') },
		{
			name: 'a shape in pieces, with a ring of more than 32',
			rows: 12,
			columns: 13,
			laid: orientations(apart, 'turn')
		}
	];

	it.each(grids)(
		'leave the rest whole exactly when a search of the whole grid says so: $name',
		({ rows, columns, laid }) => {
			const letter = fc.constantFrom('o', 'o', 'o', 'o', 'o', '.');
			const holed = fc.array(letter, { minLength: rows * columns, maxLength: rows * columns });
			fc.assert(
				fc.property(holed, (letters) => {
					const lines = Array.from({ length: rows }, (_, row) =>
						letters.slice(row * columns, (row + 1) * columns).join('')
					);
					const grid = gridOf(lines);
					const [free = none] = sections(grid, grid.inside).sort((a, b) => count(b) - count(a));
					const inOnePiece = placements(grid, laid).filter(({ mask }) => isWithin(mask, free));
					const wrong = inOnePiece.filter(
						(one) => leavesWhole(grid, free, one) !== isConnected(grid, without(free, one.mask))
					);
					expect(wrong.map(({ squares }) => squares)).toEqual([]);
				}),
				{ numRuns: 40 }
			);
		}
	);

	it('find the sections of a large grid as a search by hand does', () => {
		const letters = fc.array(fc.constantFrom('o', 'o', '.'), { minLength: 300, maxLength: 300 });
		fc.assert(
			fc.property(letters, (all) => {
				const grid = gridOf(
					Array.from({ length: 15 }, (_, row) => all.slice(row * 20, row * 20 + 20).join(''))
				);
				const left = new Set(squaresOf(grid.inside));
				const byHand: number[][] = [];
				for (const start of left) {
					const section = [start];
					left.delete(start);
					for (const at of section) {
						for (const next of [at - 20, at + 20, at % 20 > 0 ? at - 1 : -1, at % 20 < 19 ? at + 1 : -1]) {
							if (left.delete(next)) section.push(next);
						}
					}
					byHand.push(section.sort((a, b) => a - b));
				}
				expect(sections(grid, grid.inside).map(squaresOf)).toEqual(byHand);
			})
		);
	});

	it('tell the sections apart', () => {
		const grid = gridOf(['ooo', 'o.o', 'ooo']);
		const at = (square: Square) => numberOf(grid, square);
		const left = without(grid.inside, bitsOf([at([0, 1]), at([2, 1])]));
		expect(sections(grid, left).map(squaresOf)).toEqual([
			[at([0, 0]), at([1, 0]), at([2, 0])],
			[at([0, 2]), at([1, 2]), at([2, 2])]
		]);
	});
});
