/** What can be painted: the letters of the facts, each with a name and a sign. */
import { icons } from '../../../sheets/kit/icons.ts';
import { glyphPath } from '../../../sheets/prototype-c19/glyphs.ts';
import type { Text } from '../../edition/editor.ts';
import type { Letter } from '../../edition/painted.ts';

const resources = [
	['E', 'explorer'],
	['A', 'analysis'],
	['R', 'rat'],
	['I', 'resistant'],
	['H', 'health'],
	['F', 'formula'],
	['B', 'biotech'],
	['S', 'free']
] as const;

export const resourceLetters = (text: Text): Letter[] =>
	resources.map(([letter, glyph]) => ({
		letter,
		path: glyphPath(glyph),
		name: text(`resource.${glyph}`),
		shown: letter
	}));

/** The same and nothing. */
export const gainLetters = (text: Text): Letter[] => [
	{ letter: '-', name: text('nothing'), shown: '–' },
	...resourceLetters(text)
];

export const healthLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('plainCell'), shown: '□', plain: true },
	{ letter: '-', name: text('noCell'), shown: '–' },
	...resourceLetters(text),
	...[2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({
		letter: String(times),
		name: text('timesCell', { times }),
		shown: `×${times}`
	}))
];

export const riskLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('individual'), path: glyphPath('person'), shown: '.' },
	{ letter: 'H', name: text('hospital'), path: glyphPath('hospital'), shown: 'H' },
	{ letter: '-', name: text('gap'), shown: '–' },
	{ letter: '>', name: text('entry'), path: glyphPath('arrow'), shown: '>' },
	{ letter: '+', name: text('shield'), path: glyphPath('resistant'), shown: '+' },
	{ letter: '*', name: text('bothEntries'), shown: '✱' }
];

export const shapeLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('notFilled'), shown: '·' },
	{ letter: 'X', name: text('filled'), path: icons.tile, shown: '■' }
];

/** What a box of the Formula multiplies by. */
export const timesLetters = [...'123456789'].map((letter) => ({
	letter,
	name: `×${letter}`,
	shown: `×${letter}`
}));

/** What a factor does to the number before it. */
export const signLetters = [
	{ letter: '=', name: '=' },
	{ letter: '+', name: '+' },
	{ letter: '-', name: '-' },
	{ letter: 'x', name: '×' },
	{ letter: '/', name: '÷' }
];
