/**
 * A sheet is drawn for paper, where 7 points can be read; an area of it on a phone shows them too small. Here every
 * text of an area becomes at least as large as can be read, where it stands: hints are broken anew and step aside for
 * cells and signs. What finds no room stays as it was. Print never comes here.
 */
import { overlap } from '../../sheets/kit/boxes.ts';
import { CAPITAL, leadingOf, linesOf, POINT, sizeToFit, widthOf, type Face } from '../../sheets/kit/type.ts';
import type { Area, Box, Cell, Ink, Label, Sheet, TextInk } from '../../table/sheet.ts';

/** How far a line reaches above and below its baseline, as multiples of the size. */
export const ASCENT: Readonly<Record<Face, number>> = { regular: 0.72, bold: 0.72, caps: CAPITAL };
const DESCENT = 0.22;
/** Between a text and what it must not touch, and to the edge of the area, in mm. */
const [CLEAR, EDGE] = [0.15, 0.2];
/** How far a text may be moved, and in which steps, in mm. */
const [ASIDE, UP_OR_DOWN, STEP] = [12, 8, 0.5];
const MOST_LINES = 7;
/** A line more is as bad as so many millimetres aside. */
const A_LINE_MORE = 2;
/** Larger than this, in points, an area that was drawn for wide screens would be all text. */
const LARGEST = 13;
/** Where there is no room for the wanted size, rather a smaller one than what is printed. */
const SHARES = [1, 0.86, 0.74];
/** A wrap so wide breaks only where it is told to. */
export const UNBROKEN = 1000;

export interface Lines {
	readonly lines: readonly string[];
	readonly width: number;
	readonly height: number;
}

function set(lines: readonly string[], size: number, face: Face): Lines {
	const width = Math.max(...lines.map((line) => widthOf(line, size, face)));
	return {
		lines,
		width,
		height: (lines.length - 1) * leadingOf(size) + (ASCENT[face] + DESCENT) * size * POINT
	};
}

const leftOf = ({ at: [x], align }: TextInk, width: number): number =>
	align === 'start' ? x : align === 'end' ? x - width : x - width / 2;

/** What a text covers. */
export function boxOf(mark: TextInk, text: string): Box {
	const { size, face, width, at } = mark;
	const lines = width === undefined ? [text] : linesOf(text, size, face, width);
	const laid = set(lines, size, face);
	return {
		x: leftOf(mark, laid.width),
		y: at[1] - ASCENT[face] * size * POINT,
		width: laid.width,
		height: laid.height
	};
}

const contains = (outer: Box, { x, y, width, height }: Box): boolean => {
	const [cx, cy] = [x + width / 2, y + height / 2];
	return cx > outer.x && cx < outer.x + outer.width && cy > outer.y && cy < outer.y + outer.height;
};

/** What anything but a text covers. */
export function extentOf(ink: Exclude<Ink, TextInk>): Box {
	if (ink.kind !== 'line') return ink.box;
	const [[x1, y1], [x2, y2]] = [ink.from, ink.to];
	return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x1 - x2), height: Math.abs(y1 - y2) };
}

/** For every number of lines the narrowest way to break the text, fewer lines first. */
export function* waysToSet(text: string, size: number, face: Face): Generator<Lines> {
	let way = set(text.split('\n'), size, face);
	const word = Math.max(...text.split(/[\s\u00ad]/).map((one) => widthOf(one, size, face)));
	for (let width = way.width - 1; width >= word; width--) {
		const narrower = set(linesOf(text, size, face, width), size, face);
		if (narrower.lines.length > way.lines.length) yield way;
		if (narrower.lines.length > MOST_LINES) return;
		way = narrower;
	}
	yield way;
}

/** Every way to step aside, the nearest first. */
const steps: readonly (readonly [number, number])[] = (() => {
	const all: [number, number][] = [];
	for (let dx = -ASIDE; dx <= ASIDE; dx += STEP)
		for (let dy = -UP_OR_DOWN; dy <= UP_OR_DOWN; dy += STEP) all.push([dx, dy]);
	return all.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
})();

/** The text at this size near its place, or null where everything is taken. */
function laid(mark: TextInk, text: string, size: number, within: Box, taken: readonly Box[]): TextInk | null {
	const ascent = ASCENT[mark.face] * POINT;
	const top = mark.at[1] - ascent * mark.size;
	let best: { readonly cost: number; readonly mark: TextInk } | null = null;
	for (const { lines, width, height } of waysToSet(text, size, mark.face)) {
		const left = leftOf(mark, width);
		const reach = {
			x: left - ASIDE,
			y: top - UP_OR_DOWN,
			width: width + 2 * ASIDE,
			height: height + 2 * UP_OR_DOWN
		};
		const near = taken.filter((box) => overlap(reach, box, CLEAR));
		const lengthening = A_LINE_MORE * (lines.length - 1);
		if (best && lengthening >= best.cost) break;
		for (const [dx, dy] of steps) {
			const cost = Math.hypot(dx, dy) + lengthening;
			if (best && cost >= best.cost) break;
			const box = { x: left + dx, y: top + dy, width, height };
			const isInside =
				box.x >= within.x + EDGE &&
				box.y >= within.y &&
				box.x + width <= within.x + within.width - EDGE &&
				box.y + height <= within.y + within.height;
			if (!isInside || near.some((other) => overlap(box, other, CLEAR))) continue;
			const at = [mark.at[0] + dx, box.y + ascent * size] as const;
			best = { cost, mark: { ...mark, at, size, text: lines.join('\n'), width: UNBROKEN } };
			break;
		}
	}
	return best?.mark ?? null;
}

