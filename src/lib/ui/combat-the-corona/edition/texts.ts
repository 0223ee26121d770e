/** The words of the editor. */
import type { EditionText } from '../../../i18n/games/combat-the-corona/words.ts';
import type { VirusLine } from '../../../sheets/combat-the-corona/lines.ts';
import type { Text as TextOf } from '../../edition/editor.ts';

export type Text = TextOf<EditionText>;

/** A virus line in plain words. */
export function readBack(text: Text, { id, level, life, attack, copies, name, ...card }: VirusLine): string {
	const signs = [
		...(card.shield ? [text('shield')] : []),
		...card.skills.map((skill) => text(skill)),
		...(card.group === 'normal' ? [] : [text(card.group)])
	];
	return text('readsAs', { id, level, life, attack, signs, copies, name: name ?? '' });
}
