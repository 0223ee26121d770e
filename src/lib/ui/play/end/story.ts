/** The story of a game against each other in three sentences: who was ahead, what turned it, and which part decided it. */
import type { Line } from '../../../table/engine.ts';
import type { Score } from '../../../table/record.ts';
import type { Turning } from './ending.ts';

export type Sentence =
	| { readonly kind: 'behind'; readonly rival: number; readonly points: number }
	| { readonly kind: 'neverBehind' }
	| { readonly kind: 'turned'; readonly at: number; readonly points: number }
	| {
			readonly kind: 'decided';
			readonly part: string;
			readonly rival: number;
			readonly own: number;
			readonly theirs: number;
	  };

/** The best of the others; the first of them when several are level. */
function rivalIn({ scores }: Score, winner: number): number | null {
	let best: { readonly by: number; readonly total: number } | null = null;
	for (const { by, total } of scores)
		if (by !== 'team' && by !== winner && (best === null || total > best.total)) best = { by, total };
	return best?.by ?? null;
}

/** The part in which the winner was furthest ahead of the best of the others. */
export function againstRival(score: Score, winner: number): readonly Sentence[] {
	const rival = rivalIn(score, winner);
	const partsOf = (seat: number | null) => score.scores.find(({ by }) => by === seat)?.parts ?? {};
	const theirs = partsOf(rival);
	const [most] = Object.entries(partsOf(winner))
		.map(([part, own]) => ({ part, own: own ?? 0, theirs: theirs[part] ?? 0 }))
		.sort((a, b) => b.own - b.theirs - (a.own - a.theirs));
	return rival === null || !most || most.own <= most.theirs ? [] : [{ kind: 'decided', rival, ...most }];
}

export function storyOf(
	{ game, states }: Line,
	{ leads, at, gain }: Turning,
	winner: number
): readonly Sentence[] {
	const lowest = Math.min(...leads);
	const then = states[leads.indexOf(lowest)];
	const rival = lowest < 0 ? rivalIn(game.score(then), winner) : null;
	return [
		rival === null ? { kind: 'neverBehind' } : { kind: 'behind', rival, points: -lowest },
		{ kind: 'turned', at, points: gain },
		...againstRival(game.score(states[states.length - 1]), winner)
	];
}
