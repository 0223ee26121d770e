/** A game as it is about to be printed: the sheet of one edition with the words of one language, in one kind of ink. */
import type { Aid } from '../i18n/aid.ts';
import type { AnyGameWords } from '../i18n/game-words.ts';
import { labelInWords } from '../i18n/game-words.ts';
import type { PrintWords } from '../i18n/print/en.ts';
import type { Talk } from '../i18n/talk.ts';
import { inColour } from '../sheets/kit/tones.ts';
import { withoutSoftHyphens } from '../sheets/kit/type.ts';
import type { Deck, Label, Sheet } from '../table/sheet.ts';
import type { CodeOf, EditionCodes } from './address.ts';
import type { Example } from './example.ts';
import type { Paper } from './paper.ts';
import type { Hand } from './plate.ts';
import type { PrintedEdition } from './source.ts';

export interface Matter {
	/** The name of the game in the language of the sheet. */
	readonly game: string;
	readonly edition: PrintedEdition;
	/** That a table was copied from paper or corrected: it stands on every page of it. */
	readonly note?: string;
	readonly sheet: Sheet;
	readonly decks: readonly Deck[];
	readonly words: AnyGameWords;
	readonly aid: Aid;
	/** A sheet as it looks in the middle of a game, where somebody has played one on this edition. */
	readonly example?: Example;
	readonly print: PrintWords;
	readonly talk: Talk;
	readonly paper: Paper;
	/** In colour, in greys, or for a film that is wiped off again. */
	readonly ink: 'colour' | 'grey' | 'erase';
	readonly code: CodeOf;
	/** An own edition itself, for pages that have room for it. */
	readonly whole?: EditionCodes;
}

export const handOf = ({ sheet, words, talk }: Matter): Hand => ({
	inks: inColour(sheet.accent.light),
	words: (label) => labelInWords(words.sheet, label, talk)
});

/** A title on one line: nothing in it may break. */
export const titled = (matter: Matter, label: Label): string =>
	withoutSoftHyphens(handOf(matter).words(label));
