/** Where on a sheet there is still room for what print adds. */
import type { Box } from '../table/sheet.ts';
import { overlap } from '../sheets/kit/boxes.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

/** What reaches into each band of the room, so that a strip of it need not look at a whole sheet. */
const BAND = 4;
function bandsIn(room: Box, taken: readonly Box[]): readonly (readonly Box[])[] {
	const bands = Array.from({ length: Math.ceil(room.height / BAND) + 1 }, (): Box[] => []);
	for (const box of taken) {
		if (!overlap(box, room)) continue;
		const last = Math.min(bands.length - 1, Math.floor((box.y + box.height - room.y) / BAND));
		for (let at = Math.max(0, Math.floor((box.y - room.y) / BAND)); at <= last; at++) bands[at]?.push(box);
	}
	return bands;
}

/** The first free place of this size within `room`, searched from the bottom right corner on. */
export function freePlace(room: Box, taken: readonly Box[], { width, height }: Size): Box | null {
	if (width > room.width || height > room.height) return null;
	const bands = bandsIn(room, taken);
	// no lists in here: a sheet is looked through line by line
	for (let y = room.y + room.height - height; y >= room.y; y -= 0.5) {
		const first = Math.max(0, Math.floor((y - room.y) / BAND));
		const last = Math.min(bands.length - 1, Math.floor((y + height - room.y) / BAND));
		let x = room.x + room.width - width;
		while (x >= room.x) {
			const place = { x, y, width, height };
			let left = Infinity;
			for (let band = first; band <= last; band++)
				for (const box of bands[band] ?? []) if (box.x < left && overlap(box, place)) left = box.x;
			if (left === Infinity) return place;
			// whatever begins further right would still lie on it
			x = Math.min(x - 0.1, left - width);
		}
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
