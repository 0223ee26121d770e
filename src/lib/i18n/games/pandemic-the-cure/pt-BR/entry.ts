import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { forms } from './sheet.ts';

const formsOf = (colour: unknown) => forms[colour as Colour];

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `Dados ${formsOf(colour).dice}`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} está aqui`,
	cured: ({ colour }) => `Doença ${formsOf(colour).disease}, curada`,
	sample: ({ colour, player }, talk) =>
		`Amostras ${formsOf(colour).samples} sob dados de ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `Amostras ${formsOf(colour).samples} sem dado em cima`,
	current: 'De quem é o próximo turno',
	player: ({ player }, talk) => talk.player(Number(player))
};
