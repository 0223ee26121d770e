/** Two things that a picture says sooner than a sentence: which edge the paper turns over, and where it is cut. */
import type { Inks } from '../sheets/kit/tones.ts';
import type { Box, Point } from '../table/sheet.ts';
import type { Page } from './book.ts';
import type { Drawn } from './plate.ts';
import { frame, rule } from './setting.ts';

export interface Picture {
	readonly width: number;
	readonly height: number;
	drawn(x: number, y: number): readonly Drawn[];
}

/** A page in the picture, its long and its short side, and how far its back lies from it. */
const [LONG, SHORT, APART] = [15, 10.6, 5];
/** A card in its corner. */
const CARD = { width: 3.6, height: 5, margin: 1.4 };

/** A front and its back with the long edge between them: beside it on an upright page, below it on one that lies across. */
export function turnPicture({ width, height }: Page, inks: Inks): Picture {
	const upright = height >= width;
	const [wide, high] = upright ? [SHORT, LONG] : [LONG, SHORT];
	const [right, down] = upright ? [wide + APART, 0] : [0, high + APART];
	const pageAt = (x: number, y: number): Drawn =>
		frame({ x, y, width: wide, height: high }, inks.stroke('ink'), null, 0.6);
	/** The farthest from the edge on both sides: so one sees which way up it stays. */
	const front: Point = [CARD.margin, CARD.margin];
	const back: Point = upright
		? [wide - CARD.margin - CARD.width, CARD.margin]
		: [CARD.margin, high - CARD.margin - CARD.height];
	const cardAt = ([cx, cy]: Point, x: number, y: number, fill: 'tint' | 'accent'): Drawn =>
		frame(
			{ x: x + cx, y: y + cy, width: CARD.width, height: CARD.height },
			inks.stroke('accent'),
			inks.fill(fill),
			0.5
		);
	const path = (d: string, x: number, y: number): Drawn => ({
		kind: 'path',
		d,
		at: [x, y],
		scale: 1,
		fill: null,
		stroke: inks.stroke('accent'),
		weight: 0.5,
		dashed: false
	});
	const ARC = 4;
	return {
		width: upright ? 2 * wide + APART : wide + ARC,
		height: upright ? high + ARC : 2 * high + APART,
		drawn: (x, y) => {
			const top = upright ? y + ARC : y;
			const edge: Box = upright
				? { x: x + wide - 0.5, y: top - 0.6, width: 1, height: high + 1.2 }
				: { x: x - 0.6, y: top + high - 0.5, width: wide + 1.2, height: 1 };
			return [
				pageAt(x, top),
				pageAt(x + right, top + down),
				cardAt(front, x, top, 'tint'),
				cardAt(back, x + right, top + down, 'accent'),
				frame(edge, null, inks.fill('accent'), 0.3),
				upright
					? path('M0 3 C4 0 10 0 14 3 M11.6 2.8 L14 3 L13 0.9', x + wide / 2, y)
					: path('M0 0 C3 3 3 9 0 12 M0.4 9.6 L0 12 L2.3 11.2', x + wide + 0.8, top + high / 2 + 1)
			];
		}
	};
}

/** Four cards with the marks around them, and the first long cut from mark to mark. */
export function cutPicture(inks: Inks): Picture {
	const [card, mark, gap] = [{ width: 7.5, height: 10 }, 2.4, 0.8];
	const clear = mark + gap;
	const size = { width: 2 * card.width + 2 * clear, height: 2 * card.height + 2 * clear };
	return {
		...size,
		drawn: (x, y) => {
			const [left, top] = [x + clear, y + clear];
			const [right, bottom] = [left + 2 * card.width, top + 2 * card.height];
			const ink = inks.stroke('ink');
			const cuts = [0, 1, 2];
			return [
				...[0, 1, 2, 3].map((nth) =>
					frame(
						{ x: left + (nth % 2) * card.width, y: top + Math.floor(nth / 2) * card.height, ...card },
						inks.stroke('faint'),
						inks.fill('tint'),
						0
					)
				),
				...cuts.flatMap((nth) => {
					const [across, down] = [left + nth * card.width, top + nth * card.height];
					return [
						rule([across, y], [across, y + mark], ink),
						rule([across, bottom + gap], [across, bottom + clear], ink),
						rule([x, down], [x + mark, down], ink),
						rule([right + gap, down], [right + clear, down], ink)
					];
				}),
				{
					kind: 'line',
					from: [left + card.width, y],
					to: [left + card.width, y + size.height],
					fill: null,
					stroke: inks.stroke('danger'),
					weight: 0.5,
					dashed: true
				}
			];
		}
	};
}
