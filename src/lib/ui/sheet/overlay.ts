/**
 * What the screen says about cells at the moment, as one path a kind and area: a tap that lights or puts out thirty
 * cells changes a few attributes instead of thirty elements.
 */
import type { Area, Box, Cell } from '../../sheets/model.ts';

/** From this size (mm) on a cell holds things that a dot in its middle would cover: it is framed instead. */
const LARGE = 18;

const dot = (x: number, y: number, radius: number): string =>
	`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

function rounded({ x, y, width, height }: Box, inset: number, r: number): string {
	const [w, h] = [width - 2 * (inset + r), height - 2 * (inset + r)];
	const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
	return `M${x + inset + r} ${y + inset}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

const isLarge = ({ box }: Cell): boolean => Math.min(box.width, box.height) > LARGE;

/** In the middle of an empty cell, in the corner of one that holds something. */
const dotIn = ({ box }: Cell, holds: boolean): string =>
	dot(
		box.x + box.width * (holds ? 0.86 : 0.5),
		box.y + box.height * (holds ? 0.18 : 0.5),
		Math.min(box.width, box.height) * 0.13
	);

export interface Overlay {
	readonly dots: string;
	readonly frames: string;
	readonly ghosts: string;
	readonly pointers: string;
}

export function overlayOf(
	area: Area,
	{ lit, ghost, pointed }: Readonly<Record<'lit' | 'ghost' | 'pointed', ReadonlySet<string>>>,
	holds: (cell: string) => boolean
): Overlay {
	const all = { dots: '', frames: '', ghosts: '', pointers: '' };
	for (const cell of area.cells) {
		if (ghost.has(cell.id)) all.ghosts += rounded(cell.box, 0.5, 1.2);
		else if (lit.has(cell.id) && isLarge(cell)) all.frames += rounded(cell.box, -0.2, 1.8);
		else if (lit.has(cell.id)) all.dots += dotIn(cell, holds(cell.id));
		if (pointed.has(cell.id)) all.pointers += rounded(cell.box, 0.4, 1);
	}
	return all;
}
