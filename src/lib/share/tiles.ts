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
	/** By how much it is turned for the reader, in radians. */
	readonly turn: number;
}

type Point = readonly [x: number, y: number];

/** Of the codes that stand perfectly straight the reader takes one in twenty for something else; turned a little, it
 *  reads them all. */
export const SLANT = 0.2;

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
		.map((scale) => ({ x: 0, y: 0, width, height, scale, turn: 0 }));
	if (longest < SMALL) return [...wholes, ...slanted(wholes)];
	const pieces = SHARES.flatMap((share) => {
		const side = Math.round(longest * share);
		if (side < LEAST) return [];
		const [wide, high] = [Math.min(side, width), Math.min(side, height)];
		return placesOf(width, wide)
			.flatMap((x) => placesOf(height, high).map((y) => ({ x, y })))
			.sort((a, b) => fromCorner(a, width - wide, height - high) - fromCorner(b, width - wide, height - high))
			.map((place) => ({ ...place, width: wide, height: high, scale: Math.min(1, MOST / side), turn: 0 }));
	});
	return [...wholes, ...pieces, ...slanted([...wholes, ...pieces])];
}

const slanted = (tiles: readonly Tile[]): readonly Tile[] => tiles.map((tile) => ({ ...tile, turn: SLANT }));

/** How many dots a turned piece has. */
export function dotsOf({ width, height, scale, turn }: Tile): {
	readonly wide: number;
	readonly high: number;
} {
	const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
	return {
		wide: Math.max(1, Math.round(width * cos + height * sin)),
		high: Math.max(1, Math.round(width * sin + height * cos))
	};
}

/** Where in the picture a dot of a piece lies: it is turned around its middle. */
export function inPicture(tile: Tile, [x, y]: Point): Point {
	const { wide, high } = dotsOf(tile);
	const [right, down] = [(x - wide / 2) / tile.scale, (y - high / 2) / tile.scale];
	const [cos, sin] = [Math.cos(tile.turn), Math.sin(tile.turn)];
	return [
		tile.x + tile.width / 2 + right * cos + down * sin,
		tile.y + tile.height / 2 - right * sin + down * cos
	];
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

/** A code that was read, and the box around it in the picture. */
export interface CodeRead {
	readonly text: string;
	readonly box: Omit<Tile, 'scale' | 'turn'>;
}

/** Looks at one piece with everything covered that was read before; null when it shows no code. */
export type ReadTile = (tile: Tile, covered: readonly CodeRead['box'][]) => CodeRead | null;

/** The codes of a picture, one after the other, each once; whoever has enough stops asking. `null` after each piece. */
export function* codesAmong(tiles: readonly Tile[], look: ReadTile): Generator<string | null> {
	const found: CodeRead[] = [];
	for (const tile of tiles) {
		for (;;) {
			const read = look(
				tile,
				found.map(({ box }) => box)
			);
			// one that shows through its cover is read for the second time
			if (!read || found.some(({ text }) => text === read.text)) break;
			found.push(read);
			yield read.text;
		}
		yield null;
	}
}

/** So much more than its finder marks enclose belongs to a code: half a mark, and some of what is quiet around it. */
const AROUND = 0.12;

/** The box of a code in the picture, from its finder marks in a piece: bottom left, top left, top right. */
export function boxOf(marks: readonly Point[], tile: Tile): CodeRead['box'] {
	const [low = [0, 0], corner = low, high = low] = marks.map((mark) => inPicture(tile, mark));
	const all = [low, corner, high, [low[0] + high[0] - corner[0], low[1] + high[1] - corner[1]] as const];
	const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
	const margin = AROUND * Math.max(width, height);
	return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
