/** Paper, and how sheets lie on it. */
import { within } from '../sheets/kit/boxes.ts';
import type { Box } from '../table/sheet.ts';

export type PaperName = 'A4' | 'Letter' | 'A3';

export interface Paper {
	readonly width: number;
	readonly height: number;
}

export const papers: Readonly<Record<PaperName, Paper>> = {
	A4: { width: 210, height: 297 },
	Letter: { width: 215.9, height: 279.4 },
	A3: { width: 297, height: 420 }
};

/** No printer reaches the outermost millimetres: nothing is drawn there. */
export const EDGE = 6;

/** Between two sheets on one page; they are cut apart in its middle. */
const GAP = 6;
/** The ends of a line where it is cut have a width too. */
const INSET = 0.2;

/** Where Letter is the everyday paper. */
const LETTER = new Set('US CA MX CL CO CR SV GT HN NI PA PH PR VE DO BO'.split(' '));

function regionOf(locale: string): string {
	try {
		return new Intl.Locale(locale).maximize().region ?? '';
	} catch {
		return ''; // "C", as a system without any language calls itself
	}
}

export function paperFor(locale: string): PaperName {
	return LETTER.has(regionOf(locale)) ? 'Letter' : 'A4';
}

export const turned = ({ width, height }: Paper): Paper => ({ width: height, height: width });

export const printable = ({ width, height }: Paper): Box => ({
	x: EDGE,
	y: EDGE,
	width: width - 2 * EDGE,
	height: height - 2 * EDGE
});

export type PerPage = 1 | 2 | 4;

export interface Imposition {
	readonly paper: Paper;
	readonly scale: number;
	/** Where the top left corner of each sheet lies. */
	readonly corners: readonly { readonly x: number; readonly y: number }[];
	/** The part of the page that each sheet has for itself. */
	readonly slots: readonly Box[];
	/** Where the page is cut, from edge to edge. */
	readonly cuts: readonly {
		readonly from: readonly [number, number];
		readonly to: readonly [number, number];
	}[];
}

/** Columns and rows, in whichever way the sheets become larger. */
const GRIDS: Readonly<Record<PerPage, readonly (readonly [columns: number, rows: number])[]>> = {
	1: [[1, 1]],
	2: [
		[2, 1],
		[1, 2]
	],
	4: [[2, 2]]
};

/**
 * Lays sheets on a page. `used` is the part of the sheet that has ink: its own white margin need not fit.
 * A sheet is enlarged only on paper of the next size, and stays exactly where its layout puts it when that fits.
 */
export function impose(sheet: Paper, used: Box, paper: Paper, perPage: PerPage): Imposition {
	const ways = GRIDS[perPage].flatMap((grid) =>
		[paper, turned(paper)].map((page) => ({ grid, page, scale: scaleIn(page, used, grid) }))
	);
	const { grid, page, scale } = ways.reduce((best, way) => (way.scale > best.scale + 1e-6 ? way : best));
	const room = printable(page);
	const alike = page.width === sheet.width && page.height === sheet.height;
	if (perPage === 1 && scale === 1 && alike && within(used, room, 0.01))
		return { paper: page, scale, corners: [{ x: 0, y: 0 }], slots: [room], cuts: [] };
	const [columns, rows] = grid;
	const [stepX, stepY] = [(room.width + GAP) / columns, (room.height + GAP) / rows];
	const corners = Array.from({ length: columns * rows }, (_, nth) => ({
		x: room.x + (nth % columns) * stepX + (stepX - GAP - used.width * scale) / 2 - used.x * scale,
		y: room.y + Math.floor(nth / columns) * stepY + (stepY - GAP - used.height * scale) / 2 - used.y * scale
	}));
	const slots = corners.map((_, nth) => ({
		x: room.x + (nth % columns) * stepX,
		y: room.y + Math.floor(nth / columns) * stepY,
		width: stepX - GAP,
		height: stepY - GAP
	}));
	const upright = Array.from({ length: columns - 1 }, (_, nth) => room.x + (nth + 1) * stepX - GAP / 2);
	const [right, bottom] = [room.x + room.width, room.y + room.height];
	const level = Array.from({ length: rows - 1 }, (_, nth) => room.y + (nth + 1) * stepY - GAP / 2);
	return {
		paper: page,
		scale,
		corners,
		slots,
		cuts: [
			...upright.map((x) => ({ from: [x, room.y + INSET], to: [x, bottom - INSET] }) as const),
			...level.map((y) => ({ from: [room.x + INSET, y], to: [right - INSET, y] }) as const)
		]
	};
}

/** Twice the paper is 1.41 times as wide and high. */
const largestOn = ({ width, height }: Paper): number => (Math.min(width, height) > 250 ? Math.SQRT2 : 1);

function scaleIn(page: Paper, used: Box, [columns, rows]: readonly [number, number]): number {
	const room = printable(page);
	const width = (room.width + GAP) / columns - GAP;
	const height = (room.height + GAP) / rows - GAP;
	return Math.min(largestOn(page), width / used.width, height / used.height);
}
