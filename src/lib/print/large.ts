/** Large print: one area of the sheet fills two pages that are laid side by side or one above the other. */
import type { Area, Box } from '../sheets/model.ts';
import type { Binder } from './binder.ts';
import { boundsOf, overlap } from './bounds.ts';
import { handOf, type Edition } from './edition.ts';
import { EDGE, printable, turned, type Paper } from './paper.ts';
import type { Plate } from './plate.ts';
import { HEAD, headCode, headOf, press } from './sheets.ts';

/** Beyond this a pencil cannot fill a cell in one go. */
const LARGEST = 3;

/** How far beside a cell a cut stays clear of its line, in mm of the sheet. */
const BESIDE = 0.6;

/** White around the enlarged part, in mm of the sheet. */
const MARGIN = 1;

interface Halving {
	readonly paper: Paper;
	readonly scale: number;
	/** Two halves, or the whole where one page shows it as large. */
	readonly halves: readonly Box[];
}

export function bindLarge(binder: Binder, edition: Edition, areas: readonly Area[]): void {
	const { plate } = press(edition);
	const sheet = binder.plate('sheet', () => plate);
	for (const area of areas) {
		const { paper, scale, halves } = halve(area, plate, edition.paper);
		const title = handOf(edition).words(area.title);
		for (const [nth, half] of halves.entries()) {
			const part =
				halves.length === 1 ? title : edition.print.part({ area: title, n: nth + 1, of: halves.length });
			const head = binder.plate(`head ${part}`, () => ({
				...paper,
				drawn: [...headOf(edition, paper.width, part, edition.game), ...headCode(edition, paper.width)]
			}));
			const room = roomOn(paper);
			const x = room.x + (room.width - half.width * scale) / 2 - half.x * scale;
			const y = room.y - half.y * scale;
			binder.page({
				...paper,
				title: part,
				placed: [
					{ plate: head, x: 0, y: 0, scale: 1 },
					{ plate: sheet, x, y, scale, clip: half }
				]
			});
		}
	}
}

const roomOn = (paper: Paper): Box => {
	const { x, width, height } = printable(paper);
	return { x, y: EDGE + HEAD, width, height: height - HEAD };
};

/** The way to halve the area that makes it largest. */
function halve(area: Area, plate: Plate, paper: Paper): Halving {
	const whole = grown(area.box);
	const texts = plate.drawn.flatMap((mark) => (mark.kind === 'text' ? [boundsOf(mark)] : []));
	const inside = texts.filter((box) => overlap(box, area.box));
	const cuts = (['x', 'y'] as const).map((axis) => cutAt(whole, axis, bestCut(area, whole, axis, inside)));
	const ways = [[whole], ...cuts].flatMap((halves) =>
		[paper, turned(paper)].map((page) => {
			const room = roomOn(page);
			const fits = halves.map(({ width, height }) => Math.min(room.width / width, room.height / height));
			return { paper: page, halves, scale: Math.min(LARGEST, ...fits) };
		})
	);
	return ways.reduce((best, way) => (way.scale > best.scale + 1e-6 ? way : best));
}

const grown = ({ x, y, width, height }: Box): Box => ({
	x: x - MARGIN,
	y: y - MARGIN,
	width: width + 2 * MARGIN,
	height: height + 2 * MARGIN
});

function cutAt(box: Box, axis: 'x' | 'y', at: number): readonly Box[] {
	if (axis === 'x')
		return [
			{ ...box, width: at - box.x },
			{ ...box, x: at, width: box.x + box.width - at }
		];
	return [
		{ ...box, height: at - box.y },
		{ ...box, y: at, height: box.y + box.height - at }
	];
}

/** Where no cell and, if possible, no text is cut in two, as near to the middle as can be. */
function bestCut(area: Area, whole: Box, axis: 'x' | 'y', texts: readonly Box[]): number {
	const side = axis === 'x' ? 'width' : 'height';
	const middle = whole[axis] + whole[side] / 2;
	const cuts = (boxes: readonly Box[], at: number): number =>
		boxes.filter((box) => box[axis] < at - 0.05 && box[axis] + box[side] > at + 0.05).length;
	const touches = (boxes: readonly Box[], at: number): number =>
		boxes.some((box) => Math.abs(box[axis] - at) < 0.3 || Math.abs(box[axis] + box[side] - at) < 0.3) ? 1 : 0;
	const cells = area.cells.map(({ box }) => box);
	// a little beside the edge, so that its line stays whole where there is room
	const edges = [...cells, ...texts].flatMap((box) => {
		const [begin, end] = [box[axis], box[axis] + box[side]];
		return [begin, begin - BESIDE, end, end + BESIDE];
	});
	const third = whole[side] / 3;
	return [middle, ...edges]
		.filter((at) => Math.abs(at - middle) <= third / 2)
		.map((at) => ({
			at,
			cost: cuts(cells, at) * 100 + touches(cells, at) + cuts(texts, at) * 10 + Math.abs(at - middle) / third
		}))
		.reduce((best, cut) => (cut.cost < best.cost ? cut : best)).at;
}
