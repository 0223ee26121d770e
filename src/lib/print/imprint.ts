/** What a page says of itself in a free place: game, edition, and a ruler that shows whether it was printed true. */
import { POINT, widthOf } from '../sheets/kit/type.ts';
import type { Box } from '../sheets/model.ts';
import { handOf, type Matter } from './matter.ts';
import { HAIRLINE, type Drawn } from './plate.ts';

/** In mm. */
const RULER = 50;
const SIZE = 7.2;
const LINE = 3.4;

/** "Fight the Virus · Pipsheet edition". */
export const captionOf = ({ game, print, edition }: Matter): string =>
	`${game} · ${edition.name ?? print.ownEdition}`;

interface Parts {
	readonly caption: boolean;
	readonly ruler: boolean;
}

/** How much room it takes on paper. */
export function imprintSize(matter: Matter, { caption, ruler }: Parts): { width: number; height: number } {
	const width = caption ? widthOf(captionOf(matter), SIZE, 'regular') + 1 : 0;
	const ruled = ruler ? RULER + 2 + widthOf(matter.print.ruler, SIZE, 'regular') : 0;
	return { width: Math.max(width, ruled) + 2, height: (caption ? LINE : 0) + (ruler ? LINE : 0) + 0.6 };
}

/** Drawn in mm of a plate that is printed `scale` times as large: a ruler is always 50 mm of the paper. */
export function imprint(matter: Matter, at: Box, scale: number, { caption, ruler }: Parts): readonly Drawn[] {
	const { inks } = handOf(matter);
	const unit = 1 / scale;
	const text = (said: string, x: number, y: number): Drawn => ({
		kind: 'text',
		text: said,
		at: [x, y],
		align: 'start',
		size: SIZE * unit,
		face: 'regular',
		colour: inks.text('soft')
	});
	const left = at.x + unit;
	const first = at.y + 2.6 * unit;
	const captioned = caption ? [text(captionOf(matter), left, first)] : [];
	if (!ruler) return captioned;
	const y = first + (caption ? LINE * unit : 0);
	return [
		...captioned,
		...rulerAt(left, y, unit, inks.stroke('soft')),
		text(matter.print.ruler, left + (RULER + 2) * unit, y)
	];
}

export function rulerAt(
	x: number,
	y: number,
	unit: number,
	colour: readonly [number, number, number]
): readonly Drawn[] {
	const line = (x1: number, y1: number, x2: number, y2: number): Drawn => ({
		kind: 'line',
		from: [x1, y1],
		to: [x2, y2],
		fill: null,
		stroke: colour,
		weight: HAIRLINE * unit,
		dashed: false
	});
	const high = SIZE * POINT * 0.7;
	const ticks = Array.from({ length: 11 }, (_, nth) => {
		const at = x + nth * 5 * unit;
		return line(at, y - (nth % 10 === 0 ? high : nth % 2 === 0 ? high * 0.7 : high * 0.45) * unit, at, y);
	});
	return [line(x, y, x + RULER * unit, y), ...ticks];
}
