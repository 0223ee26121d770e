/** For a sheet under film that is wiped off again: strong lines, and nothing coloured under what is marked. */
import { WHITE, type Colour } from '../sheets/kit/tones.ts';
import { lightness } from './beneath.ts';
import type { Box } from '../table/sheet.ts';
import type { Drawn } from './plate.ts';

/** The least width of a line, in mm, and how much stronger the others become. */
const [LEAST, STRONGER] = [0.4, 1.5];
/** From here on a surface is a wash, which goes; where it is so large that something is written or lies there, in mm, a line stays. */
const [WASH, PLACE] = [0.75, 8];
const EDGE: Colour = [0.6, 0.63, 0.68];

const light = (fill: Colour | null): boolean => fill !== null && lightness(fill) > WASH;

/** Where something is put and only its colour said so. */
const isPlace = ({ fill, stroke, box }: { fill: Colour | null; stroke: Colour | null; box: Box }): boolean =>
	fill !== null && lightness(fill) < 0.99 && !stroke && Math.min(box.width, box.height) > PLACE;

export const forErasing = (drawn: readonly Drawn[]): readonly Drawn[] =>
	drawn.map((mark) => {
		if (mark.kind === 'text') return mark;
		const weight = mark.stroke ? Math.max(LEAST, mark.weight * STRONGER) : mark.weight;
		if ((mark.kind !== 'rect' && mark.kind !== 'ellipse') || !light(mark.fill)) return { ...mark, weight };
		if (isPlace(mark)) return { ...mark, fill: WHITE, stroke: EDGE, weight: LEAST };
		return { ...mark, fill: WHITE, weight };
	});
