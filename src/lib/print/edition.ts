/** A game as it is about to be printed: its sheet with the words of one language, in one kind of ink. */
import type { AnyGameWords } from '../i18n/game-words.ts';
import { inWords } from '../i18n/game-words.ts';
import type { PrintWords } from '../i18n/print/en.ts';
import type { Talk } from '../i18n/talk.ts';
import { inColour, inkSaver } from '../sheets/kit/tones.ts';
import type { Deck, Sheet } from '../sheets/model.ts';
import type { Paper } from './paper.ts';
import type { Hand } from './plate.ts';

export interface Edition {
	/** The name of the game in the language of the sheet. */
	readonly game: string;
	readonly sheet: Sheet;
	readonly decks: readonly Deck[];
	readonly words: AnyGameWords;
	readonly print: PrintWords;
	readonly talk: Talk;
	readonly paper: Paper;
	readonly ink: 'colour' | 'saver';
	/** Opens the app at this game and layout. */
	readonly link: string;
}

export const handOf = ({ sheet, ink, words, talk }: Edition): Hand => ({
	inks: ink === 'saver' ? inkSaver : inColour(sheet.accent.light),
	words: (label) => (typeof label === 'string' ? label : inWords(words.sheet, label, talk))
});
