/** What stands in a cell, for somebody who cannot see it. */
import { labelInWords, type AnyGameWords } from '../../i18n/game-words.ts';
import type { PlayWords } from '../../i18n/play/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { Mark } from '../../table/record.ts';

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
					mark.pieces.map(({ letter, count = 1 }) => {
						const said = labelInWords(sheet, letter, talk);
						return count > 1 ? `${count} ${said}` : said;
					})
				);
			return common.marks[mark.kind];
		})
	);
}
