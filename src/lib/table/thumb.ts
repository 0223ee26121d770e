/** A sheet as small as a stamp: outlines of its areas and the cells that hold a mark, as two SVG paths. */
import type { Box, Sheet } from './sheet.ts';
import type { CellMarks } from './record.ts';

export const square = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h-${width}z`;

const rounded = ({ x, y, width, height }: Box): string =>
	square({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) });

/** Drawn once a sheet: the outline never changes, and a move adds but a few of the squares. */
interface Stamp {
	readonly head: string;
	readonly squares: readonly (readonly [cell: string, drawn: string])[];
}
const stamps = new WeakMap<Sheet, Stamp>();

function stampOf(sheet: Sheet): Stamp {
	const known = stamps.get(sheet);
	if (known) return known;
	const outline = sheet.areas.map(({ box }) => rounded(box)).join('');
	const stamp: Stamp = {
		head: `${sheet.page.width} ${sheet.page.height}|${outline}|`,
		squares: sheet.areas.flatMap(({ cells }) => cells.map(({ id, box }) => [id, rounded(box)] as const))
	};
	stamps.set(sheet, stamp);
	return stamp;
}

/** "width height|outline|filled" */
export function thumbOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = new Set<string>();
	for (const { by, cell, marks } of pencil)
		if (marks.length > 0 && (by === undefined || by === seat)) marked.add(cell);
	const { head, squares } = stampOf(sheet);
	let filled = head;
	for (const [cell, drawn] of squares) if (marked.has(cell)) filled += drawn;
	return filled;
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
