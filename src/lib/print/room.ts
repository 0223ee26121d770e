/** Where on a sheet there is still room for what print adds. */
import type { Box } from '../table/sheet.ts';
import { overlap } from '../sheets/kit/boxes.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

const endOf = ({ x, width }: Box): number => x + width;

/** From one line of the search to the next, in mm. */
const STEP = 0.5;

/** The first free place of this size within `room`, searched from the bottom right corner on. */
export function freePlace(room: Box, taken: readonly Box[], { width, height }: Size): Box | null {
	if (width > room.width || height > room.height) return null;
	const near = taken.filter((box) => overlap(box, room)).sort((a, b) => endOf(b) - endOf(a));
	const lowest = room.y + room.height - height;
	for (let line = 0; lowest - line * STEP >= room.y;) {
		const y = lowest - line * STEP;
		let x = room.x + room.width - width;
		let top = -Infinity;
		for (const box of near) {
			// whatever comes now ends further left still
			if (x < room.x || endOf(box) <= x) break;
			if (box.y >= y + height || box.y + box.height <= y || box.x >= x + width) continue;
			x = box.x - width;
			top = Math.max(top, box.y);
		}
		if (x >= room.x) return { x, y, width, height };
		// until one of those that lie in the way is left behind they leave no room
		line = Math.max(line + 1, Math.ceil((lowest - (top - height)) / STEP - 1e-9));
	}
	return null;
}

/** The box made larger on every side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
	x: x - by,
	y: y - by,
	width: width + 2 * by,
	height: height + 2 * by
});

export const common = (a: Box, b: Box): Box => {
	const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
	return {
		x,
		y,
		width: Math.min(a.x + a.width, b.x + b.width) - x,
		height: Math.min(a.y + a.height, b.y + b.height) - y
	};
};

/** The largest box in it whose corners lie on half millimetres. */
export function onHalves({ x, y, width, height }: Box): Box {
	const up = (value: number): number => Math.ceil(value * 2 - 0.001) / 2;
	const down = (value: number): number => Math.floor(value * 2 + 0.001) / 2;
	const [left, top] = [up(x), up(y)];
	return { x: left, y: top, width: down(x + width) - left, height: down(y + height) - top };
}
