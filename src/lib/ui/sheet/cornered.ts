/**
 * Where an area has free corners, its head and its hints go there instead of standing above it: on a phone the cells
 * get the room. A hint that finds no place where it can be read is left out; the rule book has it. A sheet is still
 * drawn for paper alone, and print never comes here.
 */
import { around, overlap } from '../../sheets/kit/boxes.ts';
import { inset, text } from '../../sheets/kit/draw.ts';
import { POINT, type Face } from '../../sheets/kit/type.ts';
import type { Area, Box, Ink, Label, Point, TextInk } from '../../table/sheet.ts';
import { ASCENT, boxOf, extentOf, UNBROKEN, waysToSet, type Lines } from './legible.ts';

/** In pixels. */
interface Room {
	readonly width: number;
	readonly height: number;
	/** How large a millimetre is at least, as far as the width allows: higher than the room it is moved. */
	readonly least?: number;
}

type InWords = (label: Label) => string;

/** How large a hint is in pixels, a little more than what must be read; and a title at least, first with a number that
 *  can be read, too. */
const [HINT, TITLES] = [12.2, [15.8, 13.2]];
/** Around the cells, and between a text and what it must not touch, in pixels. */
const [EDGE, CLEAR] = [4, 4];
/** How finely a place is looked for, in pixels. */
const STEP = 2;
/** Between a sign and its words, in pixels. */
const BESIDE = 4;
/** What a view shows around an area, in mm on each side. */
const MARGIN = 1;

type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** Something to be placed: how large it is, and its ink with its top left there. */
interface Block {
	readonly width: number;
	readonly height: number;
	ink(at: Point, corner: Corner): readonly Ink[];
}

interface Wish {
	/** The ways to set it, the best first. */
	readonly ways: readonly Block[];
	readonly corners: readonly Corner[];
}

const isText = (ink: Ink): ink is TextInk => ink.kind === 'text';
const isHint = (ink: Ink): ink is TextInk => isText(ink) && ink.width !== undefined;
const endOf = ({ x, width }: Box): number => x + width;
const footOf = ({ y, height }: Box): number => y + height;
const union = (boxes: readonly Box[]): Box => boxes.reduce(around);
const boxed = (ink: Ink, inWords: InWords): Box =>
	isText(ink) ? boxOf(ink, inWords(ink.text)) : extentOf(ink);
/** How what is not on the sheet is set. */
const plain = text('', [0, 0], { tone: 'soft' });

/** The ink larger by a factor, and elsewhere. */
function drawnAt(ink: Ink, from: Box, factor: number, [x, y]: Point): Ink {
	const to = ([px, py]: Point): Point => [x + (px - from.x) * factor, y + (py - from.y) * factor];
	if (ink.kind === 'text') return { ...ink, at: to(ink.at), size: ink.size * factor };
	if (ink.kind === 'line') return { ...ink, from: to(ink.from), to: to(ink.to) };
	const { box } = ink;
	const [left, top] = to([box.x, box.y]);
	return { ...ink, box: { x: left, y: top, width: box.width * factor, height: box.height * factor } };
}

/** The head as it is printed, at least as large as can be read. */
function headOf(ink: readonly Ink[], inWords: InWords, pixels: number): Wish {
	const printed = union(ink.map((one) => boxed(one, inWords)));
	const title = Math.max(...ink.filter(isText).map(({ size }) => size)) * POINT * pixels;
	const ways = TITLES.map((least): Block => {
		const factor = Math.max(1, least / title);
		return {
			width: printed.width * factor,
			height: printed.height * factor,
			ink: (at) => ink.map((one) => drawnAt(one, printed, factor, at))
		};
	});
	return { ways, corners: ['topLeft', 'topRight'] };
}

/** A text is broken the same way at any size: each is measured once, at ten points, and told for one. */
const measured = new Map<string, readonly Lines[]>();
const TEN = 10;
function settings(said: string, face: Face): readonly Lines[] {
	const key = `${face} ${said}`;
	const ways =
		measured.get(key) ??
		[...waysToSet(said, TEN, face)].map(({ lines, width, height }) => ({
			lines,
			width: width / TEN,
			height: height / TEN
		}));
	measured.set(key, ways);
	return ways;
}

/** A hint, with the sign that it explains. */
function hintOf(
	mark: TextInk,
	sign: Exclude<Ink, TextInk> | null,
	{ pixels, text: said, corners }: { pixels: number; text: string; corners: readonly Corner[] }
): Wish {
	const size = HINT / pixels / POINT;
	const icon = sign ? (HINT * 1.5) / pixels : 0;
	const indent = sign ? icon + BESIDE / pixels : 0;
	const ways = settings(said, mark.face).map(({ lines, width: wide, height }): Block => {
		const words = lines.join('\n');
		const width = wide * size;
		return {
			width: width + indent,
			height: Math.max(height * size, icon),
			ink([x, y], corner) {
				const align = !sign && corner.endsWith('Right') ? 'end' : 'start';
				const at: Point = [x + indent + (align === 'end' ? width : 0), y + ASCENT[mark.face] * size * POINT];
				const set: Ink = { ...mark, at, align, size, text: words, width: UNBROKEN };
				return sign ? [drawnAt(sign, extentOf(sign), icon / extentOf(sign).width, [x, y]), set] : [set];
			}
		};
	});
	return { ways, corners };
}

