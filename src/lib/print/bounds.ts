/** How far a drawing reaches: decides what fits on a page and where there is room. */
import { POINT, widthOf } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { segmentsOf, type Dot } from './path.ts';
import type { Drawn } from './plate.ts';

// no lists in here: a sheet asks for thousands of boxes
function around(dots: readonly Dot[], by = 0): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const [x, y] of dots) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x);
		bottom = Math.max(bottom, y);
	}
	return { x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by };
}

const cornersOf = ({ x, y, width, height }: Box): readonly Dot[] => [
	[x, y],
	[x + width, y + height]
];

/** Letters reach this far above and below the baseline, as a multiple of the size. */
const [ABOVE, BELOW] = [0.74, 0.23];

export function boundsOf(mark: Drawn): Box {
	if (mark.kind === 'text') {
		const { text, at, align, size, face } = mark;
		const width = widthOf(text, size, face);
		const share = { start: 0, middle: 0.5, end: 1 }[align];
		const em = size * POINT;
		if (mark.upward)
			return {
				x: at[0] - ABOVE * em,
				y: at[1] - width * (1 - share),
				width: (ABOVE + BELOW) * em,
				height: width
			};
		const x = at[0] - width * share;
		return { x, y: at[1] - ABOVE * em, width, height: (ABOVE + BELOW) * em };
	}
	const by = mark.stroke ? mark.weight / 2 : 0;
	if (mark.kind === 'line') return around([mark.from, mark.to], by);
	if (mark.kind !== 'path') return around(cornersOf(mark.box), by);
	const { x, y, width, height } = reachOf(mark.d);
	const { at, scale } = mark;
	return {
		x: at[0] + x * scale - by,
		y: at[1] + y * scale - by,
		width: width * scale + 2 * by,
		height: height * scale + 2 * by
	};
}

/** In units of the path, which is measured once however often it is drawn; up to so many. */
const KEPT = 2000;
const reaches = new Map<string, Box>();

function reachOf(d: string): Box {
	const known = reaches.get(d);
	if (known) return known;
	const dots = segmentsOf(d).flatMap((segment): readonly Dot[] => {
		if (segment.kind === 'close') return [];
		return segment.kind === 'curve' ? [segment.by, segment.and, segment.to] : [segment.to];
	});
	const reach = around(dots.length > 0 ? dots : [[0, 0]]);
	if (reaches.size >= KEPT) reaches.clear();
	reaches.set(d, reach);
	return reach;
}

export function unionOf(boxes: readonly Box[]): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const { x, y, width, height } of boxes) {
		left = Math.min(left, x);
		top = Math.min(top, y);
		right = Math.max(right, x + width);
		bottom = Math.max(bottom, y + height);
	}
	return { x: left, y: top, width: right - left, height: bottom - top };
}
