/** The texts of the sheet by key; the words of each language say them. */
import type { Say, Values } from '../../table/record.ts';
import type { Box, Ink } from '../model.ts';
import { box, centred, ellipse, say, text, type TextStyle } from '../kit/draw.ts';

export type SheetText =
	| 'title'
	| 'subtitle'
	| 'notice'
	| 'name'
	| 'analysis'
	| 'analysisHint'
	| 'spikeHint'
	| 'analysisSquare'
	| 'shapes'
	| 'freeShape'
	| 'research'
	| 'researchHint'
	| 'researchSquare'
	| 'testing'
	| 'testingHint'
	| 'testingSquare'
	| 'curve'
	| 'curveHint'
	| 'curveSquare'
	| 'progress'
	| 'progressHint'
	| 'progressField'
	| 'bonusShape'
	| 'bonusNumber'
	| 'bonusOne'
	| 'extraDie'
	| 'goal'
	| 'setbackCircle'
	| 'setbackField';

export const words = (key: SheetText, values: Values = {}): Say => say(key, values);

/** Small print that explains, in points. */
export const hint: TextStyle = { size: 8, tone: 'soft' };

/** The number of an area in a disc, and its title. */
export const heading = (number: number | null, title: SheetText, { x, y }: Box): Ink[] => {
	const disc = box(x, y, 6, 6);
	const label = text(words(title), [number === null ? x : x + 8, y + 4.6], { face: 'caps', size: 13 });
	if (number === null) return [label];
	return [
		ellipse(disc, { fill: 'accent' }),
		centred(String(number), disc, { face: 'bold', size: 10, tone: 'paper' }),
		label
	];
};
