/** Plays a game at random: what the table would roll comes from `chance`, everything else from `moves`. */
import { begin, extend, stateOf, type Line } from '../src/lib/table/engine.ts';
import type { AnyGame } from '../src/lib/table/game.ts';
import type { Move, Options, Random, Setup } from '../src/lib/table/record.ts';

const pick = <T>(from: readonly T[], random: Random): T | undefined =>
	from[Math.floor(random() * from.length)];

/** So many players, or as many as the components of the game are enough for. */
function seated(game: AnyGame, most: number): readonly string[] {
	const players = Array.from({ length: most }, (_, seat) => `P${seat + 1}`);
	return game.misfit?.({ players, options: {} }) ? seated(game, most - 1) : players;
}

/** Players, rulings and the plain options at random; the defaults in every other game. */
export function randomSetup(game: AnyGame, random: Random): Setup {
	const { min, max } = game.players;
	const players = seated(game, min + Math.floor(random() * (max - min + 1)));
	if (random() < 0.5) return { players, options: {} };
	const rulings = Object.fromEntries(
		game.rulings.map(({ id, answers }) => [id, pick(answers, random) ?? 'a'])
	);
	const chosen: Record<string, unknown> = { rulings };
	for (const field of game.options) {
		if (field.kind === 'choice') chosen[field.name] = pick(field.values, random);
		if (field.kind === 'sheets' && random() < 0.3) chosen[field.name] = [0];
	}
	const options = chosen as Options;
	return { players, options };
}

/** One random legal move, or null when nothing is awaited any more. */
export function randomMove(game: AnyGame, state: unknown, random: Random): Move | null {
	const awaited = pick(game.awaits(state), random);
	if (!awaited) return null;
	const made = game.chance(state, awaited, random);
	if (made) return made;
	const wanted = game.moves(state).filter((move) => move.do === awaited.do && move.by === awaited.by);
	return pick(wanted, random) ?? pick(game.moves(state), random) ?? null;
}

export function randomGame(game: AnyGame, setup: Setup, random: Random, mostMoves: number): Line {
	let line = begin(game, setup);
	while (line.moves.length < mostMoves) {
		const state = stateOf(line);
		if (game.over(state)) break;
		const move = randomMove(game, state, random);
		if (!move) throw new Error(`${game.id}: nothing can be done, and the game is not over`);
		line = extend(line, move);
	}
	return line;
}
