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
	player: ({ player }, talk) => talk.player(Number(player))
};
