/** What a page says of itself in a free place: game, edition, and a ruler that shows whether it was printed true. */
import { POINT, widthOf } from '../sheets/kit/type.ts';
import type { Colour } from '../sheets/kit/tones.ts';
import type { Box, Point } from '../table/sheet.ts';
import { handOf, type Matter } from './matter.ts';
import { HAIRLINE, type Drawn } from './plate.ts';

/** In mm. */
const RULER = 50;
const SIZE = 7.2;
const LINE = 3.4;

/** "Pipsheet edition · corrected after move 12". */
export const editionOf = ({ print, edition, note }: Matter): string =>
	[edition.name ?? print.ownEdition, ...(note === undefined ? [] : [note])].join(' · ');

/** "Fight the Virus · Pipsheet edition · corrected after move 12". */
export const captionOf = (matter: Matter): string => `${matter.game} · ${editionOf(matter)}`;

export interface ImprintParts {
	readonly caption: boolean;
	readonly ruler: boolean;
	/** From the bottom to the top, in a margin that is too narrow for a line. */
	readonly upward: boolean;
}

/** How long the parts are beside each other: the ruler with its label, a gap, the caption. */
function lengthsOf(matter: Matter, { caption, ruler }: ImprintParts) {
	const said = caption ? widthOf(captionOf(matter), SIZE, 'regular') : 0;
	const long = ruler ? rulerLength(matter) : 0;
	return { said, ruled: long, gap: caption && ruler ? 5 : 0 };
}

/** How much room it takes on paper. */
export function imprintSize(
	matter: Matter,
	parts: ImprintParts
): { readonly width: number; readonly height: number } {
	const { said, ruled, gap } = lengthsOf(matter, parts);
	if (parts.upward) return { width: LINE - 0.4, height: said + gap + ruled + 2 };
	const lines = (parts.caption ? 1 : 0) + (parts.ruler ? 1 : 0);
	return { width: Math.max(said, ruled) + 2, height: lines * LINE + 0.6 };
}

/** Drawn in mm of a plate that is printed `scale` times as large: a ruler is always 50 mm of the paper. */
export function imprint(matter: Matter, at: Box, scale: number, parts: ImprintParts): readonly Drawn[] {
	const { inks } = handOf(matter);
	const { upward, caption, ruler } = parts;
	const unit = 1 / scale;
	const { ruled, gap } = lengthsOf(matter, parts);
	// along the line from its beginning, and below its first line
	const place = (along: number, below: number): Point =>
		upward
			? [at.x + (2.3 + below) * unit, at.y + at.height - (1 + along) * unit]
			: [at.x + (1 + along) * unit, at.y + (2.6 + below) * unit];
	const text = (said: string, along: number, below: number): Drawn => ({
		kind: 'text',
		text: said,
		at: place(along, below),
		align: 'start',
		size: SIZE * unit,
		face: 'regular',
		colour: inks.text('soft'),
		...(upward && { upward })
	});
	const captioned = caption ? [text(captionOf(matter), upward ? ruled + gap : 0, 0)] : [];
	if (!ruler) return captioned;
	const below = caption && !upward ? LINE : 0;
	return [
		...captioned,
		...rulerAt(place(0, below), unit, inks.stroke('soft'), upward),
		text(matter.print.ruler, RULER + 2, below)
	];
}

const rulerLength = ({ print }: Matter): number => RULER + 2 + widthOf(print.ruler, SIZE, 'regular');

/** A ruler with its label at the foot of its ticks, on paper. */
export const ruled = (matter: Matter, [x, y]: Point, upward = false): readonly Drawn[] =>
	imprint(
		matter,
		upward
			? { x: x - 2.3, y: y + 1 - rulerSpan(matter), width: 0, height: rulerSpan(matter) }
			: { x: x - 1, y: y - 2.6, width: rulerSpan(matter), height: 0 },
		1,
		{ caption: false, ruler: true, upward }
	);

/** How much room it needs along its line. */
export const rulerSpan = (matter: Matter): number => rulerLength(matter) + 2;

export function rulerAt([x, y]: Point, unit: number, colour: Colour, upward = false): readonly Drawn[] {
	const dot = (along: number, high: number): Point =>
		upward ? [x - high * unit, y - along * unit] : [x + along * unit, y - high * unit];
	const line = (from: Point, to: Point): Drawn => ({
		kind: 'line',
		from,
		to,
		fill: null,
		stroke: colour,
		weight: HAIRLINE * unit,
		dashed: false
	});
	const high = SIZE * POINT * 0.7;
	const ticks = Array.from({ length: 11 }, (_, nth) => {
		const share = nth % 10 === 0 ? 1 : nth % 2 === 0 ? 0.7 : 0.45;
		return line(dot(nth * 5, high * share), dot(nth * 5, 0));
	});
	return [line([x, y], dot(RULER, 0)), ...ticks];
}
