/** The texts of the sheet by key; the words of each language say them. */
import type { Say, Values } from '../../table/record.ts';
import type { Box, Ink } from '../../table/sheet.ts';
import { box, centred, ellipse, icon, inset, rect, say, text, type TextStyle } from '../kit/draw.ts';
import type { IconName } from '../kit/icons.ts';
import type { Reward } from './facts.ts';

export type SheetText =
	| 'title'
	| 'subtitle'
	| 'notice'
	| 'ownNotice'
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

export const outline = { stroke: 'soft', weight: 0.3 } as const;

const rewardIcon: Readonly<Record<Reward, IconName>> = {
	shape: 'virus',
	number: 'bars',
	one: 'tube',
	extra: 'die'
};

/** What a row or a square gives, beside the row or in the square. */
export const rewardTab = (reward: Reward, at: Box, edge = 1.2): Ink[] => [
	rect(at, { fill: 'tint', radius: 1.6 }),
	icon(rewardIcon[reward], inset(at, edge), { fill: 'accent' })
];
