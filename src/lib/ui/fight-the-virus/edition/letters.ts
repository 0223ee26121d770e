/** What can be painted on this sheet, each with a name and a sign. */
import { icons } from '../../../sheets/kit/icons.ts';
import type { Text } from '../../edition/editor.ts';
import type { Letter } from '../../edition/painted.ts';

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

/** What a row or a research number can give, drawn as on the sheet. */
export const rewardLetters = (text: Text): Letter[] =>
	(
		[
			['S', 'rewardShape', 'virus'],
			['N', 'rewardNumber', 'bars'],
			['1', 'rewardOne', 'tube'],
			['+', 'rewardExtra', 'die']
		] as const
	)
		.map(([letter, key, icon]): Letter => ({ letter, name: text(key), shown: letter, path: icons[icon] }))
		.concat({ letter: '-', name: text('nothing'), shown: '–' });
