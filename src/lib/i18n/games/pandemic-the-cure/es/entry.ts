import type { EntryText } from '../../../../validators/pandemic-the-cure/entry.ts';
import type { EntryWords } from '../../../game-words.ts';
import type { Colour } from '../../../../sheets/pandemic-the-cure/pieces.ts';
import { forms } from './sheet.ts';

const formsOf = (colour: unknown) => forms[colour as Colour];

export const entry: EntryWords<EntryText> = {
	dice: ({ colour }) => `Dados ${formsOf(colour).dice}`,
	pawn: ({ player }, talk) => `${talk.player(Number(player))} está aquí`,
	cured: ({ colour }) => `Enfermedad ${formsOf(colour).disease}, curada`,
	sample: ({ colour, player }, talk) =>
		`Muestras ${formsOf(colour).samples} bajo dados de ${talk.player(Number(player))}`,
	sampleUncovered: ({ colour }) => `Muestras ${formsOf(colour).samples} sin dado encima`,
	current: 'Quién empieza su turno',
	player: ({ player }, talk) => talk.player(Number(player))
};
