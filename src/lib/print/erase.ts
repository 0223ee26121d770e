/** For a sheet under film that is wiped off again: strong lines, and nothing coloured under what is marked. */
import { WHITE } from '../sheets/kit/tones.ts';
import { lightness } from './beneath.ts';
import type { Drawn } from './plate.ts';

/** The least width of a line, in mm, and how much stronger the others become. */
const [LEAST, STRONGER] = [0.4, 1.5];
/** From here on a surface is a wash. */
const WASH = 0.75;

export const forErasing = (drawn: readonly Drawn[]): readonly Drawn[] =>
	drawn.map((mark) => {
		if (mark.kind === 'text') return mark;
		const surface = mark.kind === 'rect' || mark.kind === 'ellipse';
		return {
			...mark,
			fill: surface && mark.fill && lightness(mark.fill) > WASH ? WHITE : mark.fill,
			weight: mark.stroke ? Math.max(LEAST, mark.weight * STRONGER) : mark.weight
		};
	});
