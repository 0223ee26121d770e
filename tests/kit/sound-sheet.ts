/** A sheet that can be played and printed: cells apart, large enough, within their area, areas on the page. */
import { expect } from 'vitest';
import type { Box, Sheet } from '../../src/lib/table/sheet.ts';

/** In mm: what a pencil needs, and what rounding may cost. */
const LEAST = 7;
const HAIR = 0.05;
const MARGIN = 6;
/** An area is shown with so much around it. */
const AROUND = 1;

const inside = (a: Box, b: Box, slack = HAIR): boolean =>
	a.x >= b.x - slack &&
	a.y >= b.y - slack &&
	a.x + a.width <= b.x + b.width + slack &&
	a.y + a.height <= b.y + b.height + slack;

const apart = (a: Box, b: Box): boolean =>
	a.x + a.width <= b.x + HAIR ||
	b.x + b.width <= a.x + HAIR ||
	a.y + a.height <= b.y + HAIR ||
	b.y + b.height <= a.y + HAIR;

const overlaps = (boxes: readonly { readonly id: string; readonly box: Box }[]): string[] =>
	boxes.flatMap((one, at) =>
		boxes
			.slice(at + 1)
			.filter((other) => !apart(one.box, other.box))
			.map((other) => `${one.id} overlaps ${other.id}`)
	);

export function soundSheet(sheet: Sheet): void {
	const cells = sheet.areas.flatMap((area) => area.cells);
	expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
	expect(new Set(sheet.areas.map(({ id }) => id)).size).toBe(sheet.areas.length);
	const { width, height } = sheet.page;
	const page = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
	const faults = sheet.areas.flatMap((area) => [
		...(inside(area.box, page) ? [] : [`area ${area.id} is off the page`]),
		...area.cells.flatMap(({ id, box }) => [
			...(inside(box, area.box, AROUND) ? [] : [`${id} is outside its area`]),
			...(Math.min(box.width, box.height) < LEAST - HAIR ? [`${id} is too small`] : [])
		])
	]);
	// hundreds of cells make many thousands of pairs: only the bad ones are put together
	expect([...faults, ...overlaps(cells)]).toEqual([]);
}
