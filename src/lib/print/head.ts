/** The head of a page that is not a sheet itself: what it shows, of which game and edition, and the code. */
import { sizeToFit } from '../sheets/kit/type.ts';
import { codeSide, codeOnPaper } from './code.ts';
import { ruled, rulerSpan } from './imprint.ts';
import { handOf, type Matter } from './matter.ts';
import { EDGE } from './paper.ts';
import type { Drawn } from './plate.ts';

/** Where texts begin, in mm. */
export const LEFT = 12;

/** A heading and a code above what fills the rest of a page, in mm from the printable edge. */
export const HEAD = 19;

/** The first of these that can be read in the room that the head has. */
export function headCode(texts: readonly [string, ...string[]], width: number): readonly Drawn[] {
	const last = texts[texts.length - 1] ?? texts[0];
	const side = Math.max(14, codeSide(last) ?? 14);
	return codeOnPaper(texts, { x: width - EDGE - 1 - side, y: EDGE + 1, width: side, height: side });
}

/** `first`: with the ruler that the first page of a book has. */
export function headOf(
	matter: Matter,
	width: number,
	title: string,
	aside: string,
	first = false
): readonly Drawn[] {
	const { inks } = handOf(matter);
	const line = { kind: 'text', align: 'start' } as const;
	const room = width - LEFT - 30;
	const ruler = first ? rulerSpan(matter) + 2 : 0;
	return [
		...(first ? ruled(matter, [width - 30 - ruler + 2, EDGE + 14]) : []),
		{
			...line,
			text: title,
			at: [LEFT, EDGE + 8.5],
			size: sizeToFit(title, 20, 'caps', room),
			face: 'caps',
			colour: inks.text('ink'),
			tag: { role: 'H1' }
		},
		{
			...line,
			text: aside,
			at: [LEFT, EDGE + 14],
			size: sizeToFit(aside, 10, 'regular', room - ruler),
			face: 'regular',
			colour: inks.text('soft'),
			tag: { role: 'P' }
		},
		{
			kind: 'line',
			from: [LEFT, EDGE + HEAD - 1],
			to: [width - LEFT - 14, EDGE + HEAD - 1],
			fill: null,
			stroke: inks.stroke('accent'),
			weight: 0.5,
			dashed: false
		}
	];
}
