import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { plain } from './sheet.ts';

/** „Rote“, „Gelbe“. */
const colourOf = (colour: unknown): string => {
	const word = plain(colour as Colour);
	return word.charAt(0).toUpperCase() + word.slice(1);
};

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `${colourOf(colour)} Würfel`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} ist hier`,
	cured: ({ colour }) => `${colourOf(colour)} Krankheit geheilt`,
	sample: ({ colour, player }, talk) =>
		`${colourOf(colour)} Proben unter Würfeln von ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `${colourOf(colour)} Proben ohne Würfel darauf`,
	current: 'Wessen Zug beginnt',
	player: ({ player }, talk) => talk.player(Number(player))
};
