/** Every sign with its name and meaning, and the shapes that a sheet prints beside its areas. */
import { signsIn } from '../sheets/kit/signs.ts';
import { sizeToFit } from '../sheets/kit/type.ts';
import { box as boxOf, rect } from '../sheets/kit/draw.ts';
import type { Box } from '../table/sheet.ts';
import type { Laid } from './aid-type.ts';
import type { Binder } from './binder.ts';
import type { Placed } from './book.ts';
import { overlap } from '../sheets/kit/boxes.ts';
import { boundsOf } from './bounds.ts';
import { clustersOf, flow, type Cluster } from './legend.ts';
import { handOf, type Matter } from './matter.ts';
import { drawInk, type Drawn } from './plate.ts';
import { grown } from './room.ts';
import { leading, type Style } from './setting.ts';

/** A drawing that is higher than this on the sheet is shown smaller, without the texts that nobody could read. */
const HIGHEST = 44;
const READABLE = 5;
/** Words beside a shape are no smaller than this in an aid, in points. */
const WORDS = 7;

export interface ShapeSizes {
	/** As a multiple of the size on the sheet. */
	readonly largest: number;
	readonly highest?: number;
	readonly words?: number;
}
const GUTTER = 5;

/** In columns, from left to right. */
export function signsAt(
	matter: Matter,
	{ x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
	columns: number,
	style: Style
): Laid {
	const { aid, sheet } = matter;
	const hand = handOf(matter);
	const side = style.size * 0.78;
	const column = (width - (columns - 1) * GUTTER) / columns;
	const drawn: Drawn[] = [];
	let [row, deep] = [y, 0];
	for (const [nth, { sign, name, text }] of aid.signs.entries()) {
		const at = nth % columns;
		if (at === 0 && nth > 0) [row, deep] = [row + deep + side * 0.3, 0];
		const left = x + at * (column + GUTTER);
		const plaque = boxOf(left, row, side, side);
		const picture = signsIn([sign], plaque, side * 0.72, sheet.signs);
		const said = leading(`${name}:`, text, [left + side + 2, row + 0.9], column - side - 2, style);
		const ground = rect(plaque, { fill: sign.startsWith('!') ? 'blush' : 'tint', radius: side * 0.16 });
		drawn.push(...drawInk([ground, ...picture], hand), ...said.drawn);
		deep = Math.max(deep, side, said.height + 1.8);
	}
	return { drawn, placed: [], foot: row + deep };
}

/** What the list of signs explains already is not shown a second time. */
export function shapesIn(matter: Matter): readonly Cluster[] {
	const { aid, sheet } = matter;
	const hand = handOf(matter);
	const square = boxOf(0, 0, 24, 24);
	const told = new Set(
		aid.signs.flatMap(({ sign }) =>
			drawInk(signsIn([sign], square, 24, sheet.signs), hand).flatMap((mark) =>
				mark.kind === 'path' ? [mark.d] : []
			)
		)
	);
	const isTold = ({ drawn }: Cluster): boolean =>
		drawn.some((mark) => mark.kind === 'path' && told.has(mark.d)) || isTitle(drawn);
	return clustersOf(matter)
		.filter((cluster) => !isTold(cluster))
		.flatMap(framesIn);
}

const isTitle = (drawn: readonly Drawn[]): boolean =>
	drawn.every((mark) => mark.kind === 'text') && drawn.some((mark) => 'face' in mark && mark.face === 'caps');

/** From here on a rectangle is a frame for what stands in it, in mm. */
const FRAME = 20;

/** Frames side by side are shapes of their own, which can be laid out anew; what is not in one of them is their title. */
function framesIn(cluster: Cluster): readonly Cluster[] {
	const frames = cluster.drawn.flatMap((mark) =>
		mark.kind === 'rect' && Math.min(mark.box.width, mark.box.height) > FRAME ? [mark.box] : []
	);
	if (frames.length < 2) return [cluster];
	return frames.map((box) => ({
		framed: true,
		box: grown(box, 0.3),
		drawn: cluster.drawn.filter((mark) => overlap(boundsOf(mark), box))
	}));
}

/** A picture with words in it is told by its words. */
export const altOf = (drawn: readonly Drawn[]): string =>
	drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');

/** How small it may become before its words cannot be read. */
function leastOf({ drawn, framed }: Cluster, words: number): number {
	const sizes = framed ? [] : drawn.flatMap((mark) => (mark.kind === 'text' ? [mark.size] : []));
	return sizes.length === 0 ? 0 : words / Math.min(...sizes);
}

/** Frames are all of one size: words in one of them grow as far as it has room. */
const inFrame = ({ box, drawn }: Cluster, scale: number, words: number): readonly Drawn[] =>
	drawn.map((mark) => {
		if (mark.kind !== 'text' || mark.align !== 'start') return mark;
		const wanted = Math.max(mark.size, words / scale);
		return { ...mark, size: sizeToFit(mark.text, wanted, mark.face, box.x + box.width - mark.at[0] - 1) };
	});

/** Shapes and tables in whatever room there is, all of one scale. */
export function shapesAt(
	binder: Binder,
	clusters: readonly Cluster[],
	room: Box,
	{ largest, highest = HIGHEST, words = WORDS }: ShapeSizes
): { readonly placed: readonly Placed[]; readonly scale: number; readonly foot: number } {
	const shrink = ({ height }: Box): number => Math.min(1, highest / height);
	const boxes = clusters.map(({ box }) => ({
		...box,
		width: box.width * shrink(box),
		height: box.height * shrink(box)
	}));
	const least = clusters.map((cluster) => (shrink(cluster.box) < 1 ? 0 : leastOf(cluster, words)));
	const { scale, corners } = flow(boxes, room, largest, least);
	const scaleOf = (nth: number): number => Math.max(scale, least[nth] ?? 0);
	const placed = clusters.flatMap((cluster, nth): Placed[] => {
		const { box } = cluster;
		const corner = corners[nth] ?? room;
		const own = scaleOf(nth) * shrink(box);
		const drawn = cluster.framed ? inFrame(cluster, own, words) : cluster.drawn;
		const legible = drawn.filter((mark) => mark.kind !== 'text' || mark.size * own >= READABLE);
		// a sign without its words says nothing; a shape does
		if (legible.length < drawn.length && shrink(box) === 1) return [];
		const plate = binder.plate(`shape ${nth} ${own}`, () => ({
			width: box.x + box.width + 1,
			height: box.y + box.height + 1,
			drawn: legible
		}));
		return [{ plate, x: corner.x - box.x * own, y: corner.y - box.y * own, scale: own, alt: altOf(drawn) }];
	});
	const foot = Math.max(room.y, ...corners.map(({ y }, nth) => y + (boxes[nth]?.height ?? 0) * scaleOf(nth)));
	return { placed, scale, foot };
}
