/** A score as rows that can be read: each part, and the total where the rules know one. */
import type { AnyGameWords } from '../../i18n/game-words.ts';
import type { Talk } from '../../i18n/talk.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Score } from '../../table/record.ts';

export interface ScoreRow {
	readonly name: string;
	readonly values: readonly string[];
	readonly total: boolean;
}

export function scoreRows(
	game: AnyGame,
	score: Score,
	words: AnyGameWords,
	talk: Talk,
	total: string
): readonly ScoreRow[] {
	const said = (value: number | null | undefined): string =>
		value === null || value === undefined ? '–' : talk.number(value);
	const parts = Object.keys(score.scores[0]?.parts ?? {}).map((part) => ({
		name: words.parts[part] ?? part,
		values: score.scores.map((line) => said(line.parts[part])),
		total: false
	}));
	if (game.totals === 'none') return parts;
	return [...parts, { name: total, values: score.scores.map((line) => said(line.total)), total: true }];
}

/** The place of each line by its total, equal totals sharing one; none where nobody is ranked. */
export function placesOf(game: AnyGame, { scores }: Score): readonly number[] {
	if (game.totals === 'none' || scores.length < 2) return [];
	return scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
}
