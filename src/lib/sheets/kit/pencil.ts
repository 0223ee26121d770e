/**
 * How a mark looks: the geometry that the screen and the printer share. The pencil is a little irregular, and
 * always the same for the same cell, so that a sheet looks alike whenever it is opened.
 */
import type { Mark } from '../../table/record.ts';
import type { Box, Cell, Label, Tone } from '../../table/sheet.ts';
import { piecesIn } from './pieces.ts';
import { CAPITAL, POINT, sizeToFit, type Face } from './type.ts';

/** A piece of a mark, in millimetres of the page. `pencil` is the tone of what players write. */
export type Trace =
	| {
			readonly kind: 'path';
			readonly d: string;
			readonly fill?: Tone;
			readonly stroke?: Tone | 'pencil';
			/** Line width in mm. */
			readonly weight?: number;
	  }
	| {
			readonly kind: 'text';
			readonly text: string;
			/** The middle of the baseline. */
			readonly x: number;
			readonly y: number;
			/** In points. */
			readonly size: number;
			readonly face: Face;
			readonly tone: Tone | 'pencil';
	  };

type Spot = Pick<Cell, 'id' | 'box' | 'round' | 'places'>;
type Plain = Exclude<Mark, { kind: 'write' } | { kind: 'pieces' }>['kind'];
/** A number from -1 to 1. */
type Wobble = () => number;

/** Puts a text of the sheet into words. */
type Saying = (label: Label) => string;

/** All traces of the marks in one cell, the lowest first. */
export const tracesOf = (marks: readonly Mark[], spot: Spot, words: Saying): readonly Trace[] =>
	marks.flatMap((mark, nth) => traceOf(mark, spot, wobbleOf(`${spot.id}/${nth}/${mark.kind}`), words));

function traceOf(mark: Mark, spot: Spot, wobble: Wobble, words: Saying): readonly Trace[] {
	if (mark.kind === 'write') return written(mark, spot.box, wobble);
	if (mark.kind === 'pieces')
		return piecesIn(
			spot,
			mark.pieces.map((piece) => ({ ...piece, letter: words(piece.letter) }))
		);
	return [pencil(drawn[mark.kind](spot, wobble), mark.kind === 'fill' || mark.kind === 'half' ? 0.32 : 0.5)];
}

const pencil = (d: string, weight: number): Trace => ({ kind: 'path', d, stroke: 'pencil', weight });

const drawn: Readonly<Record<Plain, (spot: Spot, wobble: Wobble) => string>> = {
	fill: (spot, wobble) => hatch(spot, wobble, 1),
	/** The upper left half, up to the diagonal. */
	half: (spot, wobble) => hatch(spot, wobble, 0.5),
	cross: ({ box }, wobble) => {
		const { left, right, top, bottom } = edges(box, 0.2);
		return stroke([left, top], [right, bottom], wobble) + stroke([right, top], [left, bottom], wobble);
	},
	circle: ({ box }, wobble) => ring(box, 0.42, wobble),
	tick: ({ box }, wobble) => {
		const { left, right, top, bottom } = edges(box, 0.2);
		const low: Dot = [left + (right - left) * 0.36, bottom];
		return stroke([left, top + (bottom - top) * 0.58], low, wobble) + stroke(low, [right, top], wobble);
	},
	strike: ({ box }, wobble) => {
		const { left, right, top, bottom } = edges(box, 0.12);
		return stroke([left, bottom], [right, top], wobble);
	},
	/** A counter lying on the cell: a double ring. */
	marker: ({ box }, wobble) => ring(squareIn(box), 0.46, wobble) + ring(squareIn(box), 0.36, wobble)
};

/** The largest square in the middle of a box. */
const squareIn = ({ x, y, width, height }: Box): Box => {
	const side = Math.min(width, height);
	return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
};

type Dot = readonly [x: number, y: number];

