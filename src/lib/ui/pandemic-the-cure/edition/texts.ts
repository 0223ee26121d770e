/** The words of the editor, found in the words of the game. */
import type { EditionText } from '../../../i18n/games/pandemic-the-cure/words.ts';
import { inWords, type AnyGameWords } from '../../../i18n/game-words.ts';
import type { Talk } from '../../../i18n/talk.ts';
import type { Values } from '../../../table/record.ts';

export type Text = (key: EditionText, values?: Values) => string;

export const textsOf =
	(words: AnyGameWords, talk: Talk): Text =>
	(key, values = {}) =>
		inWords(words.edition ?? {}, { key, values }, talk);
