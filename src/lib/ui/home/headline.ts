/** What a table in progress is about just now: a roll that waits to be used, or whose turn it is. */
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { TableSummary } from '../../store/list.ts';

/** Null where nothing is known of it. */
export function headlineOf(
	{ last, next, players }: TableSummary,
	words: ShelfWords,
	talk: Talk
): string | null {
	const { rolled } = last;
	if (rolled && rolled.by < players.length)
		return words.rolled({ name: talk.player(rolled.by), dice: talk.and(rolled.faces.map(String)) });
	const seat = next ?? (players.length === 1 ? 0 : null);
	if (seat === null) return players.length === 0 ? null : words.everybody;
	return seat < players.length ? words.next({ name: talk.player(seat) }) : null;
}

/** How far it is. */
export function soFarOf({ last, length }: TableSummary, words: ShelfWords, talk: Talk): string {
	const { round, turn } = last;
	if (round !== undefined) return words.round({ round });
	return turn === undefined ? words.moves({ count: length }, talk) : words.turn({ turn });
}

/** Null where nobody is ahead of anybody. */
export function leaderOf(
	{ last: { leads }, players }: TableSummary,
	words: ShelfWords,
	talk: Talk
): string | null {
	return leads === undefined || leads >= players.length ? null : words.leads({ name: talk.player(leads) });
}
