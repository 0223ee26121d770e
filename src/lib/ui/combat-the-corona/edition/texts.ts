/** The words of the editor, found in the words of the game. */
import type { EditionText, EditionWords } from '../../../i18n/games/combat-the-corona/words.ts';
import type { AnyGameWords } from '../../../i18n/game-words.ts';
import type { Talk } from '../../../i18n/talk.ts';
import type { VirusLine } from '../../../sheets/combat-the-corona/lines.ts';
import type { Values } from '../../../table/record.ts';

export type Text = (key: EditionText, values?: Values) => string;

export const textsOf = (words: AnyGameWords, talk: Talk): Text => {
	const known = words.edition as EditionWords;
	return (key, values = {}) => {
		const phrase = known[key];
		return typeof phrase === 'string' ? phrase : phrase(values, talk);
	};
};

/** A virus line in plain words. */
export function readBack(text: Text, { id, level, life, attack, copies, name, ...card }: VirusLine): string {
	const signs = [
		...(card.shield ? [text('shield')] : []),
		...card.skills.map((skill) => text(skill)),
		...(card.group === 'normal' ? [] : [text(card.group)])
	];
	return text('readsAs', { id, level, life, attack, signs, copies, name: name ?? '' });
}
