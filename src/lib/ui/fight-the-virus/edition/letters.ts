/** What can be painted on this sheet, each with a name and a sign. */
import { icons } from '../../../sheets/kit/icons.ts';
import type { Letter } from '../../edition/painted.ts';

type Text = (key: string) => string;

export const virusLetters = (text: Text): Letter[] => [
	{ letter: 'o', name: text('square'), shown: '□', plain: true },
	{ letter: 's', name: text('spike'), shown: '◎', path: icons.spike },
	{ letter: '.', name: text('outside'), shown: '·' }
];

export const shapeLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('notFilled'), shown: '·' },
	{ letter: 'x', name: text('filled'), shown: '■', path: icons.tile }
];

export const curveLetters = (text: Text): Letter[] => [
	{ letter: '-', name: text('plain'), shown: '□', plain: true },
	{ letter: 'R', name: text('red'), shown: 'R', path: icons.flag, red: true },
	{ letter: '+', name: text('extra'), shown: '+', path: icons.die },
	{ letter: '*', name: text('both'), shown: '⚑+', red: true },
	{ letter: '.', name: text('outside'), shown: '·' }
];

/** What a row or a research number can give. */
export const rewardLetters = (text: Text): Letter[] =>
	[
		['-', 'nothing'],
		['S', 'rewardShape'],
		['N', 'rewardNumber'],
		['1', 'rewardOne'],
		['+', 'rewardExtra']
	].map(([letter = '-', key = 'nothing']) => ({ letter, name: text(key), shown: letter }));
