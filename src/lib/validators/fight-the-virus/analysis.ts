/** The virus analysis (FTV-V). */
import { analysisCell, analysisMap, freeShape, shapes } from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import {
	bitsOf,
	common,
	count,
	has,
	isEmpty,
	meet,
	squaresOf,
	union,
	without,
	type Bits
} from '../kit/bits.ts';
import { gridOf, isOn, numberOf, rimOf, sections, squareOf, type Square } from '../kit/grid.ts';
import {
	fitsBox,
	isPolyomino,
	leavesWhole,
	normal,
	orientations,
	placements,
	sameShape,
	shapesWithin,
	type Placement
} from '../kit/polyomino.ts';
import { refuse, type Direction } from './sentences.ts';

const grid = gridOf(analysisMap);

export const analysisSquares = count(grid.inside);

const spikes = bitsOf(
	analysisMap.flatMap((line, row) =>
		[...line].flatMap((letter, column) => (letter === 's' ? [numberOf(grid, [row, column])] : []))
	)
);

export const spikesIn = (squares: Bits): number => count(common(squares, spikes));

const fixed = shapes.map((shape) => orientations(shape, 'turn and flip'));
const free = shapesWithin(freeShape.short, freeShape.long, freeShape.most);
const byValue: readonly (readonly Placement[])[] = [...fixed, free].map((laid) => placements(grid, laid));

const numbersOf = (cells: readonly Square[]): Bits =>
	bitsOf(cells.filter((cell) => isOn(grid, cell)).map((cell) => numberOf(grid, cell)));

const idsOf = (squares: Bits): string[] => squaresOf(squares).map((at) => analysisCell(squareOf(grid, at)));

/** FTV-V1 */
function isShapeOfValue(value: number, cells: readonly Square[]): Complaint[] {
	const chosen = normal(cells);
	if (fixed[value - 1]?.some((shape) => sameShape(shape, chosen))) return [];
	return [refuse('FTV-V1', 'shapeOf', { value, squares: cells.length })];
}

/** FTV-V2 */
const isShapeAtAll = (value: number): Complaint[] =>
	value > 6 ? [refuse('FTV-V2', 'noShapeAbove6', { value })] : [];

/** FTV-V3 */
function isFreeShape(cells: readonly Square[]): Complaint[] {
	if (cells.length > freeShape.most) return [refuse('FTV-V3', 'sixTooLarge', { squares: cells.length })];
	if (!isPolyomino(cells)) return [refuse('FTV-V3', 'sixApart', {})];
	return fitsBox(cells, freeShape.short, freeShape.long) ? [] : [refuse('FTV-V3', 'sixTooLong', {})];
}

function hasShape(value: number, cells: readonly Square[]): Complaint[] {
	if (value > 6) return isShapeAtAll(value);
	return value === 6 ? isFreeShape(cells) : isShapeOfValue(value, cells);
}

/** FTV-V4 */
function liesInside(cells: readonly Square[]): Complaint[] {
	const squares = cells.filter((cell) => !isOn(grid, cell)).length;
	return squares > 0 ? [refuse('FTV-V4', 'outside', { squares })] : [];
}

/** FTV-V5 */
function isUncovered(filled: Bits, chosen: Bits): Complaint[] {
	const covered = common(filled, chosen);
	return isEmpty(covered) ? [] : [refuse('FTV-V5', 'covered', { squares: count(covered) }, idsOf(covered))];
}

/** FTV-V6, FTV-V7 */
const touches = (filled: Bits, chosen: Bits): Complaint[] =>
	isEmpty(filled) || meet(rimOf(grid, chosen), filled)
		? []
		: [refuse('FTV-V7', 'notBeside', {}, idsOf(common(rimOf(grid, filled), without(grid.inside, chosen))))];

/** Where the squares lie, seen from the middle of the virus. */
function directionOf(squares: readonly Square[]): Direction {
	const middle = (analysisMap.length - 1) / 2;
	const down = squares.reduce((sum, [row]) => sum + row - middle, 0) / squares.length;
	const right = squares.reduce((sum, [, column]) => sum + column - middle, 0) / squares.length;
	if (Math.max(Math.abs(down), Math.abs(right)) < 2) return 'middle';
	if (Math.abs(down) >= Math.abs(right)) return down < 0 ? 'top' : 'bottom';
	return right < 0 ? 'left' : 'right';
}

/** FTV-V8: all but the largest section would be cut off. */
function leavesOneSection(filled: Bits, chosen: Bits, shape: number): Complaint[] {
	const parts = sections(grid, without(grid.inside, union(filled, chosen)));
	if (parts.length < 2) return [];
	const largest = parts.reduce((a, b) => (count(b) > count(a) ? b : a));
	const cut = parts.filter((part) => part !== largest).reduce(union);
	const where = directionOf(squaresOf(cut).map((at) => squareOf(grid, at)));
	return [refuse('FTV-V8', 'cutsOff', { shape, squares: count(cut), where }, idsOf(cut))];
}

export function checkShape(filled: Bits, value: number, cells: readonly Square[]): Complaint[] {
	const chosen = numbersOf(cells);
	const place = [...liesInside(cells), ...isUncovered(filled, chosen)];
	const shape = hasShape(value, cells);
	if (place.length > 0) return [...shape, ...place];
	const known = shape.length === 0 && value < 6 ? value : 0;
	return [...shape, ...touches(filled, chosen), ...leavesOneSection(filled, chosen, known)];
}

export const fillShape = (filled: Bits, cells: readonly Square[]): Bits => union(filled, numbersOf(cells));

/** How many spikes these cells cover. */
export const spikesUnder = (cells: readonly Square[]): number => spikesIn(numbersOf(cells));

const fits = (filled: Bits, unfilled: Bits, first: boolean, one: Placement): boolean =>
	!meet(one.mask, filled) && (first || meet(one.rim, filled)) && leavesWhole(grid, unfilled, one);

/** Every legal place for this value. */
export function legalShapes(filled: Bits, value: number): Placement[] {
	const first = isEmpty(filled);
	const unfilled = without(grid.inside, filled);
	return (byValue[value - 1] ?? []).filter((one) => fits(filled, unfilled, first, one));
}

export function someShape(filled: Bits, value: number): Placement | undefined {
	const first = isEmpty(filled);
	const unfilled = without(grid.inside, filled);
	return byValue[value - 1]?.find((one) => fits(filled, unfilled, first, one));
}

/** The map with `x` for a filled square and `X` for a filled spike. */
export const drawAnalysis = (filled: Bits): string[] =>
	analysisMap.map((line, row) =>
		[...line]
			.map((letter, column) => {
				if (!has(filled, numberOf(grid, [row, column]))) return letter;
				return letter === 's' ? 'X' : 'x';
			})
			.join('')
	);

export const filledSquares = (filled: Bits): Square[] => squaresOf(filled).map((at) => squareOf(grid, at));
