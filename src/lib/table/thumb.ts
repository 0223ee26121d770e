/** A sheet, or the part of it that tells most, as small as a stamp: outlines and the cells that hold a mark, as two SVG paths. */
import type { Area, Box, Sheet } from './sheet.ts';
import type { CellMarks } from './record.ts';

export const square = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h-${width}z`;

const rounded = ({ x, y, width, height }: Box): string =>
	square({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) });

/** Drawn once a sheet: the outline never changes, and a move adds but a few of the squares. */
interface Whole {
	readonly head: string;
	readonly squares: readonly (readonly [cell: string, drawn: string])[];
}
const wholes = new WeakMap<Sheet, Whole>();

function mapOf(sheet: Sheet): Whole {
	const known = wholes.get(sheet);
	if (known) return known;
	const outline = sheet.areas.map(({ box }) => rounded(box)).join('');
	const whole: Whole = {
		head: `${sheet.page.width} ${sheet.page.height}|${outline}|`,
		squares: sheet.areas.flatMap(({ cells }) => cells.map(({ id, box }) => [id, rounded(box)] as const))
	};
	wholes.set(sheet, whole);
	return whole;
}

function markedOn(pencil: readonly CellMarks[], seat: number): ReadonlySet<string> {
	const marked = new Set<string>();
	for (const { by, cell, marks } of pencil)
		if (marks.length > 0 && (by === undefined || by === seat)) marked.add(cell);
	return marked;
}

/** The whole sheet: "width height|outline|filled" */
export function thumbOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = markedOn(pencil, seat);
	const { head, squares } = mapOf(sheet);
	let filled = head;
	for (const [cell, drawn] of squares) if (marked.has(cell)) filled += drawn;
	return filled;
}

/** The squares of one area, from its corner on. */
function squaresOf(area: Area): readonly Square[] {
	const known = squares.get(area);
	if (known) return known;
	const { x, y } = area.box;
	const all = area.cells.map(({ id, box }) => ({
		id,
		drawn: rounded({ ...box, x: box.x - x, y: box.y - y }),
		surface: box.width * box.height
	}));
	squares.set(area, all);
	return all;
}
interface Square {
	readonly id: string;
	readonly drawn: string;
	readonly surface: number;
}
const squares = new WeakMap<Area, readonly Square[]>();

/** Of all areas that a seat can see, the one that most was written in: its squares, and which of them are full. */
export function stampOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = markedOn(pencil, seat);
	let [busiest, most] = [sheet.areas[0], 0];
	for (const area of sheet.areas) {
		if (area.seat !== undefined && area.seat !== seat) continue;
		let surface = 0;
		for (const square of squaresOf(area)) if (marked.has(square.id)) surface += square.surface;
		if (surface > most) [busiest, most] = [area, surface];
	}
	if (!busiest) return '';
	const { box } = busiest;
	const all = squaresOf(busiest);
	const drawn = (some: readonly Square[]): string => some.map((square) => square.drawn).join('');
	const full = all.filter(({ id }) => marked.has(id));
	return `${Math.ceil(box.width)} ${Math.ceil(box.height)}|${drawn(all)}|${drawn(full)}`;
}

export interface Thumb {
	readonly width: number;
	readonly height: number;
	readonly outline: string;
	readonly filled: string;
}

/** Null for what is not a thumb: it comes from storage and is never trusted. */
export function readThumb(text: string): Thumb | null {
	const found = /^(\d{1,3}) (\d{1,3})\|([\dMhvz -]*)\|([\dMhvz -]*)$/.exec(text);
	if (!found) return null;
	const [, width = '', height = '', outline = '', filled = ''] = found;
	return { width: Number(width), height: Number(height), outline, filled };
}
