/** The heading of an area. */
import { box, rect, text } from '../kit/draw.ts';
import type { Say } from '../../table/record.ts';
import type { Box, Ink } from '../../table/sheet.ts';
import { words, type SheetText } from './texts.ts';

/** A heading in small capitals after a short stroke of the accent, and what it means at the end of the line. */
export const heading = (key: SheetText, at: Box, hint?: Say): readonly Ink[] => [
	rect(box(at.x, at.y + 0.6, 1.2, 3.4), { fill: 'accent' }),
	text(words(key), [at.x + 2.8, at.y + 3.7], { size: 10.5, face: 'caps', tone: 'accent' }),
	...(hint ? [text(hint, [at.x + at.width, at.y + 3.7], { align: 'end', size: 8, tone: 'soft' })] : [])
];

/** Height of a heading's line. */
export const HEADING = 6;
