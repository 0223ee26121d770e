/**
 * A plate is a drawing with every colour and word decided, in millimetres from its top left corner. It is made
 * once and put on as many pages as are wanted; the preview draws it as SVG and the PDF holds it as one object.
 */
import { tracesOf, type Trace } from '../sheets/kit/pencil.ts';
import { PENCIL, WHITE, type Colour, type Inks } from '../sheets/kit/tones.ts';
import { leadingOf, linesOf, withoutSoftHyphens, type Face } from '../sheets/kit/type.ts';
import type { Box, Cell, Ink, Label, Point, Stroke, TextInk, Tone } from '../table/sheet.ts';
import type { Mark } from '../table/record.ts';
import type { Tag } from './tags.ts';

export interface Paint {
	readonly fill: Colour | null;
	readonly stroke: Colour | null;
	/** Line width in mm. */
	readonly weight: number;
	readonly dashed: boolean;
}

export type Drawn = Shape & {
	/** What it is for whoever has the page read aloud; without it, decoration. */
	readonly tag?: Tag;
};

type Shape =
	| ({ readonly kind: 'rect'; readonly box: Box; readonly radius: number } & Paint)
	| ({ readonly kind: 'ellipse'; readonly box: Box } & Paint)
	| ({ readonly kind: 'line'; readonly from: Point; readonly to: Point } & Paint)
	/** An SVG path in units of `scale` mm, counted from `at`. Filled with the even-odd rule, ends are round. */
	| ({ readonly kind: 'path'; readonly d: string; readonly at: Point; readonly scale: number } & Paint)
	| Lettering;

/** One line of text on its baseline. */
export interface Lettering {
	readonly kind: 'text';
	readonly text: string;
	readonly at: Point;
	readonly align: TextInk['align'];
	/** In points. */
	readonly size: number;
	readonly face: Face;
	readonly colour: Colour;
	/** Reads from the bottom to the top, in a margin that is too narrow for a line. */
	readonly upward?: boolean;
}

export interface Plate {
	readonly width: number;
	readonly height: number;
	readonly drawn: readonly Drawn[];
}

/** What drawing needs to know besides the ink: the colours and the words. */
export interface Hand {
	readonly inks: Inks;
	readonly words: (label: Label) => string;
	/** What players write with; absent: the usual pencil. */
	readonly pencil?: Colour;
}

/** What a dashed line looks like: mm of line, mm of gap. */
export const DASHES: Point = [1.2, 0.9];

/** Every printer shows a line of 0.2 mm; a little more, because a sheet for A4 shrinks on Letter. */
export const HAIRLINE = 0.22;

const WEIGHT = 0.25;

export const drawInk = (ink: readonly Ink[], hand: Hand): readonly Drawn[] =>
	ink.flatMap((mark): readonly Drawn[] => {
		if (mark.kind === 'text') return lettering(mark, hand);
		if (mark.kind === 'line')
			return [
				{ kind: 'line', from: mark.from, to: mark.to, ...painted({ stroke: 'ink', ...mark }, hand.inks) }
			];
		const paint = painted(mark, hand.inks);
		if (mark.kind === 'rect') return [{ kind: 'rect', box: mark.box, radius: mark.radius ?? 0, ...paint }];
		if (mark.kind === 'ellipse') return [{ kind: 'ellipse', box: mark.box, ...paint }];
		return [{ kind: 'path', d: mark.d, ...fitted(mark.box), ...paint }];
	});

/** A drawing in a square of 24 units, as large as the box allows and in its middle. */
function fitted({ x, y, width, height }: Box): { at: Point; scale: number } {
	const scale = Math.min(width, height) / 24;
	return { at: [x + (width - 24 * scale) / 2, y + (height - 24 * scale) / 2], scale };
}

const painted = ({ fill, stroke, weight, dashed = false }: Stroke, inks: Inks): Paint => ({
	fill: fill === undefined ? null : inks.fill(fill),
	stroke: stroke === undefined ? null : inks.stroke(stroke),
	weight: stroke === undefined ? HAIRLINE : Math.max(weight ?? WEIGHT, HAIRLINE),
	dashed
});

function lettering(ink: TextInk, { inks, words }: Hand): readonly Drawn[] {
	const text = words(ink.text);
	const lines =
		ink.width === undefined ? [withoutSoftHyphens(text)] : linesOf(text, ink.size, ink.face, ink.width);
	return lines.map((line, n) => ({
		kind: 'text',
		text: line,
		at: [ink.at[0], ink.at[1] + n * leadingOf(ink.size)],
		align: ink.align,
		size: ink.size,
		face: ink.face,
		colour: inks.text(ink.tone)
	}));
}

/** Marks as on the screen. */
export const drawMarks = (marks: readonly Mark[], cell: Cell, hand: Hand): readonly Drawn[] =>
	tracesOf(marks, cell, hand.words).map((trace) => traced(trace, hand));

function traced(trace: Trace, { inks, pencil = PENCIL }: Hand): Drawn {
	const ink = (tone: Tone | 'pencil', as: 'stroke' | 'text'): Colour =>
		tone === 'pencil' ? pencil : inks[as](tone);
	if (trace.kind === 'text') {
		const { text, x, y, size, face, tone } = trace;
		return { kind: 'text', text, at: [x, y], align: 'middle', size, face, colour: ink(tone, 'text') };
	}
	return {
		kind: 'path',
		d: trace.d,
		at: [0, 0],
		scale: 1,
		fill: trace.fill === undefined ? null : inks.fill(trace.fill),
		stroke: trace.stroke === undefined ? null : ink(trace.stroke, 'stroke'),
		weight: trace.weight ?? WEIGHT,
		dashed: false
	};
}

/** A surface without a line around it. */
export const surface = (box: Box, fill: Colour = WHITE): Drawn => ({
	kind: 'rect',
	box,
	radius: 0,
	fill,
	stroke: null,
	weight: 0,
	dashed: false
});
