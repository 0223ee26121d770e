import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { names } from './sheet.ts';

const colourOf = (colour: unknown): string => names.colours[colour as Colour];

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `Dice, ${colourOf(colour)}`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} is here`,
	cured: ({ colour }) => `Cured: ${colourOf(colour)}`,
	sample: ({ colour, player }, talk) =>
		`Samples, ${colourOf(colour)}, under dice of ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `Samples, ${colourOf(colour)}, with no die on them`,
	current: 'Whose turn begins',
	player: ({ player }, talk) => talk.player(Number(player)),
	'field.current': 'Whose turn begins, counted from 0',
	'field.rate': 'Space of the rate marker',
	'field.outbreaks': 'Outbreaks',
	'field.cured': 'Cured diseases',
	'field.regions': 'Regions 1 to 6: dice red, yellow, blue, black',
	'field.centre': 'Treatment centre: the same',
	'field.cdc': 'CDC: the same',
	'field.samples': ({ player }, talk) => `Samples of ${talk.player(Number(player))}`,
	'field.red': 'Red: whose die lies on each, from 0',
	'field.yellow': 'Yellow: whose die lies on each, from 0',
	'field.blue': 'Blue: whose die lies on each, from 0',
	'field.black': 'Black: whose die lies on each, from 0',
	'field.pawns': 'Regions of the pawns',
	'field.open': 'Events that lie open',
	'field.used': 'Events that were used',
	'field.turn': 'Turn',
	'field.skip': 'Nothing is drawn in the next infect step',
	'field.change': 'More or fewer dice in the next infect step',
	'field.bonus': 'Points added to the cure roll',
	'field.prevent': ({ at }) => `Prevented outbreak ${String(at)}`,
	'field.excess': 'Where the dice above three go',
	'field.until': 'How long it waits',
	'field.free': 'A special power may be used in this turn'
};
