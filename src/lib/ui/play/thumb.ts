/** A sheet as small as a stamp: outlines of its areas and the cells that hold a mark, as two SVG paths. */
import type { Box, Sheet } from '../../sheets/model.ts';
import type { CellMarks } from '../../table/record.ts';

const square = ({ x, y, width, height }: Box): string => {
	const [left, top, right, down] = [x, y, width, height].map(Math.round);
	return `M${left} ${top}h${right}v${down}h-${right}z`;
};

/** "width height|outline|filled" */
export function thumbOf(sheet: Sheet, pencil: readonly CellMarks[], seat: number): string {
	const marked = new Set(
		pencil
			.filter(({ by, marks }) => marks.length > 0 && (by === undefined || by === seat))
			.map(({ cell }) => cell)
	);
	const filled = sheet.areas.flatMap(({ cells }) => cells).filter(({ id }) => marked.has(id));
	const outline = sheet.areas.map(({ box }) => square(box)).join('');
	return [
		`${sheet.page.width} ${sheet.page.height}`,
		outline,
		filled.map(({ box }) => square(box)).join('')
	].join('|');
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
