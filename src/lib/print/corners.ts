/** Four marks in the corners of what a photograph must show, so that it can be measured. */
import type { Colour } from '../sheets/kit/tones.ts';
import type { Box } from '../table/sheet.ts';
import type { Drawn } from './plate.ts';

/** How long the arms of a mark are, and how thick, in mm on paper. */
const [ARM, THICK] = [3, 0.5];

/** How far the marks stay away from what they enclose, in mm of the sheet, where there is room. */
export const CLEAR = 5;

/** Angles whose outer corners are the corners of the frame. `scale` is how much larger the frame is printed. */
export function cornerMarks({ x, y, width, height }: Box, scale: number, colour: Colour): readonly Drawn[] {
	const [arm, thick] = [ARM / scale, THICK / scale];
	const [right, bottom] = [x + width, y + height];
	const corners = [
		[x, y, 1, 1],
		[right, y, -1, 1],
		[x, bottom, 1, -1],
		[right, bottom, -1, -1]
	] as const;
	return corners.map(([cx, cy, across, down]) => ({
		kind: 'path',
		d: `M0 0h${across * arm}v${down * thick}h${-across * (arm - thick)}v${down * (arm - thick)}h${-across * thick}z`,
		at: [cx, cy],
		scale: 1,
		fill: colour,
		stroke: null,
		weight: 0,
		dashed: false
	}));
}
