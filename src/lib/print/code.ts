/** The code on a printed page, dark on light with its quiet zone, and how much room it needs. */
import { modulesOf, modulesAcross } from '../share/modules.ts';
import type { Box } from '../table/sheet.ts';
import { surface, type Drawn } from './plate.ts';

/** A module below this is easily lost between printer and camera, in mm. */
export const FINEST = 0.4;

/** A module that every camera reads at arm's length, in mm. */
const COMFORTABLE = 0.5;

/** More letters than the largest code holds. */
const TOO_LONG = 2000;

/** The first of these texts whose code can well be read in this square; the last one in any case. */
export function codeOnPaper(texts: readonly [string, ...string[]], square: Box, scale = 1): readonly Drawn[] {
	const [text, ...others] = texts;
	const [next, ...rest] = others;
	if (next === undefined || fitsIn(text, square, scale)) return printed(text, square);
	return codeOnPaper([next, ...rest], square, scale);
}

/** Whether a camera can read the code of this text in a square of this size, printed so much larger or smaller. */
export function fitsIn(text: string, square: Box, scale = 1): boolean {
	const side = codeSide(text);
	return side !== null && side <= square.width * scale + 0.01;
}

/** How small a square can be, in mm on paper; null when the text is too long for any code. */
export function codeSide(text: string, module = FINEST): number | null {
	return text.length > TOO_LONG ? null : modulesAcross(text) * module;
}

/** A square that every camera likes. */
export const comfortableSide = (text: string): number | null => codeSide(text, COMFORTABLE);

function printed(text: string, { x, y, width }: Box): readonly Drawn[] {
	const { size, path } = modulesOf(text);
	const modules: Drawn = {
		kind: 'path',
		d: path,
		at: [x, y],
		scale: width / size,
		fill: [0, 0, 0],
		stroke: null,
		weight: 0,
		dashed: false
	};
	return [surface({ x, y, width, height: width }), modules];
}
