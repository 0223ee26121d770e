/** Signs of this game: the four diseases by shape and letter, and a pictogram for each face of a player die. */
import { box, centred } from '../kit/draw.ts';
import type { Box, Ink, Tone } from '../../table/sheet.ts';
import { icons } from '../kit/icons.ts';
import { actions, type Action, type Colour } from './pieces.ts';
import { words } from './texts.ts';

export const shapes: Readonly<Record<Colour, 'triangle' | 'circle' | 'square' | 'diamond'>> = {
	red: 'triangle',
	yellow: 'circle',
	blue: 'square',
	black: 'diamond'
};

/** The same outlines that pieces have, in a square of 24 units. */
export const outlines: Readonly<Record<Colour, string>> = {
	red: 'M12 .5L24 22.500H0z',
	yellow: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
	blue: 'M2 2h20v20H2z',
	black: 'M12 0L24 12L12 24L0 12z'
};

/** Where the letter stands within its shape, as a share of the height. */
const letterAt: Readonly<Record<Colour, number>> = { red: 0.66, yellow: 0.5, blue: 0.5, black: 0.5 };

export const glyph = (colour: Colour, at: Box): Ink[] => {
	const size = (at.height / 0.3528) * (colour === 'red' ? 0.46 : 0.58);
	const line = box(at.x, at.y + at.height * (letterAt[colour] - 0.5), at.width, at.height);
	const letter = centred(words('letter', { colour }), line, {
		size: Math.max(7.3, size),
		face: 'bold',
		tone: colour === 'yellow' ? 'black' : 'white'
	});
	return [badge(colour, at), letter];
};

/** The shape alone, where there is no room for a letter. */
export const badge = (colour: Colour, at: Box): Ink => ({
	kind: 'path',
	d: outlines[colour],
	box: at,
	fill: colour,
	stroke: 'ink',
	weight: 0.2
});

/** Only the outline, for places that wait for a die. */
export const outline = (colour: Colour, at: Box, stroke: Tone = 'faint'): Ink => ({
	kind: 'path',
	d: outlines[colour],
	box: at,
	stroke,
	weight: 0.25
});

/** A medical cross of this side with its top left corner here. */
const cross = (x: number, y: number, side: number): string => {
	const arm = side / 3;
	return `M${x + arm} ${y}h${arm}v${arm}h${arm}v${arm}h-${arm}v${arm}h-${arm}v-${arm}h-${arm}v-${arm}h${arm}z`;
};

export const pictograms: Readonly<Record<Action | 'biohazard', string>> = {
	fly: 'M12 1.200c1.100 0 1.800 1.300 1.800 3v4.600L22.500 14v2.500l-8.700-2.700v4.700l2.900 2.200v2L12 21.300l-4.700 1.400v-2l2.900-2.200v-4.700L1.500 16.500V14l8.700-5.200V4.200c0-1.700.700-3 1.800-3z',
	sail: 'M11 1.500V14H3.500zM13 4.500L20 14h-7zM1.500 16h21l-3.200 6.500H4.700z',
	treat: cross(3, 3, 18),
	treat2: cross(1, 1, 13.5) + cross(11.5, 11.5, 11.5),
	treat3: cross(6.5, 0.5, 11) + cross(0.5, 12.5, 11) + cross(12.5, 12.5, 11),
	sample:
		'M7.500 1.500h9v2.300h-1.700v5.500l6 10.400a1.900 1.900 0 0 1-1.600 2.800H4.800a1.900 1.900 0 0 1-1.600-2.800l6-10.400V3.800H7.500zM11.400 3.800v6.100L9 14.200h6l-2.400-4.300V3.800z',
	helicopter:
		'M3 3.500h19v2h-8.500V8H15a6.500 6.500 0 0 1 6.500 6.500v2.300H9.800L6.500 12.500H1.500l-.700-4h2l1.400 1.700h4L11.500 8V5.500H3zM14.500 9.800v4h5a4.700 4.700 0 0 0-5-4zM9.500 17h2v2.300h5.300V17h2v2.300H22v2H7v-2h2.500z',
	contain:
		'M8 1.500h8l-1.300 3.700h2.100V7h-1.600C19.500 9 22 13 22 16.800c0 4-3.200 5.700-10 5.700S2 20.800 2 16.800C2 13 4.500 9 8.800 7H7.200V5.200h2.100zM11 10.500v3.200H7.800v2H11v3.200h2v-3.200h3.200v-2H13v-3.200z',
	cdc: 'M12 1.500l10.500 5.300v2.400h-21V6.800zM4 11h3v8H4zM10.500 11h3v8h-3zM17 11h3v8h-3zM1.500 20.500h21V23h-21z',
	special:
		'M12 .800l3 7.700l8.300.600l-6.400 5.300l2.100 8.100L12 18l-7 4.500l2.100-8.100L.700 9.100L9 8.500z',
	biohazard:
		'M15.06 2.54A5 5 0 1 1 8.94 2.54A4.15 4.15 0 1 0 15.06 2.54zM19.18 20.28A5 5 0 1 1 22.24 14.98A4.15 4.15 0 1 0 19.18 20.28zM1.76 14.98A5 5 0 1 1 4.82 20.28A4.15 4.15 0 1 0 1.76 14.98zM12 11.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z'
};

/** Arrow heads, for the way round the world. */
export const arrows = {
	right: 'M5 2l15 10L5 22z',
	left: 'M19 2L4 12l15 10z',
	down: 'M2 5h20L12 20z',
	up: 'M2 19h20L12 4z'
} as const;

export const path = (d: string, at: Box, fill: Tone = 'ink'): Ink => ({ kind: 'path', d, box: at, fill });

export const pictogram = (action: Action | 'biohazard', at: Box, fill: Tone = 'ink'): Ink =>
	path(pictograms[action], at, fill);

/** The pictograms in the order of the legend; double treatments are told by the single one. */
export const legendActions = [
	...actions.filter((action) => !['treat2', 'treat3', 'special'].includes(action)),
	'biohazard' as const
];

export const epidemicSign = icons.virus;
