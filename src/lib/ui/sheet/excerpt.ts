/** Which part of a sheet shows some cells with a little of their surroundings. */
import type { Area, Box, Ink, Label, Sheet } from '../../table/sheet.ts';
import { boxOf } from './legible.ts';

export interface Excerpt {
	readonly area: Area;
	readonly view: Box;
}

/** How many cells around. */
const AROUND = 0.8;
/** A ring around a cell at the edge of its area is not cut: so much of a cell beyond it. */
const RIM = 0.3;
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
	const within = {
		x: area.box.x - rim,
		y: area.box.y - rim,
		right: area.box.x + area.box.width + rim,
		bottom: area.box.y + area.box.height + rim
	};
	const wide = Math.max(right - left, side * across, (bottom - top) * TALLEST);
	const [x, width] = stretched(left, right - left, wide, within.x, within.right);
	const [y, height] = stretched(top, bottom - top, width / FLATTEST, within.y, within.bottom);
	return { x, y, width, height };
}

const contains = (outer: Box, { x, y, width, height }: Box): boolean =>
	x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/** What is printed there; texts that would be cut off say nothing, and hints are too small in a picture. */
export const inkIn = ({ area, view }: Excerpt, inWords: (label: Label) => string): readonly Ink[] =>
	area.ink.filter(
		(mark) =>
			mark.kind !== 'text' || (mark.width === undefined && contains(view, boxOf(mark, inWords(mark.text))))
	);
