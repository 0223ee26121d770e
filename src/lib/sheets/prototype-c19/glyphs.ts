/** Drawings for the resources, made for this app, in a square of 24 by 24 units; even-odd. */
import type { Box, Ink, Tone } from '../../table/sheet.ts';
import { icons } from '../kit/icons.ts';
import type { Resource } from './kinds.ts';

export const glyphs = {
	explorer:
		'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 4.2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6zM17 7l-3 7-7 3 3-7zM12 10.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4z',
	analysis:
		'M10 2a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM10 4.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6zM16.8 15.2l5.4 5.4-1.6 1.6-5.4-5.4zM9 6.8h2V9h2.2v2H11v2.2H9V11H6.800V9H9z',
	rat: 'M2.500 17.500C2 11.500 6.500 8 12 8c0.900 0 1.800 0.100 2.600 0.300A2.800 2.800 0 1 1 19.400 10.800L22.600 14.600C23.200 15.400 22.800 16.500 21.800 16.500H6C4.800 16.500 4 17.200 4 18.200C4 19.200 4.800 20 6 20H12V21.800H6C4 21.800 2.500 20.300 2.500 17.500zM18.500 12a0.900 0.900 0 1 0 0 1.800a0.900 0.900 0 1 0 0-1.800z',
	resistant:
		'M12 1.500l9 3v7c0 5-4 8.700-9 11c-5-2.300-9-6-9-11v-7zM12 5.500a2.400 2.400 0 1 0 0 4.800a2.400 2.400 0 1 0 0-4.800zM7.200 17c0-3.200 2-5.200 4.800-5.200s4.800 2 4.800 5.200z',
	health:
		'M12 21.500C5 16 2 12.400 2 8.300A5.200 5.200 0 0 1 12 6.500A5.200 5.200 0 0 1 22 8.300c0 4.100-3 7.700-10 13.200zM11 8.500v2.500H8.500v2H11v2.500h2V13h2.500v-2H13V8.500z',
	formula:
		'M9 2h6v2h-1v5.500l5.600 9.300A2.100 2.100 0 0 1 17.800 22H6.200a2.100 2.100 0 0 1-1.800-3.200L10 9.500V4H9zM11 6v4.100L9.200 13h5.600L13 10.100V6z',
	biotech:
		'M12 1.500l9.100 5.250v10.500L12 22.500l-9.100-5.250v-10.500zM12 4.100L5.150 8.050v7.900L12 19.900l6.850-3.950v-7.900zM12 8.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 1 0 0-7.600z',
	free: 'M7.500 1.500h9v2.200h-1.200V19a3.300 3.300 0 0 1-6.600 0V3.700H7.500zM10.900 3.700V10h2.200V3.700z',
	person:
		'M12 3a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9zM3.500 22c0-5.500 3.500-8.500 8.500-8.500s8.500 3 8.500 8.500z',
	arrow: 'M2 9.500h11V4.500l9 7.500-9 7.500v-5H2z',
	virus: icons.virus,
	hospital: icons.hospital
} as const satisfies Readonly<Record<Resource | 'person' | 'arrow' | 'virus' | 'hospital', string>>;

export type GlyphName = keyof typeof glyphs;

/** For controls that draw the same signs. */
export const glyphPath = (name: GlyphName): string => glyphs[name];

export const glyph = (name: GlyphName, box: Box, fill: Tone = 'ink'): Ink => ({
	kind: 'path',
	d: glyphs[name],
	box,
	fill
});
