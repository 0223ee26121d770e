/** Boxes in millimetres. */
import type { Box } from '../../table/sheet.ts';

/** Whether they share any room, or come closer than `clear`. */
export const overlap = (a: Box, b: Box, clear = 0): boolean =>
	a.x < b.x + b.width + clear &&
	b.x < a.x + a.width + clear &&
	a.y < b.y + b.height + clear &&
	b.y < a.y + a.height + clear;

/** Whether all of it lies in the other, give or take `slack`. */
export const within = (inner: Box, outer: Box, slack = 0): boolean =>
	inner.x >= outer.x - slack &&
	inner.y >= outer.y - slack &&
	inner.x + inner.width <= outer.x + outer.width + slack &&
	inner.y + inner.height <= outer.y + outer.height + slack;

/** The smallest box with both in it. */
export function around(a: Box, b: Box): Box {
	const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
	const right = Math.max(a.x + a.width, b.x + b.width);
	const bottom = Math.max(a.y + a.height, b.y + b.height);
	return { x, y, width: right - x, height: bottom - y };
}
