/** Where an arrow key leads, and which cell a thumb meant. */
import type { Area, Box, Cell } from '../../table/sheet.ts';

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const directions: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};

/** The nearest cell in the direction of the key; a detour sideways counts double. */
export function neighbourOf({ cells }: Area, from: Cell, key: string): Cell | null {
	const direction = directions[key];
	if (!direction) return null;
	const [dx, dy] = direction;
	const start = middle(from.box);
	let best: Cell | null = null;
	let shortest = Infinity;
	for (const cell of cells) {
		const at = middle(cell.box);
		const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
		if (ahead < 0.5) continue;
		const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
		const way = ahead + 2 * aside;
		if (way < shortest) [best, shortest] = [cell, way];
	}
	return best;
}

/** Up to this many columns every cell is as wide as a thumb. */
const THUMB_COLUMNS = 8;
/** How near the edge of the neighbour a tap counts for it, as a share of a cell. */
const SNAP = 0.68;

/** Squares that may be smaller than a thumb. */
export const isDense = ({ columns }: Area): boolean => columns > THUMB_COLUMNS;

/**
 * In a dense grid a tap close to a legal cell means that cell: a thumb covers more than one square. `tapped` is the
 * cell below the tap, if it did not fall between the cells; `thumb` is how far a finger reaches around its middle, in
 * millimetres of the sheet.
 */
export function snapped<T extends Cell | null>(
	area: Area,
	tapped: T,
	point: { x: number; y: number },
	lit: ReadonlySet<string>,
	thumb = 0
): T | Cell {
	if (!isDense(area) || (tapped && lit.has(tapped.id))) return tapped;
	let best: T | Cell = tapped;
	let shortest = Infinity;
	for (const cell of area.cells) {
		if (!lit.has(cell.id)) continue;
		const at = middle(cell.box);
		const [dx, dy] = [Math.abs(at.x - point.x), Math.abs(at.y - point.y)];
		const isMeant =
			dx <= Math.max(SNAP * cell.box.width, thumb) && dy <= Math.max(SNAP * cell.box.height, thumb);
		const way = Math.hypot(dx, dy);
		if (isMeant && way < shortest) [best, shortest] = [cell, way];
	}
	return best;
}