/** The text as large as it finds room, or as it is printed. */
function placed(mark: TextInk, text: string, wanted: number, within: Box, taken: readonly Box[]): TextInk {
	for (const share of SHARES) {
		const size = wanted * share;
		if (size <= mark.size) break;
		const found =
			laid(mark, text, size, within, taken) ??
			// small capitals are wider than what they stand for
			laid({ ...mark, face: 'bold' }, text, size, within, taken);
		if (found) return found;
	}
	return mark;
}

/** How wide a text can become where it stands without leaving the box. */
function roomFor({ at: [x], align }: TextInk, box: Box): number {
	const [before, behind] = [x - box.x - CLEAR, box.x + box.width - x - CLEAR];
	return align === 'start' ? behind : align === 'end' ? before : 2 * Math.min(before, behind);
}

/** A figure in a cell grows towards the middle of the cell; a letter on a sign stays in the middle of its sign. */
function inCell(mark: TextInk, text: string, size: number, { box, ink }: Cell): TextInk {
	const grown = Math.max(mark.size, sizeToFit(text, size, mark.face, roomFor(mark, box)));
	const growth = (grown - mark.size) * POINT * CAPITAL;
	const middle = mark.at[1] - (mark.size * POINT * CAPITAL) / 2 - (box.y + box.height / 2);
	const isOnSign = ink.some((one) => one.kind === 'path' && contains(one.box, boxOf(mark, text)));
	const share = isOnSign || Math.abs(middle) < box.height * 0.12 ? 0.5 : middle < 0 ? 1 : 0;
	return { ...mark, size: grown, at: [mark.at[0], mark.at[1] + growth * share] };
}

type InWords = (label: Label) => string;

const extentsOf = (ink: readonly Ink[], inWords: InWords): readonly Box[] =>
	ink.map((mark) => (mark.kind === 'text' ? boxOf(mark, inWords(mark.text)) : extentOf(mark)));

/** The area with texts of so many points at least; `besides` is what they have to be clear of too. */
export function legible<Part extends Pick<Area, 'ink' | 'cells' | 'box'>>(
	area: Part,
	wanted: number,
	inWords: InWords,
	besides: readonly Box[] = []
): Part {
	const least = Math.min(wanted, LARGEST);
	const isSmall = (ink: Ink): ink is TextInk => ink.kind === 'text' && ink.size < least;
	/** A card that is written on is read elsewhere. */
	const isFigure = (ink: Ink): ink is TextInk => isSmall(ink) && ink.width === undefined;
	const solid = [
		...besides,
		...area.cells.map(({ box }) => box),
		...area.ink.flatMap((ink) => (ink.kind === 'text' ? [] : [extentOf(ink)]))
	];
	const written = new Map<Ink, Box>();
	for (const ink of area.ink) if (ink.kind === 'text') written.set(ink, boxOf(ink, inWords(ink.text)));
	const ink = area.ink.map((mark): Ink => {
		if (!isSmall(mark)) return mark;
		const text = inWords(mark.text);
		const own = boxOf(mark, text);
		written.delete(mark);
		const taken = [...solid.filter((box) => !contains(box, own)), ...written.values()];
		const found = placed(mark, text, least, area.box, taken);
		written.set(found, boxOf(found, inWords(found.text)));
		return found;
	});
	const cells = area.cells.map((cell): Cell => {
		if (!cell.ink.some(isFigure)) return cell;
		const grown = cell.ink.map((mark) =>
			isFigure(mark) ? inCell(mark, inWords(mark.text), least, cell) : mark
		);
		return { ...cell, ink: grown };
	});
	return { ...area, ink, cells };
}

function around(boxes: readonly Box[]): Box {
	const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
	const right = Math.max(...boxes.map((box) => box.x + box.width));
	const bottom = Math.max(...boxes.map((box) => box.y + box.height));
	return { x: x - EDGE, y, width: right - x + 2 * EDGE, height: bottom - y };
}

/** The whole page likewise, where that is not asked too much: the areas, then what stands around them. */
export function legiblePage(sheet: Sheet, wanted: number, inWords: InWords): Sheet {
	if (wanted > LARGEST) return sheet;
	const besides = extentsOf(sheet.ink, inWords);
	const areas = sheet.areas.map((area) => legible(area, wanted, inWords, besides));
	const page = {
		ink: sheet.ink,
		cells: [],
		box: around([...besides, ...sheet.areas.map(({ box }) => box)])
	};
	const taken = areas.flatMap(({ box, ink }) => [box, ...extentsOf(ink, inWords)]);
	return { ...sheet, areas, ink: legible(page, wanted, inWords, taken).ink };
}

/** No text of an area is smaller, in pixels; of a whole page that is played on, none that finds room. */
const [READABLE, ON_A_PAGE] = [12, 9];

/** The part of a sheet that is shown, legible where it is known how many pixels a millimetre has. */
export function shownOf(
	sheet: Sheet,
	area: Area | null,
	millimetre: number,
	inWords: InWords
): Pick<Sheet, 'areas' | 'ink'> {
	if (millimetre === 0) return area ? { areas: [area], ink: [] } : sheet;
	const points = (pixels: number): number => pixels / millimetre / POINT;
	return area
		? { areas: [legible(area, points(READABLE), inWords)], ink: [] }
		: legiblePage(sheet, points(ON_A_PAGE), inWords);
}