/** Where a block touches nothing, as far out in the corner as it goes. */
function placeFor(
	{ width, height }: Block,
	corner: Corner,
	view: Box,
	{ taken, pixels }: { taken: readonly Box[]; pixels: number }
): Box | null {
	const [edge, clear] = [EDGE / pixels, CLEAR / pixels];
	const x = corner.endsWith('Left') ? view.x + edge : endOf(view) - edge - width;
	const isTop = corner.startsWith('top');
	for (let off = edge; off + height < view.height / 2; off += STEP / pixels) {
		const box = { x, y: isTop ? view.y + off : footOf(view) - off - height, width, height };
		if (!taken.some((other) => overlap(box, other, clear))) return box;
	}
	return null;
}

const keyOf = (label: Label): string => (typeof label === 'string' ? label : label.key);

/** The title and the number in its disc: anything else above the cells belongs to what stands below it. */
const isHead = (head: readonly Ink[], { title }: Area): boolean =>
	head.some((one) => isText(one) && keyOf(one.text) === title.key) &&
	head.every((one) => !isText(one) || keyOf(one.text) === title.key || one.align === 'middle');

/** The sign beside a hint. */
const signOf = (hint: Box, ink: readonly Ink[]): Exclude<Ink, TextInk> | null =>
	ink.find((one): one is Exclude<Ink, TextInk> => {
		if (one.kind !== 'path') return false;
		const gap = hint.x - endOf(one.box);
		return gap > -0.5 && gap < 4 && overlap({ ...one.box, width: one.box.width + 4 }, hint);
	}) ?? null;

/** What may move, and what stands where it stands. */
function sorted(area: Area, inWords: InWords) {
	const top = Math.min(...area.cells.map(({ box }) => box.y));
	const hints = area.ink
		.filter(isHint)
		.map((mark) => ({ mark, sign: signOf(boxed(mark, inWords), area.ink) }));
	const loose = new Set<Ink>(hints.flatMap(({ mark, sign }) => (sign ? [mark, sign] : [mark])));
	const head = area.ink.filter((one) => !loose.has(one) && footOf(boxed(one, inWords)) <= top);
	return { hints, head, fixed: area.ink.filter((one) => !loose.has(one) && !head.includes(one)) };
}

/** What is to be placed, the most important first. */
function wishesOf(area: Area, inWords: InWords, pixels: number, gestures: string | null): readonly Wish[] {
	const { hints, head } = sorted(area, inWords);
	const explained = hints.map(({ mark, sign }) =>
		hintOf(mark, sign, {
			pixels,
			text: inWords(mark.text),
			corners: sign ? ['bottomLeft', 'bottomRight'] : ['topRight', 'topLeft', 'bottomRight']
		})
	);
	const how =
		gestures === null
			? []
			: [hintOf(plain, null, { pixels, text: gestures, corners: ['bottomRight', 'topRight'] })];
	return [headOf(head, inWords, pixels), ...explained, ...how];
}

/** What found a place; null when the head did not. */
function laid(wishes: readonly Wish[], view: Box, solid: readonly Box[], pixels: number): Ink[] | null {
	const taken = [...solid];
	const ink: Ink[] = [];
	for (const [nth, { ways, corners }] of wishes.entries()) {
		const found = firstOf(corners, ways, (way, corner) => placeFor(way, corner, view, { taken, pixels }));
		if (found) {
			ink.push(...found.way.ink([found.box.x, found.box.y], found.corner));
			taken.push(found.box);
		} else if (nth === 0) return null;
	}
	return ink;
}

function firstOf(
	corners: readonly Corner[],
	ways: readonly Block[],
	place: (way: Block, corner: Corner) => Box | null
): { readonly way: Block; readonly corner: Corner; readonly box: Box } | null {
	for (const corner of corners)
		for (const way of ways) {
			const box = place(way, corner);
			if (box) return { way, corner, box };
		}
	return null;
}

/** The area with its head in a corner, as large as the room; as it is printed where that gains nothing. `gestures` is
 *  said in a corner that is still free. */
export function cornered(area: Area, room: Room, inWords: InWords, gestures: string | null = null): Area {
	const { head, fixed } = sorted(area, inWords);
	if (!isHead(head, area) || room.width < HINT || room.height < HINT) return area;
	const solid = [...area.cells.map(({ box }) => box), ...fixed.map((one) => boxed(one, inWords))];
	const core = union(solid);
	const { least = 0 } = room;
	const pixels = Math.min(
		(room.width - 2 * EDGE) / core.width,
		Math.max(least, (room.height - 2 * EDGE) / core.height)
	);
	const asPrinted = Math.min(
		room.width / (area.box.width + 2 * MARGIN),
		Math.max(least, room.height / (area.box.height + 2 * MARGIN))
	);
	// as large, it is less high at least
	if (pixels < asPrinted || (pixels === asPrinted && pixels !== least)) return area;
	const width = room.width / pixels;
	const height = core.height + (2 * EDGE) / pixels;
	const view = { x: core.x - (width - core.width) / 2, y: core.y - EDGE / pixels, width, height };
	const found = laid(wishesOf(area, inWords, pixels, gestures), view, solid, pixels);
	return found ? { ...area, ink: [...fixed, ...found], box: inset(view, MARGIN) } : area;
}
