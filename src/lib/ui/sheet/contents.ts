/** What stands in a cell, for somebody who cannot see it. */
import { labelInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { Mark, Piece } from '../../table/record.ts';

/** With its colour in words: a letter alone says nothing. */
function pieceOf({ tone, count = 1 }: Piece, letter: string, { tones }: PlayWords): string {
	const colour = (tones as Readonly<Record<string, string>>)[tone];
	const sign = colour === undefined ? letter : letter === '' ? colour : `${letter} (${colour})`;
	return count > 1 ? `${count} ${sign}` : sign;
}

export function contentsOf(
	marks: readonly Mark[],
	{ sheet }: Pick<AnyGameWords, 'sheet'>,
	common: PlayWords,
	talk: Talk
): string {
	if (marks.length === 0) return common.empty;
	return talk.and(
		marks.map((mark) => {
			if (mark.kind === 'write') return mark.strike ? common.struck({ text: mark.text }) : mark.text;
			if (mark.kind === 'pieces')
				return talk.and(
					mark.pieces.map((piece) => pieceOf(piece, labelInWords(sheet, piece.letter, talk), common))
				);
			return common.marks[mark.kind];
		})
	);
}
