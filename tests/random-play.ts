/** Plays a game at random: what the table would roll comes from `chance`, everything else from `moves`. */
import { begin, extend, stateOf, type Line } from '../src/lib/table/engine.ts';
import { pick } from '../src/lib/rulebook/variants.ts';
import type { AnyGame, OptionField } from '../src/lib/table/game.ts';
import { parseSetup } from '../src/lib/table/parse.ts';
import type { Edition, Facts, Move, Random, Setup } from '../src/lib/table/record.ts';

const between = (min: number, max: number, random: Random): number =>
	min + Math.floor(random() * (max - min + 1));

/** One value that the set-up screen could hand on; undefined leaves the option out. */
function randomOption(field: OptionField, players: number, random: Random): unknown {
	const some = <T>(values: readonly T[]): T[] => values.filter(() => random() < 0.5);
	switch (field.kind) {
		case 'choice':
			return pick(field.values, random);
		case 'number':
			return between(field.min, Math.min(field.max, field.min + 40), random);
		case 'switch':
			return random() < 0.5;
		case 'player':
			return between(0, players - 1, random);
		case 'several':
			return some(field.values);
		case 'perPlayer':
			return [...field.values].sort(() => random() - 0.5).slice(0, players);
		case 'numbers':
			return field.values.map(() => between(field.min, Math.min(field.max, field.min + 4), random));
		case 'seats': {
			const rollers = some(Array.from({ length: Math.min(4, players) }, (_, seat) => seat));
			return Array.from({ length: players }, (_, seat) =>
				rollers.includes(seat) ? seat : (pick(rollers, random) ?? seat)
			);
		}
		case 'sheets':
			return some(Array.from({ length: players }, (_, seat) => seat));
		case 'own':
			return undefined;
	}
}

/** Players, rulings and every option at random, as far as they go together; the defaults in every other game. */
export function randomSetup(game: AnyGame, random: Random, facts: Facts | null = null): Setup {
	const { min, max } = game.players;
	const sheet: Edition = facts ? { name: 'At random', facts } : 'standard';
	const names = (length: number) => Array.from({ length }, (_, seat) => `P${seat + 1}`);
	const players = names(between(min, Math.min(max, 6), random));
	const plain = { players, options: {}, sheet };
	const rulings = Object.fromEntries(
		game.rulings.map(({ id, answers }) => [id, pick(answers, random) ?? 'a'])
	);
	for (let tries = 0; random() < 0.7 && tries < 20; tries++) {
		const chosen = Object.fromEntries(
			game.options.flatMap((field) => {
				const value = random() < 0.5 ? randomOption(field, players.length, random) : undefined;
				return value === undefined ? [] : [[field.name, value]];
			})
		);
		const setup = parseSetup(game, { players, options: { ...chosen, rulings }, sheet });
		if (setup.ok) return setup.value;
	}
	for (let fewer = players.length; fewer >= min; fewer--) {
		const setup = parseSetup(game, { ...plain, players: names(fewer) });
		if (setup.ok) return setup.value;
	}
	throw new Error(`${game.id}: no table fits this edition`);
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
