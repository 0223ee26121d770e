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
	const [x, y] = at;
	const lines = linesOf(lead, style.size, 'bold', width);
	const indent = widthOf(`${lines[lines.length - 1] ?? ''} `, style.size, 'bold');
	const words = text.split(' ');
	const joined = (count: number): string => words.slice(0, count).join(' ');
	const space = widthOf(' ', style.size, style.face);
	let [beside, reach] = [0, indent];
	for (const word of words) {
		reach += widthOf(word, style.size, style.face) + (beside > 0 ? space : 0);
		if (reach > width) break;
		beside++;
	}
	const step = leadingOf(style.size);
	const last = y + (lines.length - 1) * step;
	const first =
		beside > 0 ? paragraph(joined(beside), x + indent, last, Infinity, { ...style, tag }).drawn : [];
	const rest = words.slice(beside).join(' ');
	const body = rest === '' ? null : paragraph(rest, x, last + step, width, { ...style, tag });
	const head = paragraph(lead, x, y, width, { ...style, face: 'bold', tag });
	return {
		drawn: [...head.drawn, ...first, ...(body?.drawn ?? [])],
		height: head.height + (body ? step + body.height - style.size * POINT * CAPITAL : 0)
	};
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
