/** Boxes in millimetres. */
import type { Box } from '../../table/sheet.ts';

/** Whether they share any room, or come closer than `clear`. */
export const overlap = (a: Box, b: Box, clear = 0): boolean =>
	a.x < b.x + b.width + clear &&
	b.x < a.x + a.width + clear &&
	a.y < b.y + b.height + clear &&
	b.y < a.y + a.height + clear;
