/** A sheet, or the part of it that tells most, as small as a stamp: outlines and the cells that hold a mark, as two SVG paths. */
import type { Area, Box, PiecePlace, Sheet } from './sheet.ts';
import type { CellMarks, Mark } from './record.ts';

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

function marksOn(pencil: readonly CellMarks[], seat: number): ReadonlyMap<string, readonly Mark[]> {
	const marked = new Map<string, readonly Mark[]>();
	for (const { by, cell, marks } of pencil)
		if (marks.length > 0 && (by === undefined || by === seat)) marked.set(cell, marks);
	return marked;
}

/** The whole sheet: "width height|outline|filled" */
export function thumbOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = marksOn(pencil, seat);
	const { head, squares } = mapOf(sheet);
	let filled = head;
	for (const [cell, drawn] of squares) if (marked.has(cell)) filled += drawn;
	return filled;
}

/** The cells of one area, from its corner on. */
interface Place {
	readonly id: string;
	readonly box: Box;
	readonly drawn: string;
	/** Where loose things stand in it, by name. */
	readonly spots: Readonly<Record<string, readonly string[]>>;
}
const places = new WeakMap<Area, readonly Place[]>();

function placesOf(area: Area): readonly Place[] {
	const known = places.get(area);
	if (known) return known;
	const { x, y } = area.box;
	const all = area.cells.map(({ id, box, places: own = {} }) => {
		const moved = { ...box, x: box.x - x, y: box.y - y };
		const spotsOf = (some: readonly PiecePlace[]): readonly string[] =>
			some.map((spot) => rounded({ x: spot.x - x, y: spot.y - y, width: spot.side, height: spot.side }));
		const spots = Object.fromEntries(Object.entries(own).map(([name, some]) => [name, spotsOf(some)]));
		return { id, box: moved, drawn: rounded(moved), spots };
	});
	places.set(area, all);
	return all;
}

/** What finds its room in a cell lies in its middle. */
const SHARE = 0.6;
const middleOf = ({ x, y, width, height }: Box): string => {
	const side = Math.min(width, height) * SHARE;
	return rounded({ x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side });
};

/** Loose things each where they lie; what is written fills its square. */
function traceOf({ box, drawn, spots }: Place, marks: readonly Mark[] | undefined): string {
	if (!marks) return '';
	const pieces = marks.flatMap((mark) => (mark.kind === 'pieces' ? mark.pieces : []));
	if (pieces.length === 0) return drawn;
	const traces = pieces.flatMap(({ at = '', count = 1 }) => spots[at]?.slice(0, count) ?? [middleOf(box)]);
	return [...new Set(traces)].join('');
}

/** A long strip fills little of a stamp, however much stands on it. */
const shapely = ({ width, height }: Box): number => Math.min(width, height) / Math.max(width, height);

/** Of all areas that a seat can see, the one that shows most of what was written: its cells, and what stands in them. */
export function stampOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = marksOn(pencil, seat);
	let [busiest, most] = [sheet.areas[0], 0];
	for (const area of sheet.areas) {
		if (area.seat !== undefined && area.seat !== seat) continue;
		let surface = 0;
		for (const { id, box } of placesOf(area)) if (marked.has(id)) surface += box.width * box.height;
		const shown = surface * shapely(area.box);
		if (shown > most) [busiest, most] = [area, shown];
	}
	if (!busiest) return '';
	const { box } = busiest;
	const all = placesOf(busiest);
	const outline = all.map(({ drawn }) => drawn).join('');
	const filled = all.map((place) => traceOf(place, marked.get(place.id))).join('');
	return `${Math.ceil(box.width)} ${Math.ceil(box.height)}|${outline}|${filled}`;
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
