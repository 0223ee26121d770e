/** What is counted of one table, once a revision. No names in it: those stay with the table. */
import { pips } from '../table/die.ts';
import { stateOf, type Line } from '../table/engine.ts';
import type { Ending } from '../table/record.ts';

/** Grows when something else is counted: what was kept before is counted anew. */
export const COUNTING = 1;

export interface FaceCount {
	readonly face: number | string;
	readonly count: number;
	/** How often fair dice would have shown it, in the long run. */
	readonly expected: number;
}

/** Dice of one kind that one player (or nobody in particular) rolled. */
export interface DiceCount {
	readonly kind: string;
	readonly by: number | null;
	readonly faces: readonly FaceCount[];
}

export interface CountedScore {
	readonly by: number;
	readonly total: number;
	readonly parts: Readonly<Record<string, number | null>>;
}

export interface Counted {
	readonly over: boolean;
	readonly how: Ending['how'] | null;
	readonly together: boolean;
	readonly winners: readonly number[];
	/** Points, where the rules know any: they rank people and can be compared from game to game. */
	readonly scores: readonly CountedScore[];
	readonly moves: number;
	readonly dice: readonly DiceCount[];
}

function diceOf({ game, moves, states }: Line): DiceCount[] {
	const found = new Map<
		string,
		{ kind: string; by: number | null; faces: Map<number | string, FaceCount> }
	>();
	const note = (
		faces: Map<number | string, FaceCount>,
		face: number | string,
		add: Partial<FaceCount>
	): void => {
		const { count, expected } = faces.get(face) ?? { count: 0, expected: 0 };
		faces.set(face, { face, count: count + (add.count ?? 0), expected: expected + (add.expected ?? 0) });
	};
	for (const [at, move] of moves.entries()) {
		for (const { kind, face, by = null, of = pips } of game.faces(states[at], move)) {
			const key = `${by ?? ''} ${kind}`;
			const dice = found.get(key) ?? { kind, by, faces: new Map<number | string, FaceCount>() };
			found.set(key, dice);
			for (const one of of) note(dice.faces, one, { expected: 1 / of.length });
			note(dice.faces, face, { count: 1 });
		}
	}
	return [...found.values()].map(({ kind, by, faces }) => ({ kind, by, faces: [...faces.values()] }));
}

function scoresOf({ game }: Line, state: unknown): CountedScore[] {
	if (game.totals === 'none') return [];
	return game
		.score(state)
		.scores.flatMap(({ by, total, parts }) => (by === 'team' ? [] : [{ by, total, parts }]));
}

export function countOf(line: Line): Counted {
	const { game, moves } = line;
	const state = stateOf(line);
	const over = game.over(state);
	const ending = over ? game.ending?.(state) : undefined;
	return {
		over,
		how: ending?.how ?? null,
		together: ending?.together ?? false,
		winners: ending?.winners ?? [],
		scores: over ? scoresOf(line, state) : [],
		moves: moves.length,
		dice: diceOf(line)
	};
}
