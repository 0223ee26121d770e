/** The code on a printed sheet, dark on light with its quiet zone, and the place where it stands. */
import { generate } from 'lean-qr';
import type { Box } from '../sheets/model.ts';
import { overlap } from './bounds.ts';
import { surface, type Drawn } from './plate.ts';

/** A module below this is lost on an ordinary printer, in mm. */
const FINEST = 0.33;

/** Modules that stay white all around. */
const QUIET = 4;

/** The code in this square, or null when its modules would be too fine. */
export function drawCode(text: string, { x, y, width }: Box): readonly Drawn[] | null {
	const code = generate(text);
	const scale = width / (code.size + 2 * QUIET);
	if (scale < FINEST) return null;
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
