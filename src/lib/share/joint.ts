/** The ranking of a joint table. */
import type { AnyGame } from '../table/game.ts';
import type { ScoreLine } from '../table/record.ts';

export interface Ranked {
	/** Equal totals share a place. */
	readonly place: number;
	readonly line: ScoreLine;
}

export function ranking(game: AnyGame, state: unknown): readonly Ranked[] {
	const lines = [...game.score(state).scores].sort((a, b) => b.total - a.total);
	return lines.map((line) => ({ line, place: 1 + lines.filter(({ total }) => total > line.total).length }));
}
