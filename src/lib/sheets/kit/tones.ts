/** What each tone looks like on paper, in colour; print makes greys of it. The screen has its own, in CSS. */
import type { Tone } from '../../table/sheet.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** How a sheet is printed. */
export interface Inks {
	/** The surface of a shape. */
	fill(tone: Tone): Colour;
	stroke(tone: Tone): Colour;
	text(tone: Tone): Colour;
}

export const WHITE: Colour = [1, 1, 1];
const INK: Colour = [0.11, 0.13, 0.2];

/** Soft pencil, a little lighter than ink. */
export const PENCIL: Colour = [0.24, 0.25, 0.29];

/** `#rgb` or `#rrggbb`; another notation is our mistake. */
export function colourOf(css: string): Colour {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(css)?.[1];
	if (digits === undefined) throw new Error(`"${css}" is no colour for print`);
	const step = digits.length / 3;
	const part = (n: number): number =>
		parseInt(digits.slice(n * step, (n + 1) * step).repeat(3 - step), 16) / 255;
	return [part(0), part(1), part(2)];
}

/** As much of the colour as `share` says, the rest is white. */
export const wash = ([red, green, blue]: Colour, share: number): Colour => {
	const mix = (part: number): number => 1 - share * (1 - part);
	return [mix(red), mix(green), mix(blue)];
};

export const cssOf = (colour: Colour): string =>
	`#${colour
		.map((part) =>
			Math.round(part * 255)
				.toString(16)
				.padStart(2, '0')
		)
		.join('')}`;

const DANGER = colourOf('#a82a22');

const colours = (accent: Colour): Readonly<Record<Tone, Colour>> => ({
	ink: INK,
	soft: colourOf('#565d6b'),
	faint: colourOf('#aab1bd'),
	paper: WHITE,
	accent,
	tint: wash(accent, 0.13),
	danger: DANGER,
	blush: wash(DANGER, 0.12),
	white: WHITE,
	yellow: colourOf('#f2c230'),
	orange: colourOf('#e07b28'),
	red: colourOf('#c0392f'),
	blue: colourOf('#3a6fb0'),
	black: colourOf('#2b2f38'),
	green: colourOf('#2f7d4f'),
	brown: colourOf('#7d5a3c')
});

/** In colour: `accent` is the game's own. */
export function inColour(accent: string): Inks {
	const of = colours(colourOf(accent));
	return {
		fill: (tone) => of[tone],
		stroke: (tone) => of[tone],
		text: (tone) => of[tone]
	};
}
