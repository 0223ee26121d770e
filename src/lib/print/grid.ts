/** How cards lie on a page: in the middle, so that a turned page has them at the same place, and where to cut. */
import type { Point } from '../table/sheet.ts';
import { printable, turned, type Paper } from './paper.ts';
import { HAIRLINE, type Drawn } from './plate.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

export interface Grid {
	/** Upright, or across where more cards fit so. */
	readonly paper: Paper;
	readonly columns: number;
	readonly rows: number;
	/** From one card to the next, with what is left between them. */
	readonly step: Size;
	/** What reaches over the edge of each card. */
	readonly bleed: number;
	/** The top left corner of the first place. */
	readonly origin: Point;
	/** Where the last row ends. */
	readonly foot: number;
	/** How long the marks beside the cards are. */
	readonly marks: number;
}

const LONGEST_MARK = 5;
/** Marks are shorter where they leave room for a ruler beside them, but no shorter than this. */
export const RULER = 3.8;
const SHORT_MARK = 2;
/** A page that is not full begins below its label. */
const BELOW_LABEL = 11;

/** Half a line lies outside its card. */
const LINE = HAIRLINE / 2;

/** As many cards as a page holds, or as there are. */
export function gridFor(card: Size, bleed: number, paper: Paper, count: number): Grid {
	const upright = gridOn(card, bleed, paper, count);
	const across = gridOn(card, bleed, turned(paper), count);
	return across.columns * across.rows > upright.columns * upright.rows ? across : upright;
}

function gridOn(card: Size, bleed: number, paper: Paper, count: number): Grid {
	const room = printable(paper);
	const step = { width: card.width + 2 * bleed, height: card.height + 2 * bleed };
	const columns = Math.max(1, Math.floor((room.width - 2 * LINE) / step.width));
	const most = Math.max(1, Math.floor((room.height - 2 * LINE) / step.height));
	const rows = Math.min(most, Math.ceil(count / columns));
	const middle = (paper.height - rows * step.height) / 2;
	const origin: Point = [(paper.width - columns * step.width) / 2, Math.min(middle, room.y + BELOW_LABEL)];
	const margin = Math.min(origin[0] - room.x, origin[1] - room.y);
	const beside = origin[0] - room.x - RULER;
	const longest = Math.min(LONGEST_MARK, beside < SHORT_MARK ? LONGEST_MARK : beside);
	const foot = origin[1] + rows * step.height;
	return {
		paper,
		columns,
		rows,
		step,
		bleed,
		origin,
		foot,
		marks: Math.max(0, Math.min(longest, margin - HAIRLINE))
	};
}

export const cornerOf = ({ columns, origin, step }: Grid, nth: number): { x: number; y: number } => ({
	x: origin[0] + (nth % columns) * step.width,
	y: origin[1] + Math.floor(nth / columns) * step.height
});

/**
 * Where the back of a card lies when the paper is turned over its long edge, and whether it stands on its head there:
 * an upright page turns like that of a book, one that lies across like that of a calendar.
 */
export function behind({ paper, step }: Grid, { x, y }: { x: number; y: number }) {
	return paper.height >= paper.width
		? { x: paper.width - x - step.width, y, onHead: false }
		: { x, y: paper.height - y - step.height, onHead: true };
}

const GREY = [0.6, 0.6, 0.6] as const;

const line = (from: Point, to: Point, dashed: boolean): Drawn => ({
	kind: 'line',
	from,
	to,
	fill: null,
	stroke: dashed ? GREY : [0.35, 0.35, 0.35],
	weight: HAIRLINE,
	dashed
});

export const cutLine = (from: Point, to: Point): Drawn => line(from, to, true);

/** A line around each card that is there; none where colour reaches over the edge. */
export function cutLines(grid: Grid, count: number): readonly Drawn[] {
	if (grid.bleed > 0) return [];
	const { width, height } = grid.step;
	const edges = new Map<string, Drawn>();
	const add = (from: Point, to: Point): void => {
		edges.set([...from, ...to].map((value) => value.toFixed(2)).join(' '), cutLine(from, to));
	};
	for (let nth = 0; nth < count; nth++) {
		const { x, y } = cornerOf(grid, nth);
		add([x, y], [x + width, y]);
		add([x, y + height], [x + width, y + height]);
		add([x, y], [x, y + height]);
		add([x + width, y], [x + width, y + height]);
	}
	return [...edges.values()];
}

/** Short marks in the margin, at every cut that a card on this page needs. */
export function cropMarks(grid: Grid, count: number): readonly Drawn[] {
	const { columns, origin, step, bleed, marks } = grid;
	if (marks < 1) return [];
	const across = Math.min(columns, count);
	const down = Math.ceil(count / columns);
	const cuts = (from: number, size: number, times: number): number[] => {
		const each = Array.from({ length: times }, (_, nth) => [
			from + nth * size + bleed,
			from + (nth + 1) * size - bleed
		]).flat();
		return [...new Set(each.map((at) => Math.round(at * 1000) / 1000))];
	};
	const [left, top] = origin;
	const [right, bottom] = [left + across * step.width, top + down * step.height];
	const gap = 0.8;
	return [
		...cuts(left, step.width, across).flatMap((x) => [
			line([x, top - marks], [x, top - gap], false),
			line([x, bottom + gap], [x, bottom + marks], false)
		]),
		...cuts(top, step.height, down).flatMap((y) => [
			line([left - marks, y], [left - gap, y], false),
			line([right + gap, y], [right + marks, y], false)
		])
	];
}
