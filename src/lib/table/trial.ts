/** Trial games: a simple sensible player plays alone, so that two editions can be compared. It looks one move ahead. */
import { seeded } from './chance.ts';
import type { AnyGame } from './game.ts';
import type { Edition, Move, Random } from './record.ts';

/** What a game tells about its trial games. */
export interface Trial<State = unknown> {
	/** Whether a game is won or lost, or gives points. */
	readonly measure: 'wins' | 'points';
	/** How good a simple sensible player thinks this is. */
	worth(state: State): number;
	/** 1 for a win and 0 for none, or the points. */
	result(state: State): number;
	/** How long it took: turns where a game may be short or long, else moves. */
	length(state: State, moves: number): number;
	/** Whether nothing can be reached any more. */
	isHopeless(state: State): boolean;
}

export interface TrialGame {
	readonly result: number;
	readonly length: number;
}

/** No game of these is that long. */
const MOST_MOVES = 1200;
/** Of each kind of move so many are looked at. */
const LOOKED_AT = 24;

function some(moves: readonly Move[], random: Random): readonly Move[] {
	const verbs = [...new Set(moves.map(({ do: verb }) => verb))];
	return verbs.flatMap((wanted) => {
		const alike = moves.filter(({ do: verb }) => verb === wanted);
		if (alike.length <= LOOKED_AT) return alike;
		// every so-many-th, from anywhere on: as good a sample, and cheaper than drawing lots
		const step = alike.length / LOOKED_AT;
		const from = random() * step;
		return alike.filter((_, at) => Math.floor((at + from) / step) !== Math.floor((at + from - 1) / step));
	});
}

/** The move that is worth most; of several as good as one another, any. */
function best(
	game: AnyGame,
	trial: Trial,
	state: unknown,
	random: Random
): { move: Move; worth: number } | null {
	let found: { move: Move; worth: number } | null = null;
	for (const move of some(game.moves(state), random)) {
		const worth = trial.worth(game.apply(state, move)) + random() * 0.01;
		if (!found || worth > found.worth) found = { move, worth };
	}
	return found;
}

function rolled(game: AnyGame, state: unknown, random: Random): Move | null {
	for (const awaited of game.awaits(state)) {
		const move = game.chance(state, awaited, random);
		if (move) return move;
	}
	return null;
}

export function playTrial(game: AnyGame, trial: Trial, edition: Edition, random: Random): TrialGame {
	let state = game.start({ players: ['1'], options: {}, sheet: edition });
	let moves = 0;
	while (moves < MOST_MOVES && !game.over(state) && !trial.isHopeless(state)) {
		const wish = best(game, trial, state, random);
		const throws = wish && wish.worth > trial.worth(state) ? null : rolled(game, state, random);
		const move = throws ?? wish?.move;
		if (!move) break;
		state = game.apply(state, move);
		moves++;
	}
	return { result: trial.result(state), length: trial.length(state, moves) };
}

/** What many games come to. */
export interface Average {
	/** How often of all games it was won, or the points on average. */
	readonly result: number;
	/** Of a won game, or of any where there are points; null when there is none. */
	readonly length: number | null;
}

export function averageOf({ measure }: Trial, games: readonly TrialGame[]): Average {
	const mean = (numbers: readonly number[]): number =>
		numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
	const counted = measure === 'wins' ? games.filter(({ result }) => result > 0) : games;
	return {
		result: mean(games.map(({ result }) => result)),
		length: counted.length === 0 ? null : mean(counted.map(({ length }) => length))
	};
}

/** An edition beside the app's own, as far as games were played. */
export interface Comparison {
	readonly measure: Trial['measure'];
	/** So many on each of the two. */
	readonly games: number;
	readonly mine: Average;
	readonly ours: Average;
}

/** So many games on each, one on this and one on ours with the same luck: what they come to is told after each pair. */
export function* compared(
	game: AnyGame,
	trial: Trial,
	edition: Edition,
	most: number
): Generator<Comparison, void> {
	const mine: TrialGame[] = [];
	const ours: TrialGame[] = [];
	for (let seed = 0; seed < most; seed++) {
		mine.push(playTrial(game, trial, edition, seeded(seed)));
		ours.push(playTrial(game, trial, 'standard', seeded(seed)));
		yield {
			measure: trial.measure,
			games: mine.length,
			mine: averageOf(trial, mine),
			ours: averageOf(trial, ours)
		};
	}
}
