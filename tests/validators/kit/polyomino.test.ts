import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	bitsOf,
	common,
	count,
	has,
	meet,
	none,
	same,
	squaresOf,
	union,
	within,
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

const squares = fc.uniqueArray(fc.integer({ min: 0, max: 127 }));

describe('sets of squares', () => {
	it('agree with sets of numbers', () => {
		fc.assert(
			fc.property(squares, squares, (a, b) => {
				const [x, y] = [bitsOf(a), bitsOf(b)];
				const ascending = (list: number[]) => [...list].sort((i, j) => i - j);
				expect(squaresOf(x)).toEqual(ascending(a));
				expect(count(x)).toBe(a.length);
				expect(squaresOf(union(x, y))).toEqual(ascending([...new Set([...a, ...b])]));
				expect(squaresOf(common(x, y))).toEqual(ascending(a.filter((at) => b.includes(at))));
				expect(squaresOf(without(x, y))).toEqual(ascending(a.filter((at) => !b.includes(at))));
				expect(meet(x, y)).toBe(a.some((at) => b.includes(at)));
				expect(within(x, y)).toBe(a.every((at) => b.includes(at)));
				expect(a.every((at) => has(x, at))).toBe(true);
				expect(same(x, bitsOf(ascending(a)))).toBe(true);
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

describe('placements', { timeout: 60_000 }, () => {
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
		expect(laid.every((one) => within(one.mask, grid.inside))).toBe(true);
		expect(isOn(grid, [0, 2])).toBe(false);
	});

	it('leave the rest whole exactly when a search of the whole grid says so', () => {
		const holed = fc.array(fc.constantFrom('o', 'o', 'o', '.'), { minLength: 42, maxLength: 42 });
		const laid = [...shapesWithin(2, 3, 4), ...orientations(L, 'turn and flip')];
		fc.assert(
			fc.property(holed, (letters) => {
				const grid = gridOf([0, 1, 2, 3, 4, 5].map((row) => letters.slice(row * 7, row * 7 + 7).join('')));
				const [free = none] = sections(grid, grid.inside);
				const inOnePiece = placements(grid, laid).filter(({ mask }) => within(mask, free));
				const wrong = inOnePiece.filter(
					(one) => leavesWhole(grid, free, one) !== isConnected(grid, without(free, one.mask))
				);
				expect(wrong).toEqual([]);
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
