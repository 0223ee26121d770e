/**
 * What the screen says about cells at the moment, as one path a kind and area: a tap that lights or puts out thirty
 * cells changes a few attributes instead of thirty elements.
 */
import { around, overlap } from '../../sheets/kit/boxes.ts';
import type { Area, Box, Cell, Ink } from '../../table/sheet.ts';

/** From this size (mm) on a cell is framed as a whole. */
const LARGE = 18;

function rounded({ x, y, width, height }: Box, inset: number, r: number): string {
	const [w, h] = [width - 2 * (inset + r), height - 2 * (inset + r)];
	const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + inset + r} ${y + inset}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

const isLarge = ({ box }: Cell): boolean => Math.min(box.width, box.height) > LARGE;

const MM_A_POINT = 0.3528;

/** About where something printed lies; null where it says nothing of a corner. */
function middleOf(ink: Ink): readonly [x: number, y: number] | null {
	if (ink.kind === 'line') return null;
	if (ink.kind !== 'text') return [ink.box.x + ink.box.width / 2, ink.box.y + ink.box.height / 2];
	const half = typeof ink.text === 'string' ? ink.text.length * ink.size * MM_A_POINT * 0.25 : 0;
	const to = { start: half, middle: 0, end: -half };
	return [ink.at[0] + to[ink.align], ink.at[1] - ink.size * MM_A_POINT * 0.35];
}

/** Whether something is printed top left or bottom right, so that the other two corners are free. */
function isPrintedAslant({ box, ink }: Cell): boolean {
	const { x, y, width, height } = box;
	return ink.some((one) => {
		const [at, down] = middleOf(one) ?? [x + width / 2, y];
		const [beside, below] = [(at - x) / width - 0.5, (down - y) / height - 0.5];
		return Math.abs(beside) > 0.15 && Math.abs(below) > 0.1 && beside * below > 0;
	});
}

/** Two opposite corners: what is printed or written in the cell stays free. */
function brackets(cell: Cell): string {
	const { x, y, width, height } = cell.box;
	const arm = Math.min(width, height) * 0.3;
	const inset = Math.min(width, height) * 0.1;
	const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
	if (isPrintedAslant(cell))
		return `M${right} ${top + arm}V${top}H${right - arm}M${left} ${bottom - arm}V${bottom}H${left + arm}`;
	return `M${left} ${top + arm}V${top}H${left + arm}M${right} ${bottom - arm}V${bottom}H${right - arm}`;
}

const ring = ({ x, y, width, height }: Box, beyond: number): string => {
	const [rx, ry] = [width / 2 + beyond, height / 2 + beyond];
	return `M${x - beyond} ${y + height / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
};

/** So close, in mm, cells stand beside each other. */
const TOUCHING = 0.6;

/** The boxes in groups of those that touch. */
function besideEachOther(boxes: readonly Box[]): readonly (readonly Box[])[] {
	let groups: readonly (readonly Box[])[] = [];
	for (const box of boxes) {
		const touched = groups.filter((group) => group.some((other) => overlap(box, other, TOUCHING)));
		groups = [...groups.filter((group) => !touched.includes(group)), [...touched.flat(), box]];
	}
	return groups;
}

/** A pencil goes around cells that stand in a row once, around each where others stand between them. */
function circled(boxes: readonly Box[]): string {
	const all = boxes.reduce(around);
	const areaOf = ({ width, height }: Box): number => width * height;
	const isRow = boxes.reduce((sum, box) => sum + areaOf(box), 0) > 0.8 * areaOf(all);
	return boxes.length > 1 && isRow
		? rounded(all, -0.5, 1.6)
		: boxes.map((box) => ring(box, Math.min(box.width, box.height) * 0.14)).join('');
}

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

/** One stroke through what was tried. */
function struck({ x, y, width, height }: Box): string {
	const inset = Math.min(width, height) * 0.12;
	return `M${x + inset} ${y + height - inset}L${x + width - inset} ${y + inset}`;
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
	/** Where something is written, which stays legible when it was tried there. */
	readonly written?: ReadonlySet<string>;
	/** While a game is copied from paper. */
	readonly doubted?: ReadonlySet<string>;
	readonly chosen?: string | null;
};

export function overlayOf(
	area: Area,
	{ lit, ghost, pointed, tried, written, doubted, chosen }: Said
): Overlay {
	const all = { brackets: '', frames: '', ghosts: '', tried: '', causes: '', chosen: '', doubts: '' };
	for (const cell of area.cells) {
		const { id, box } = cell;
		if (ghost.has(id)) all.ghosts += rounded(box, 0.5, 1.2);
		else if (lit.has(id) && cell.round) all.frames += ring(box, 0.3);
		else if (lit.has(id) && isLarge(cell)) all.frames += rounded(box, -0.2, 1.8);
		else if (lit.has(id)) all.brackets += brackets(cell);
		if (chosen === id) all.chosen += rounded(box, -0.3, 1);
		if (doubted?.has(id)) all.doubts += rounded(box, 0.15, 0.6) + wave(box);
		if (tried.has(id)) all.tried += (written?.has(id) ? struck(box) : hatching(box)) + rounded(box, 0.2, 0.6);
	}
	const causes = area.cells.filter(({ id }) => pointed.has(id) && !tried.has(id));
	all.causes = besideEachOther(causes.map(({ box }) => box))
		.map(circled)
		.join('');
	return all;
}
