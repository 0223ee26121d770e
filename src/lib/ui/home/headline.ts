/** What a table in progress is about just now: a roll that waits to be used, or whose turn it is. */
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { TableSummary } from '../../store/list.ts';

/** Null where it is nobody's turn in particular. */
export function headlineOf(
	{ last, next, players }: TableSummary,
	words: ShelfWords,
	talk: Talk
): string | null {
	const { rolled } = last;
	if (rolled && rolled.by < players.length)
		return words.rolled({ name: talk.player(rolled.by), dice: talk.and(rolled.faces.map(String)) });
	return next === null || next >= players.length ? null : words.next({ name: talk.player(next) });
}