const edges = ({ x, y, width, height }: Box, share: number) => {
	const by = Math.min(width, height) * share;
	return { left: x + by, right: x + width - by, top: y + by, bottom: y + height - by };
};

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A line drawn by hand: its ends miss a little and it bends. */
function stroke([x1, y1]: Dot, [x2, y2]: Dot, wobble: Wobble): string {
	const miss = Math.min(0.25, Math.hypot(x2 - x1, y2 - y1) * 0.04);
	const near = (value: number): string => n(value + wobble() * miss);
	const bend: Dot = [(x1 + x2) / 2 + wobble() * miss * 1.6, (y1 + y2) / 2 + wobble() * miss * 1.6];
	return `M${near(x1)} ${near(y1)}Q${n(bend[0])} ${n(bend[1])} ${near(x2)} ${near(y2)}`;
}

/** An oval whose end overshoots its beginning a little. */
function ring({ x, y, width, height }: Box, share: number, wobble: Wobble): string {
	const steps = 9;
	const [middleX, middleY] = [x + width / 2, y + height / 2];
	const begin = -2 + wobble() * 0.3;
	const at = (step: number, stretch: number): string => {
		const angle = begin + (step / (steps - 1)) * 2 * Math.PI;
		const reach = share * stretch * (1 + wobble() * 0.03);
		return `${n(middleX + Math.cos(angle) * width * reach)} ${n(middleY + Math.sin(angle) * height * reach)}`;
	};
	// the control points lie outside the oval, just so far that the curve touches it
	const outside = 1 / Math.cos(Math.PI / (steps - 1));
	const arcs = Array.from({ length: steps }, (_, step) => `Q${at(step + 0.5, outside)} ${at(step + 1, 1)}`);
	return `M${at(0, 1)}${arcs.slice(0, steps - 1).join('')}`;
}

/** How far the lines of a hatch lie apart, in mm. */
const HATCH = 0.85;

/** Parallel strokes from the lower left to the upper right; `share` of them, from the upper left corner on. */
function hatch({ box, round }: Spot, wobble: Wobble, share: number): string {
	const { left, right, top, bottom } = edges(box, 0.09);
	const [width, height] = [right - left, bottom - top];
	let d = '';
	// each line is x + y = sum, counted from the corner
	for (let sum = HATCH * 0.6; sum < (width + height) * share - HATCH * 0.3; sum += HATCH) {
		const at = Math.max(sum + wobble() * HATCH * 0.18, 0.15);
		const ends = round
			? inOval(at, width, height)
			: ([Math.max(0, at - height), Math.min(width, at)] as const);
		if (!ends || ends[1] - ends[0] < 0.25) continue;
		const [from, to] = ends;
		d += stroke([left + from, top + at - from], [left + to, top + at - to], wobble);
	}
	return d;
}

/** Where the line x + y = sum enters and leaves the oval that fills width by height. */
function inOval(sum: number, width: number, height: number): readonly [number, number] | null {
	const [a, b] = [width / 2, height / 2];
	const offset = sum - a - b;
	const room = a * a + b * b - offset * offset;
	if (room <= 0) return null;
	const middle = a + (a * a * offset) / (a * a + b * b);
	const half = (a * b * Math.sqrt(room)) / (a * a + b * b);
	return [middle - half, middle + half];
}

function written(
	{ text, strike }: Extract<Mark, { kind: 'write' }>,
	box: Box,
	wobble: Wobble
): readonly Trace[] {
	const size = sizeToFit(text, Math.min((box.height * 0.75) / POINT, 20), 'bold', box.width * 0.84);
	const trace: Trace = {
		kind: 'text',
		text,
		x: box.x + box.width / 2,
		y: box.y + box.height / 2 + (size * POINT * CAPITAL) / 2,
		size,
		face: 'bold',
		tone: 'pencil'
	};
	return strike === true ? [trace, pencil(drawn.strike({ id: '', box }, wobble), 0.5)] : [trace];
}

/** The same numbers for the same name every time (FNV-1a, then mulberry32). */
function wobbleOf(name: string): Wobble {
	let seed = 0x811c9dc5;
	for (let at = 0; at < name.length; at++) seed = Math.imul(seed ^ name.charCodeAt(at), 0x01000193);
	return () => {
		seed = (seed + 0x6d2b79f5) | 0;
		let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1;
	};
}
