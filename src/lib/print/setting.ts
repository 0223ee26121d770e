/** Sets running text on a page that is not a sheet: paragraphs, headings, boxes to tick. */
import type { Colour } from '../sheets/kit/tones.ts';
import { CAPITAL, leadingOf, linesOf, POINT, widthOf, type Face } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { HAIRLINE, type Drawn } from './plate.ts';
import type { Tag } from './tags.ts';

export interface Style {
	readonly size: number;
	readonly face: Face;
	readonly colour: Colour;
	readonly tag?: Tag;
}

export interface Block {
	readonly drawn: readonly Drawn[];
	/** How high it is. */
	readonly height: number;
}

/** Lines below each other, the first with its capitals at `y`. */
export function paragraph(text: string, x: number, y: number, width: number, style: Style): Block {
	const lines = linesOf(text, style.size, style.face, width);
	// one paragraph is one element, however many lines it has
	const tag = style.tag ?? { role: 'P' };
	const first = y + style.size * POINT * CAPITAL;
	return {
		drawn: lines.map((line, nth) => ({
			kind: 'text',
			text: line,
			at: [x, first + nth * leadingOf(style.size)],
			align: 'start',
			...style,
			tag
		})),
		height: style.size * POINT * CAPITAL + (lines.length - 1) * leadingOf(style.size)
	};
}

/** A paragraph that begins with some words of its own, like "Aim." */
export function leading(
	lead: string,
	text: string,
	at: readonly [number, number],
	width: number,
	style: Style
): Block {
	const tag: Tag = { role: 'P' };
	const bold = { ...style, face: 'bold', tag } as const;
	const indent = widthOf(`${lead} `, style.size, 'bold');
	const [x, y] = at;
	const space = widthOf(' ', style.size, 'regular');
	// the first line is shorter by the lead: blanks of the same width keep its place
	const blanks = '\u00a0'.repeat(Math.ceil(indent / space));
	const body = paragraph(blanks + text, x, y, width, { ...style, tag });
	const drawn = body.drawn.map((mark, nth): Drawn => {
		if (nth > 0 || mark.kind !== 'text') return mark;
		const rest = mark.text.replaceAll('\u00a0', '');
		return { ...mark, text: rest, at: [x + blanks.length * space, mark.at[1]] };
	});
	return { drawn: [...paragraph(lead, x, y, width, bold).drawn, ...drawn], height: body.height };
}

export const frame = (box: Box, stroke: Colour | null, fill: Colour | null, radius = 2): Drawn => ({
	kind: 'rect',
	box,
	radius,
	fill,
	stroke,
	weight: stroke ? 1.4 * HAIRLINE : 0,
	dashed: false
});

export const rule = (
	from: readonly [number, number],
	to: readonly [number, number],
	stroke: Colour
): Drawn => ({
	kind: 'line',
	from,
	to,
	fill: null,
	stroke,
	weight: HAIRLINE,
	dashed: false
});
