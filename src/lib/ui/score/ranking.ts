/** Who is ahead of whom, where the rules know points. */
import type { AnyGame } from '../../table/game.ts';
import type { Score, ScoreLine } from '../../table/record.ts';

/** Whether parts add up to something that ranks people. */
export const addsUp = (game: AnyGame, { scores }: Score): boolean =>
	game.totals !== 'none' && scores.every(({ by }) => by !== 'team');

/** The place of each line by its total, equal totals sharing one; none where nobody is ranked. */
export function placesOf(game: AnyGame, score: Score): readonly number[] {
	const { scores } = score;
	if (!addsUp(game, score) || scores.length < 2) return [];
	return scores.map(({ total }) => 1 + scores.filter((other) => other.total > total).length);
}

/** What all have together, where the score says so; null where everybody's own numbers say it already. */
function togetherOf({ scores, group }: Score): ScoreLine | null {
	const [first] = scores;
	if (!group || !first) return null;
	const parts = Object.fromEntries(Object.keys(first.parts).map((part) => [part, group[part] ?? null]));
	const isSaid =
		scores.length === 1 &&
		Object.entries(parts).every(([part, value]) => (first.parts[part] ?? 0) === (value ?? 0));
	return isSaid ? null : { by: 'team', parts, total: 0 };
}

/** Everybody's numbers, and what they have together. Where more lies there than is anybody's, nothing is not known. */
export function linesOf(score: Score): readonly ScoreLine[] {
	const together = togetherOf(score);
	if (!together) return score.scores;
	const owned = (part: string): number =>
		score.scores.reduce((sum, line) => sum + (line.parts[part] ?? 0), 0);
	const isKnown = (part: string, value: number | null): boolean =>
		value !== 0 || owned(part) === together.parts[part];
	return [
		...score.scores.map((line) => ({
			...line,
			parts: Object.fromEntries(
				Object.entries(line.parts).map(([part, value]) => [part, isKnown(part, value) ? value : null])
			)
		})),
		together
	];
}
