/** How a player aid is set: what all of its parts share. */
import type { Placed } from './book.ts';
import { LEFT } from './head.ts';
import { handOf, type Matter } from './matter.ts';
import type { Drawn } from './plate.ts';
import { paragraph, type Block, type Style } from './setting.ts';

/** A part of the page. */
export interface Laid {
	readonly drawn: readonly Drawn[];
	readonly placed: readonly Placed[];
	/** Where it ends. */
	readonly foot: number;
}

/** Running text, in points; larger or smaller all together, as the page has room. */
const BODY = 9;

export const bodyStyle = (matter: Matter, scale: number): Style => ({
	size: BODY * scale,
	face: 'regular',
	colour: handOf(matter).inks.text('ink')
});

export function heading(matter: Matter, text: string, y: number): Block {
	const colour = handOf(matter).inks.text('accent');
	return paragraph(text, LEFT, y, 150, { size: 13, face: 'caps', colour, tag: { role: 'H2' } });
}
