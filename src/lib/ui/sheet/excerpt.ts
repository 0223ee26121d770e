/** Which part of a sheet shows some cells with a little of their surroundings. */
import { around, overlap, within } from '../../sheets/kit/boxes.ts';
import type { Area, Box, Cell, Ink, Label, Sheet } from '../../table/sheet.ts';
import { boxOf, extentOf } from './legible.ts';

export interface Excerpt {
	readonly area: Area;
	readonly view: Box;
}

/** How many cells around. */
const AROUND = 0.8;
/** A ring around a cell at the edge of its area is not cut: so much of a cell beyond it. */
const RIM = 0.3;
/** So far, in cells, a side moves outwards until it cuts no cell. */
const FURTHER = 1;
/** Half the line around a cell, and a little air, in mm. */
const LINE = 0.4;
/** Never flatter nor taller than this. */
const [FLATTEST, TALLEST] = [2.2, 0.8];

function stretched(from: number, length: number, least: number, low: number, high: number): [number, number] {
	const wanted = Math.min(Math.max(length, least), high - low);
	const start = Math.min(Math.max(low, from + (length - wanted) / 2), high - wanted);
	return [start, wanted];
}

/** The area with most of the cells, cut to them; null when none is on the sheet. */
export const excerptOf = (sheet: Sheet, cells: ReadonlySet<string>): Excerpt | null =>
	excerptsOf(sheet, cells)[0] ?? null;

/** Every area with some of the cells, those with most of them first. `across`: how many cells wide at least. */
export const excerptsOf = (sheet: Sheet, cells: ReadonlySet<string>, across = 4): readonly Excerpt[] =>
	sheet.areas
		.map((area) => ({ area, boxes: area.cells.flatMap(({ id, box }) => (cells.has(id) ? [box] : [])) }))
		.filter(({ boxes }) => boxes.length > 0)
		.sort((a, b) => b.boxes.length - a.boxes.length)
		.map(({ area, boxes }) => ({ area, view: viewOf(area, boxes, across) }));

function viewOf(area: Area, boxes: readonly Box[], across: number): Box {
	const side = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
	const left = Math.min(...boxes.map(({ x }) => x)) - side * AROUND;
	const top = Math.min(...boxes.map(({ y }) => y)) - side * AROUND;
	const right = Math.max(...boxes.map(({ x, width }) => x + width)) + side * AROUND;
	const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + side * AROUND;
	const rim = Math.max(1, side * RIM);
	const room = {
		x: area.box.x - rim,
		y: area.box.y - rim,
		right: area.box.x + area.box.width + rim,
		bottom: area.box.y + area.box.height + rim
	};
	const wide = Math.max(right - left, side * across, (bottom - top) * TALLEST);
	const [x, width] = stretched(left, right - left, wide, room.x, room.right);
	const [y, height] = stretched(top, bottom - top, width / FLATTEST, room.y, room.bottom);
	return wholeCells({ x, y, width, height }, area, side * FURTHER);
}

const widened = ({ x, y, width, height }: Box, by: number): Box => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by
});

/** The view with the cells that it cuts, as far as they lie near. */
function wholeCells(view: Box, { cells }: Area, further: number): Box {
	const reach = widened(view, further);
	const near = new Set(cells.map(({ box }) => widened(box, LINE)).filter((box) => within(box, reach)));
	let whole = view;
	// each may bring the next one in
	for (let before = 0; before !== near.size;) {
		before = near.size;
		for (const box of near)
			if (overlap(box, whole, -2 * LINE)) {
				whole = around(whole, box);
				near.delete(box);
			}
	}
	return whole;
}

/** The cells that are to be seen whole: half a cell says nothing. */
export const cellsIn = ({ area, view }: Excerpt): readonly Cell[] =>
	area.cells.filter(({ box }) => within(box, view));

/** A stroke so short, in mm, only leads to a sign. */
const STUB = 4;

/**
 * What is printed there. Texts and signs that would be cut off say nothing, nor do strokes that lead to them, and hints
 * are too small in a picture; lines and the ground that cells stand on go on beyond the edge.
 */
export function inkIn(excerpt: Excerpt, inWords: (label: Label) => string): readonly Ink[] {
	const { area, view } = excerpt;
	const cells = cellsIn(excerpt);
	const isShown = (mark: Ink): boolean => {
		if (mark.kind === 'line') return true;
		if (mark.kind === 'text')
			return mark.width === undefined && within(boxOf(mark, inWords(mark.text)), view);
		const isGround = (): boolean => mark.kind !== 'path' && cells.some(({ box }) => overlap(box, mark.box));
		return within(mark.box, view) || isGround();
	};
	const gone = area.ink.flatMap((mark) => (mark.kind === 'text' || isShown(mark) ? [] : [extentOf(mark)]));
	const leadsNowhere = (mark: Ink): boolean => {
		if (mark.kind !== 'line') return false;
		const { width, height } = extentOf(mark);
		return Math.max(width, height) < STUB && gone.some((box) => overlap(extentOf(mark), box, LINE));
	};
	return area.ink.filter((mark) => isShown(mark) && !leadsNowhere(mark));
}
