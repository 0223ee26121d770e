/** How a finished table ended, in words: facts are kept, and worded in the language of the moment. */
import type { ShelfWords } from '../../i18n/shelf/en.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { TableSummary } from '../../store/list.ts';

/** "132 : 118", the winners' first. */
const pointsOf = (totals: readonly number[], talk: Talk): string =>
	[...totals]
		.sort((a, b) => b - a)
		.map((total) => talk.number(total))
		.join(' : ');

/** Null where nothing is known of its end. */
export function resultIn({ result, players }: TableSummary, words: ShelfWords, talk: Talk): string | null {
	if (!result) return null;
	const { how, winners, together, totals, round, turn } = result;
	if (how === 'stopped') return words.result.stopped;
	if (how === 'lost') return together ? words.result.lost({ round, turn }) : words.result.nobody;
	if (together || winners.length === 0) return words.result.together({ round, turn });
	const [only] = totals ?? [];
	if (players.length === 1 && only !== undefined)
		return words.result.alone({ name: talk.player(0), points: only }, talk);
	const names = talk.and(winners.map((by) => talk.player(by)));
	const points = totals && totals.length > 1 ? pointsOf(totals, talk) : null;
	return words.result.won({ names, count: winners.length, points });
}
