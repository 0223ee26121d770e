/** The virus analysis (FTV-V). */
import { analysisCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
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
import { isConnected, isOn, numberOf, rimOf, sections, squareOf, type Grid } from '../kit/grid.ts';
import { fitsBox, isPolyomino, leavesWhole, normal, sameShape, type Placement } from '../kit/polyomino.ts';
import { legal, together } from '../kit/refusal.ts';
import type { Agreed } from './agreed.ts';
import type { Virus } from './boards.ts';
import { refuse, type Direction } from './sentences.ts';

const numbersOf = (grid: Grid, cells: readonly Square[]): Bits =>
	bitsOf(cells.filter((cell) => isOn(grid, cell)).map((cell) => numberOf(grid, cell)));

export const filledSquares = ({ virus }: Agreed, filled: Bits): Square[] =>
	squaresOf(filled).map((at) => squareOf(virus.grid, at));

export const squaresLeft = ({ virus }: Agreed, filled: Bits): number =>
	count(without(virus.grid.inside, filled));

const idsOf = ({ grid }: Virus, squares: Bits): string[] =>
	squaresOf(squares).map((at) => analysisCells.make(squareOf(grid, at)));

/** FTV-V1 */
function isShapeOfValue(virus: Virus, value: number, cells: readonly Square[]): readonly Complaint[] {
	const chosen = normal(cells);
	if (virus.waysOf(value).some((shape) => sameShape(shape, chosen))) return legal;
	return [refuse('FTV-V1', 'shapeOf', { value, shape: virus.nameOf(value), squares: virus.sizeOf(value) })];
}

/** FTV-V2 */
const isShapeAtAll = (value: number): readonly Complaint[] =>
	value > 6 ? [refuse('FTV-V2', 'noShapeAbove6', { value })] : legal;

/** FTV-V3 */
function isFreeShape({ free: { most, short, long } }: Virus, cells: readonly Square[]): readonly Complaint[] {
	if (cells.length > most) return [refuse('FTV-V3', 'sixTooLarge', { squares: cells.length, most })];
	if (!isPolyomino(cells)) return [refuse('FTV-V3', 'sixApart', {})];
	return fitsBox(cells, short, long) ? legal : [refuse('FTV-V3', 'sixTooLong', { short, long })];
}

function hasShape(virus: Virus, value: number, cells: readonly Square[]): readonly Complaint[] {
	if (value > 6) return isShapeAtAll(value);
	return value === 6 ? isFreeShape(virus, cells) : isShapeOfValue(virus, value, cells);
}

/** FTV-V4 */
function liesInside({ grid }: Virus, cells: readonly Square[]): readonly Complaint[] {
	const squares = cells.filter((cell) => !isOn(grid, cell)).length;
	return squares > 0 ? [refuse('FTV-V4', 'outside', { squares })] : legal;
}

/** FTV-V5 */
function isUncovered(virus: Virus, filled: Bits, chosen: Bits): readonly Complaint[] {
	const covered = common(filled, chosen);
	if (isEmpty(covered)) return legal;
	return [refuse('FTV-V5', 'covered', { squares: count(covered) }, idsOf(virus, covered))];
}

/** FTV-V6, FTV-V7 */
function touches(virus: Virus, filled: Bits, chosen: Bits): readonly Complaint[] {
	const { grid } = virus;
	if (isEmpty(filled) || meet(rimOf(grid, chosen), filled)) return legal;
	const open = common(rimOf(grid, filled), without(grid.inside, chosen));
	return [refuse('FTV-V7', 'notBeside', {}, idsOf(virus, open))];
}

/** Where the squares lie, seen from the middle of the virus. */
function directionOf({ rows, columns }: Grid, squares: readonly Square[]): Direction {
	const mean = (sum: number): number => sum / squares.length;
	const down = mean(squares.reduce((sum, [row]) => sum + row, 0)) - (rows - 1) / 2;
	const right = mean(squares.reduce((sum, [, column]) => sum + column, 0)) - (columns - 1) / 2;
	if (Math.max(Math.abs(down), Math.abs(right)) < 2) return 'middle';
	if (Math.abs(down) >= Math.abs(right)) return down < 0 ? 'top' : 'bottom';
	return right < 0 ? 'left' : 'right';
}

/** FTV-V8: all but the largest section would be cut off. `known` is the value whose shape it is, 0 for any other. */
function leavesOneSection(virus: Virus, filled: Bits, chosen: Bits, known: number): readonly Complaint[] {
	const { grid } = virus;
	const left = without(grid.inside, union(filled, chosen));
	if (isConnected(grid, left)) return legal;
	const parts = sections(grid, left);
	const largest = parts.reduce((a, b) => (count(b) > count(a) ? b : a));
	const cut = parts.filter((part) => part !== largest).reduce(union);
	const where = directionOf(
		grid,
		squaresOf(cut).map((at) => squareOf(grid, at))
	);
	const shape = known === 0 ? 'other' : virus.nameOf(known);
	return [refuse('FTV-V8', 'cutsOff', { shape, squares: count(cut), where }, idsOf(virus, cut))];
}

/** FTV-V7 and FTV-V8 are looked at only if FTV-V4 and FTV-V5 hold. */
export function checkShape(
	{ virus }: Agreed,
	filled: Bits,
	value: number,
	cells: readonly Square[]
): readonly Complaint[] {
	const chosen = numbersOf(virus.grid, cells);
	const shape = hasShape(virus, value, cells);
	const place = together(liesInside(virus, cells), isUncovered(virus, filled, chosen));
	if (place.length > 0) return together(shape, place);
	const known = shape.length === 0 && value < 6 ? value : 0;
	return together(shape, touches(virus, filled, chosen), leavesOneSection(virus, filled, chosen, known));
}

export const fillShape = ({ virus }: Agreed, filled: Bits, cells: readonly Square[]): Bits =>
	union(filled, numbersOf(virus.grid, cells));

/** How many of the squares are spikes. */
export const spikesIn = ({ virus }: Agreed, squares: Bits): number => count(common(squares, virus.spikes));

/** How many spikes these cells cover. */
export const spikesUnder = (agreed: Agreed, cells: readonly Square[]): number =>
	spikesIn(agreed, numbersOf(agreed.virus.grid, cells));

/** Whether a placement is legal: FTV-V5, FTV-V7, FTV-V8. */
function fitting({ grid }: Virus, filled: Bits): (one: Placement) => boolean {
	const first = isEmpty(filled);
	const unfilled = without(grid.inside, filled);
	// only in a position the rest can already be in pieces
	const leavesOne = isConnected(grid, unfilled)
		? (one: Placement) => leavesWhole(grid, unfilled, one)
		: (one: Placement) => isConnected(grid, without(unfilled, one.mask));
	return (one) => !meet(one.mask, filled) && (first || meet(one.rim, filled)) && leavesOne(one);
}

/** Every legal place for this value. */
export const legalShapes = ({ virus }: Agreed, filled: Bits, value: number): readonly Placement[] =>
	value > 6 ? [] : virus.placesOf(value).filter(fitting(virus, filled));

export const someShape = ({ virus }: Agreed, filled: Bits, value: number): Placement | undefined =>
	virus.placesOf(value).find(fitting(virus, filled));

/** The map with `x` for a filled square and `X` for a filled spike. */
export const drawAnalysis = ({ virus: { map, grid } }: Agreed, filled: Bits): string[] =>
	map.map((line, row) =>
		[...line]
			.map((letter, column) => {
				if (!has(filled, numberOf(grid, [row, column]))) return letter;
				return letter === 's' ? 'X' : 'x';
			})
			.join('')
	);

/** What `drawAnalysis` drew. */
export const readAnalysis = ({ virus: { grid } }: Agreed, drawn: readonly string[]): Bits =>
	bitsOf(
		drawn.flatMap((line, row) =>
			[...line].flatMap((letter, column) =>
				letter === 'x' || letter === 'X' ? [numberOf(grid, [row, column])] : []
			)
		)
	);
