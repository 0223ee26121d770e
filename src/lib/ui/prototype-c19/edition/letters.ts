/** What can be painted: the letters of the facts, each with a name and a sign. */
import type { GlyphName } from '../../../sheets/prototype-c19/glyphs.ts';

export interface Letter {
	readonly letter: string;
	readonly name: string;
	readonly glyph?: GlyphName;
	/** Where no drawing says it better. */
	readonly shown: string;
}

type Text = (key: string, values?: Record<string, number | string>) => string;

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
	resources.map(([letter, glyph]) => ({ letter, glyph, name: text(`resource.${glyph}`), shown: letter }));

/** The same and nothing. */
export const gainLetters = (text: Text): Letter[] => [
	{ letter: '-', name: text('nothing'), shown: '–' },
	...resourceLetters(text)
];

export const healthLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('plainCell'), shown: '□' },
	{ letter: '-', name: text('noCell'), shown: '–' },
	...resourceLetters(text),
	...[2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({
		letter: String(times),
		name: text('timesCell', { times }),
		shown: `×${times}`
	}))
];

export const riskLetters = (text: Text): Letter[] => [
	{ letter: '.', name: text('individual'), glyph: 'person', shown: '.' },
	{ letter: 'H', name: text('hospital'), glyph: 'hospital', shown: 'H' },
	{ letter: '-', name: text('gap'), shown: '–' },
	{ letter: '>', name: text('entry'), glyph: 'arrow', shown: '>' },
	{ letter: '+', name: text('shield'), glyph: 'resistant', shown: '+' },
	{ letter: '*', name: text('bothEntries'), shown: '✱' }
];
