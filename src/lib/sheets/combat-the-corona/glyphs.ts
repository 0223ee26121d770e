/** Signs of this game's own, as paths in a square of 24 by 24 units. */
import { box } from '../kit/draw.ts';
import type { Box, Ink, Stroke } from '../../table/sheet.ts';
import type { Skill } from './lines.ts';
import type { ActionId } from './names.ts';

export const glyphs = {
	attack: 'M14 1L4 14h6l-2 9L19 9h-7z',
	level: 'M12 1l11 20H1zM12 6.500L5.500 19h13z',
	/** A die on a round token. */
	dieToken:
		'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM7.500 6h9A1.500 1.500 0 0 1 18 7.500v9a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 16.500v-9A1.500 1.500 0 0 1 7.500 6zM12 10.200a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600z',
	raise: 'M12 2l9 9h-5v4H8v-4H3zM8 17h8v2H8zM8 20.500h8v2H8z',
	save: 'M12 17l-7-7h4V2h6v8h4zM2 15h2.500v5h15v-5H22v7.500H2z',
	destroy: 'M4 21V9l8-7 8 7v12h-5l-2-5 2-3-3-2 1-4-4 5 3 3-2 6z',
	reshuffle:
		'M2 6h5l8 10h3v-3l5 4.500-5 4.500v-3h-4.500L6 9H2zM13.500 6H18V3l5 4.500L18 12V9h-3l-2 2.500-2-2.500zM2 16h4l2-2.500 2 2.500-2.500 3H2z',
	warning: 'M12 2l11 20H1zM11 9v6h2V9zM11 17v2.500h2V17z',
	under: 'M3 3h13v3H6v9H3zM8 8h13v9H8zM13 18h3v2.500h2L14.500 24 11 20.500h2z',
	/** One card behind another. */
	cards: 'M8 2h12v15h-2V4H8zM4 6h12v16H4zM6 8v12h8V8z',
	crown: 'M2 6l5 5 5-8 5 8 5-5-2 12H4zM4 19.500h16V22H4z',
	wash: 'M12 2c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 13a3 3 0 0 0 3 3.500V18a4.500 4.500 0 0 1-4.500-5z',
	distance:
		'M6 3a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM18 3a2.500 2.500 0 1 1 0 5a2.500 2.500 0 1 1 0-5zM3 9.500h6V16H3zM15 9.500h6V16h-6zM2 20l4-3v2h12v-2l4 3-4 3v-2H6v2z',
	elbow:
		'M5 2h5v9.500l9.500 3.500-1.800 5L5 15.500zM13 3.500l6-1 .400 1.700-6 1.300zM13 7.200h6.500v1.700H13zM14 10.500l6 2-.500 1.600-6-2z',
	home: 'M12 2l11 10h-3.500v10h-15V12H1zM12 19c4-3 5-4.500 5-6.300a2.600 2.600 0 0 0-5-1a2.600 2.600 0 0 0-5 1c0 1.800 1 3.300 5 6.300z',
	party:
		'M2 22L8 7l9 9zM14 2h2v4h-2zM19 4l1.500 1.500-3 3L16 7zM18 11h4.500v2H18zM9.500 2.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3zM20 16.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3z',
	news: 'M2 3h20v14h-9l-5 5v-5H2zM11 5.500v6h2v-6zM11 13v2h2v-2z',
	hoard: 'M3 11h8v11H3zM13 11h8v11h-8zM8 1h8v9H8zM5 14v1.500h4V14zM15 14v1.500h4V14zM10 4v1.500h4V4z'
} as const;

export type GlyphName = keyof typeof glyphs;

export const glyph = (name: GlyphName, at: Box, style: Stroke = { fill: 'ink' }): Ink => ({
	kind: 'path',
	d: glyphs[name],
	box: at,
	...style
});

/** A square of this side around a point. */
export const around = (x: number, y: number, side: number): Box =>
	box(x - side / 2, y - side / 2, side, side);

export const skillGlyphs: Readonly<Record<Skill, GlyphName>> = {
	raise: 'raise',
	save: 'save',
	destroy: 'destroy'
};

export const actionGlyphs: Readonly<Record<Exclude<ActionId, 'wear-mask'>, GlyphName>> = {
	'wash-hands': 'wash',
	'keep-distance': 'distance',
	'cover-cough': 'elbow',
	'stay-home': 'home',
	'big-party': 'party',
	'false-news': 'news',
	hoard: 'hoard'
};
