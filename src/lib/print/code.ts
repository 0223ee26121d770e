/** The code on a printed sheet, dark on light with its quiet zone, and the place where it stands. */
import { generate } from 'lean-qr';
import type { Box } from '../sheets/model.ts';
import { overlap } from './bounds.ts';
import { surface, type Drawn } from './plate.ts';

/** A module below this is easily lost between printer and camera, in mm. */
const FINEST = 0.33;

/** A module that every camera reads at arm's length, in mm. */
const COMFORTABLE = 0.5;

/** More letters than the largest code holds. */
const TOO_LONG = 2000;

/** Modules that stay white all around. */
const QUIET = 4;

/** The first of these texts whose code can well be read in this square; the last one in any case. */
export function drawCode(texts: readonly [string, ...string[]], square: Box): readonly Drawn[] {
	const [text, ...others] = texts;
	const [next, ...rest] = others;
	if (next === undefined) return modulesOf(text, square);
	return fitsIn(text, square) ? modulesOf(text, square) : drawCode([next, ...rest], square);
}

/** Whether a camera can read the code of this text in a square of this size. */
export function fitsIn(text: string, square: Box): boolean {
	const side = sideOf(text, FINEST);
	return side !== null && side <= square.width;
}

/** How large a square the code needs, in mm; null when the text is too long for any. */
export const sideOf = (text: string, module = COMFORTABLE): number | null =>
	text.length > TOO_LONG ? null : (generate(text).size + 2 * QUIET) * module;

function modulesOf(text: string, { x, y, width }: Box): readonly Drawn[] {
	const code = generate(text);
	const scale = width / (code.size + 2 * QUIET);
	let d = '';
	for (let row = 0; row < code.size; row++)
		for (let column = 0; column < code.size; column++) {
			if (!code.get(column, row)) continue;
			let run = 1;
			while (code.get(column + run, row)) run++;
			d += `M${column} ${row}h${run}v1h-${run}z`;
			column += run;
		}
	const modules: Drawn = {
		kind: 'path',
		d,
		at: [x + QUIET * scale, y + QUIET * scale],
		scale,
		fill: [0, 0, 0],
		stroke: null,
		weight: 0,
		dashed: false
	};
	return [surface({ x, y, width, height: width }), modules];
}

/** A code for a link needs no more, and a smaller one is hard to read. */
const SIDES = [18, 16, 14, 13];

/** The largest free square within `room`, searched from the bottom right corner on. */
export function freeSquare(room: Box, taken: readonly Box[]): Box | null {
	for (const side of SIDES)
		for (let y = room.y + room.height - side; y >= room.y; y -= 1)
			for (let x = room.x + room.width - side; x >= room.x; x -= 1) {
				const square = { x, y, width: side, height: side };
				if (!taken.some((box) => overlap(box, square))) return square;
			}
	return null;
}
