/** A wide drawing in lines one below the other, broken only where nothing but the ground it stands on is cut. */
import type { Box } from '../table/sheet.ts';
import { boundsOf } from './bounds.ts';
import type { Drawn } from './plate.ts';

/** From this share of the whole width on, a surface or a line is ground. */
const GROUND = 0.5;

/** The line that two neighbours share, in mm: there they may be parted. */
const SHARED = 0.7;

const rightOf = ({ x, width }: Box): number => x + width;

const isGround = (mark: Drawn, frame: Box): boolean =>
	mark.kind !== 'text' && boundsOf(mark).width > GROUND * frame.width;

/** What stays together, from left to right, as high as the frame: no text, no sign and no cell lies across two of them. */
export function piecesIn(frame: Box, drawn: readonly Drawn[], cells: readonly Box[]): readonly Box[] {
	const inked = drawn.filter((mark) => !isGround(mark, frame)).map(boundsOf);
	const pieces: Box[] = [];
	for (const { x, width } of [...inked, ...cells].sort((a, b) => a.x - b.x)) {
		const last = pieces[pieces.length - 1];
		if (last && x < rightOf(last) - SHARED) {
			const right = Math.max(rightOf(last), x + width);
			pieces[pieces.length - 1] = { ...last, width: right - last.x };
		} else pieces.push({ ...frame, x, width });
	}
	return pieces;
}

/** In at most so many lines, the longest of them as short as the pieces allow. */
export function linesOf(pieces: readonly Box[], most: number): readonly Box[] {
	const widths = pieces
		.flatMap((first, nth) => pieces.slice(nth).map((last) => rightOf(last) - first.x))
		.sort((a, b) => a - b);
	const width = widths.find((least) => filled(pieces, least).length <= most);
	return filled(pieces, width ?? Infinity);
}

/** Lines of this width, each as full as it can be; a piece that is wider has one for itself. */
function filled(pieces: readonly Box[], width: number): readonly Box[] {
	const lines: Box[] = [];
	for (const piece of pieces) {
		const line = lines[lines.length - 1];
		const reached = line ? rightOf(piece) - line.x : Infinity;
		if (line && reached <= width + 1e-6) lines[lines.length - 1] = { ...line, width: reached };
		else lines.push(piece);
	}
	return lines;
}
