/** What games, dice and parts of a score are called here; words of a game are loaded when it turns up. */
import { isGame, loadWords, titleOf } from '../../games.ts';
import type { AnyGameWords } from '../../i18n/game-words.ts';
import type { HistoryWords } from '../../i18n/history/en.ts';
import type { Language } from '../../i18n/talk.ts';
import type { DiceSummary } from '../../statistics/dice.ts';
import type { DiceRowWords, ResultWords } from '../../statistics/rows.ts';

export interface Naming {
	readonly game: (id: string | null) => string;
	readonly part: (game: string, part: string) => string;
	readonly dice: (dice: DiceSummary) => string;
	readonly face: (dice: DiceSummary, face: number | string) => string;
	readonly date: (time: number) => string;
	/** "November 2026" from "2026-11". */
	readonly month: (month: string) => string;
	/** "67 %" */
	readonly share: (won: number, played: number) => string;
}

export async function namingOf(
	games: readonly string[],
	language: Language,
	words: HistoryWords
): Promise<Naming> {
	const known = games.filter(isGame);
	const loaded = new Map<string, AnyGameWords>(
		await Promise.all(known.map(async (id) => [id, await loadWords(id, language)] as const))
	);
	const ofDice = ({ game, kind }: DiceSummary) => loaded.get(game ?? '')?.dice?.[kind];
	const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
	const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
	const shares = new Intl.NumberFormat(language, { style: 'percent' });
	const game = (id: string | null): string =>
		id === null ? '' : isGame(id) ? titleOf(id, language).name : id;
	return {
		game,
		part: (id, part) => loaded.get(id)?.parts[part] ?? part,
		dice: (dice) => (dice.game === null ? words.ordinary : (ofDice(dice)?.name ?? dice.kind)),
		face: (dice, face) => ofDice(dice)?.faces[String(face)] ?? String(face),
		date: (time) => dates.format(time),
		month: (text) => {
			const [year = 0, month = 1] = text.split('-').map(Number);
			return months.format(new Date(year, month - 1, 1));
		},
		share: (won, played) => shares.format(played === 0 ? 0 : won / played)
	};
}

export const resultWords = (words: HistoryWords, naming: Naming): ResultWords => ({
	head: words.resultsHead,
	results: words.results,
	origin: words.origin,
	game: naming.game,
	part: naming.part
});

export const diceRowWords = (words: HistoryWords, naming: Naming): DiceRowWords => ({
	head: words.diceHead,
	everybody: words.everybody,
	game: naming.game,
	kind: naming.dice,
	face: naming.face
});
