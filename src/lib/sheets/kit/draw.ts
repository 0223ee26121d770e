/** Short words for building layouts: boxes, inks, grids of cells. */
import type { Say, Values } from '../../table/record.ts';
import type { Box, Cell, Ink, Label, Point, Stroke, TextInk, Tone } from '../../table/sheet.ts';
import { icons, type IconName } from './icons.ts';

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const say = <K extends string>(key: K, values: Values = {}): Say & { readonly key: K } => ({
	key,
	values
});

export const rect = (at: Box, style: Stroke & { radius?: number } = {}): Ink => ({
	kind: 'rect',
	box: at,
	...style
});

export const ellipse = (at: Box, style: Stroke = {}): Ink => ({ kind: 'ellipse', box: at, ...style });

export const line = (from: Point, to: Point, style: Stroke = {}): Ink => ({
	kind: 'line',
	from,
	to,
	stroke: 'ink',
	weight: 0.25,
	...style
});

export const icon = (name: IconName, at: Box, style: Stroke = { fill: 'ink' }): Ink => ({
	kind: 'path',
	d: icons[name],
	box: at,
	...style
});

export interface TextStyle {
	align?: TextInk['align'];
	size?: number;
	face?: TextInk['face'];
	tone?: Tone;
	width?: number;
}

export const text = (label: Label, at: Point, style: TextStyle = {}): TextInk => ({
	kind: 'text',
	text: label,
	at,
	align: 'start',
	size: 9,
	face: 'regular',
	tone: 'ink',
	...style
});

/** A text in the middle of a box, both ways. A point is 0.3528 mm; capitals are about 0.65 of the size high. */
export const centred = (label: Label, within: Box, style: TextStyle = {}): TextInk => {
	const size = style.size ?? 9;
	const { x, y } = centre(within);
	return text(label, [x, y + size * 0.3528 * 0.325], { ...style, size, align: 'middle' });
};

export const centre = (b: Box): { x: number; y: number } => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 });

/** The box made smaller by `by` on every side. */
export const inset = (b: Box, by: number): Box =>
	box(b.x + by, b.y + by, b.width - 2 * by, b.height - 2 * by);

/** The square at [row, column] of a grid whose top left corner is at `origin`. */
export const squareAt = (origin: Point, side: number, row: number, column: number): Box =>
	box(origin[0] + column * side, origin[1] + row * side, side, side);

export const cell = (id: string, at: Box, name: Say, ink: readonly Ink[] = [], round = false): Cell => ({
	id,
	box: at,
	name,
	ink,
	...(round && { round })
});

/** A cell with places for loose pieces. */
export const withPlaces = (one: Cell, places: NonNullable<Cell['places']>): Cell => ({ ...one, places });
