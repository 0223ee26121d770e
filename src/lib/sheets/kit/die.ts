/** The faces of a die, drawn with pips. */
import type { Box, Ink, Tone } from '../../table/sheet.ts';
import { box, ellipse, rect } from './draw.ts';

/** Where the pips lie, in quarters of the face: [column, row]. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[2, 2]],
	2: [
		[1, 1],
		[3, 3]
	],
	3: [
		[1, 1],
		[2, 2],
		[3, 3]
	],
	4: [
		[1, 1],
		[3, 1],
		[1, 3],
		[3, 3]
	],
	5: [
		[1, 1],
		[3, 1],
		[2, 2],
		[1, 3],
		[3, 3]
	],
	6: [
		[1, 1],
		[3, 1],
		[1, 2],
		[3, 2],
		[1, 3],
		[3, 3]
	]
};

export function dieFace(face: number, at: Box, tone: Tone = 'ink'): Ink[] {
	const size = at.width * 0.19;
	return [
		rect(at, { fill: 'paper', stroke: tone, weight: at.width * 0.07, radius: at.width * 0.2 }),
		...(pips[face] ?? []).map(([column, row]) =>
			ellipse(
				box(at.x + (at.width * column) / 4 - size / 2, at.y + (at.height * row) / 4 - size / 2, size, size),
				{ fill: tone }
			)
		)
	];
}
