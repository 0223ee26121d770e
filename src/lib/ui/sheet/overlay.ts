/**
 * What the screen says about cells at the moment, as one path a kind and area: a tap that lights or puts out thirty
 * cells changes a few attributes instead of thirty elements.
 */
import type { Area, Box, Cell } from '../../table/sheet.ts';

/** From this size (mm) on a cell is framed as a whole. */
const LARGE = 18;

function rounded({ x, y, width, height }: Box, inset: number, r: number): string {
	const [w, h] = [width - 2 * (inset + r), height - 2 * (inset + r)];
	const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + inset + r} ${y + inset}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

const isLarge = ({ box }: Cell): boolean => Math.min(box.width, box.height) > LARGE;

/** Two opposite corners: what is printed or written in the cell stays free. */
function brackets({ x, y, width, height }: Box): string {
	const arm = Math.min(width, height) * 0.3;
	const inset = Math.min(width, height) * 0.1;
	const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
	return `M${left} ${top + arm}V${top}H${left + arm}M${right} ${bottom - arm}V${bottom}H${right - arm}`;
}

const ring = ({ x, y, width, height }: Box, beyond: number): string => {
	const [rx, ry] = [width / 2 + beyond, height / 2 + beyond];
	return `M${x - beyond} ${y + height / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
};

/** Distance between the strokes of a hatching, in mm. */
const HATCH = 1.7;

/** Strokes from bottom left to top right, cut off at the edges of the cell. */
function hatching({ x, y, width, height }: Box): string {
	let strokes = '';
	for (let along = HATCH / 2; along < width + height; along += HATCH) {
		const [x1, y1] = along <= height ? [x, y + along] : [x + along - height, y + height];
		const [x2, y2] = along <= width ? [x + along, y] : [x + width, y + along - width];
		strokes += `M${x1} ${y1}L${x2} ${y2}`;
	}
	return strokes;
}

/** The teacher's wave under what cannot be. */
function wave({ x, y, width, height }: Box): string {
	const step = 0.55;
	const turns = Math.max(2, Math.floor((width * 0.7) / (2 * step)));
	const from = x + (width - turns * 2 * step) / 2;
	return `M${from} ${y + height - 0.9}${`q${step / 2} ${-step} ${step} 0t${step} 0`.repeat(turns)}`;
}

export interface Overlay {
	readonly brackets: string;
	readonly frames: string;
	readonly ghosts: string;
	readonly tried: string;
	readonly causes: string;
	readonly chosen: string;
	readonly doubts: string;
}

export type Said = Readonly<Record<'lit' | 'ghost' | 'pointed' | 'tried', ReadonlySet<string>>> & {
	/** While a game is copied from paper. */
	readonly doubted?: ReadonlySet<string>;
	readonly chosen?: string | null;
};

export function overlayOf(area: Area, { lit, ghost, pointed, tried, doubted, chosen }: Said): Overlay {
	const all = { brackets: '', frames: '', ghosts: '', tried: '', causes: '', chosen: '', doubts: '' };
	for (const cell of area.cells) {
		const { id, box } = cell;
		if (ghost.has(id)) all.ghosts += rounded(box, 0.5, 1.2);
		else if (lit.has(id) && cell.round) all.frames += ring(box, 0.3);
		else if (lit.has(id) && isLarge(cell)) all.frames += rounded(box, -0.2, 1.8);
		else if (lit.has(id)) all.brackets += brackets(box);
		if (chosen === id) all.chosen += rounded(box, -0.3, 1);
		if (doubted?.has(id)) all.doubts += rounded(box, 0.15, 0.6) + wave(box);
		if (tried.has(id)) all.tried += hatching(box) + rounded(box, 0.2, 0.6);
		else if (pointed.has(id)) all.causes += ring(box, Math.min(box.width, box.height) * 0.14);
	}
	return all;
}
