/** Who is ahead of whom, where the rules know points. */
import type { AnyGame } from '../../table/game.ts';
import type { Score } from '../../table/record.ts';

/** Whether parts add up to something that ranks people. */
export const addsUp = (game: AnyGame, { scores }: Score): boolean =>
	game.totals !== 'none' && scores.every(({ by }) => by !== 'team');

/** The place of each line by its total, equal totals sharing one; none where nobody is ranked. */
export function placesOf(game: AnyGame, score: Score): readonly number[] {
	const { scores } = score;
	if (!addsUp(game, score) || scores.length < 2) return [];
	return scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
}
