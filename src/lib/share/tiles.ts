/**
 * Where to look for a code in a large picture. A reader that is shown a whole page at once takes the lines of the
 * sheet for a code, and a page made smaller loses the modules: so the picture is looked at piece by piece.
 */
export interface Tile {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** How much of its own resolution the reader is shown. */
	readonly scale: number;
}

/** A code and its surroundings, as a share of the longer side of the page: from a quarter of the page on. */
const SHARES = [0.5, 0.3, 0.18];
/** More dots than this help no reader, and fewer lose the code. */
const [MOST, LEAST] = [1000, 160];
/** Below this a picture is no larger than what a camera shows. */
const SMALL = 700;

/** Overlapping pieces, larger ones first; in each size those in the corners first, where codes are printed. */
export function tilesOf(width: number, height: number): readonly Tile[] {
	const longest = Math.max(width, height);
	const wholes = [1, 0.6, 0.35]
		.map((part) => Math.min(1, 1600 / longest) * part)
		.map((scale) => ({ x: 0, y: 0, width, height, scale }));
	if (longest < SMALL) return wholes;
	const pieces = SHARES.flatMap((share) => {
		const side = Math.round(longest * share);
		if (side < LEAST) return [];
		const [wide, high] = [Math.min(side, width), Math.min(side, height)];
		return placesOf(width, wide)
			.flatMap((x) => placesOf(height, high).map((y) => ({ x, y })))
			.sort((a, b) => fromCorner(a, width - wide, height - high) - fromCorner(b, width - wide, height - high))
			.map((place) => ({ ...place, width: wide, height: high, scale: Math.min(1, MOST / side) }));
	});
	return [...wholes, ...pieces];
}

/** Each place half a tile further than the one before, the last one at the end. */
function placesOf(length: number, side: number): readonly number[] {
	const steps = Math.ceil((length - side) / (side / 2));
	return Array.from({ length: steps + 1 }, (_, nth) =>
		steps === 0 ? 0 : Math.round((nth * (length - side)) / steps)
	);
}

const fromCorner = ({ x, y }: { x: number; y: number }, right: number, bottom: number): number =>
	Math.min(x, right - x) + Math.min(y, bottom - y);
