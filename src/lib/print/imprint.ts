/** What a page says of itself in a free place: game, edition, and a ruler that shows whether it was printed true. */
import { POINT, widthOf } from '../sheets/kit/type.ts';
import type { Box } from '../table/sheet.ts';
import { handOf, type Matter } from './matter.ts';
import { HAIRLINE, type Drawn } from './plate.ts';

/** In mm. */
const RULER = 50;
const SIZE = 7.2;
const LINE = 3.4;

/** "Fight the Virus · Pipsheet edition · corrected after move 12". */
export const captionOf = ({ game, print, edition, note }: Matter): string =>
	[game, edition.name ?? print.ownEdition, ...(note === undefined ? [] : [note])].join(' · ');

export interface ImprintParts {
	/** `upward`: from the bottom to the top, in a margin that is too narrow for a line. */
	readonly caption: 'none' | 'level' | 'upward';
	readonly ruler: boolean;
}

/** How much room it takes on paper. */
export function imprintSize(
	matter: Matter,
	{ caption, ruler }: ImprintParts
): { readonly width: number; readonly height: number } {
	const width = caption === 'none' ? 0 : widthOf(captionOf(matter), SIZE, 'regular') + 1;
	if (caption === 'upward') return { width: LINE - 0.4, height: width + 1 };
	const ruled = ruler ? RULER + 2 + widthOf(matter.print.ruler, SIZE, 'regular') : 0;
	return {
		width: Math.max(width, ruled) + 2,
		height: (caption === 'level' ? LINE : 0) + (ruler ? LINE : 0) + 0.6
	};
}

/** Drawn in mm of a plate that is printed `scale` times as large: a ruler is always 50 mm of the paper. */
export function imprint(
	matter: Matter,
	at: Box,
	scale: number,
	{ caption, ruler }: ImprintParts
): readonly Drawn[] {
	const { inks } = handOf(matter);
	const unit = 1 / scale;
	const text = (said: string, x: number, y: number): Drawn => ({
		kind: 'text',
		text: said,
		at: [x, y],
		align: 'start',
		size: SIZE * unit,
		face: 'regular',
		colour: inks.text('soft'),
		...(caption === 'upward' && { upward: true })
	});
	if (caption === 'upward')
		return [text(captionOf(matter), at.x + 2.2 * unit, at.y + at.height - 0.5 * unit)];
	const left = at.x + unit;
	const first = at.y + 2.6 * unit;
	const captioned = caption === 'level' ? [text(captionOf(matter), left, first)] : [];
	if (!ruler) return captioned;
	const y = first + (caption === 'level' ? LINE * unit : 0);
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
