/** Plays a game at random: what the table would roll comes from `chance`, everything else from `moves`. */
import { begin, extend, stateOf, type Line } from '../src/lib/table/engine.ts';
import { between, perhapsOne } from '../src/lib/table/chance.ts';
import type { AnyGame, OptionField } from '../src/lib/table/game.ts';
import { valuesOn } from '../src/lib/ui/setup/agreed.ts';
import { parseSetup } from '../src/lib/table/parse.ts';
import type { Edition, Facts, Move, Random, Setup } from '../src/lib/table/record.ts';
import { some, times } from './kit/at-random.ts';

/** What is asked by a form of the game, at random, by the name of the option. */
export type OwnOptions = Readonly<Record<string, (random: Random, sheet: Edition) => unknown>>;

interface Asked {
	readonly players: number;
	readonly sheet: Edition;
	readonly own: OwnOptions;
}

/** One value that the set-up screen could hand on; undefined leaves the option out. */
function randomOption(field: OptionField, { players, sheet, own }: Asked, random: Random): unknown {
	switch (field.kind) {
		case 'choice':
			return perhapsOne(random, field.values);
		case 'number':
			return between(random, field.min, Math.min(field.max, field.min + 40));
		case 'switch':
			return random() < 0.5;
		case 'player':
			return between(random, 0, players - 1);
		case 'several':
			return some(random, field.values, 0.5);
		case 'perPlayer':
			return [...valuesOn(field, sheet)].sort(() => random() - 0.5).slice(0, players);
		case 'numbers':
			// as many as the edition has places for them
			return times(field.leftOpen?.(sheet, {}).length ?? field.values.length, () =>
				between(random, field.min, Math.min(field.max, field.min + 4))
			);
		case 'seats': {
			const rollers = some(
				random,
				times(Math.min(4, players), (seat) => seat),
				0.5
			);
			return times(players, (seat) =>
				rollers.includes(seat) ? seat : (perhapsOne(random, rollers) ?? seat)
			);
		}
		case 'sheets':
			return some(
				random,
				times(players, (seat) => seat),
				0.5
			);
		case 'own':
			return own[field.name]?.(random, sheet);
	}
}

/** Players, rulings and every option at random, as far as they go together; the defaults in every other game. */
export function randomSetup(
	game: AnyGame,
	random: Random,
	facts: Facts | null = null,
	own: OwnOptions = {}
): Setup {
	const { min, max } = game.players;
	const sheet: Edition = facts ? { name: 'At random', facts } : 'standard';
	const names = (length: number) => times(length, (seat) => `P${seat + 1}`);
	const players = names(between(random, min, Math.min(max, 6)));
	const asked = { players: players.length, sheet, own };
	const plain = { players, options: {}, sheet };
	const rulings = Object.fromEntries(
		game.rulings.map(({ id, answers }) => [id, perhapsOne(random, answers) ?? 'a'])
	);
	for (let tries = 0; random() < 0.7 && tries < 20; tries++) {
		const chosen = Object.fromEntries(
			game.options.flatMap((field) => {
				const value = random() < 0.5 ? randomOption(field, asked, random) : undefined;
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
	const awaited = perhapsOne(random, game.awaits(state));
	if (!awaited) return null;
	const made = game.chance(state, awaited, random);
	if (made) return made;
	const wanted = game.moves(state).filter((move) => move.do === awaited.do && move.by === awaited.by);
	return perhapsOne(random, wanted) ?? perhapsOne(random, game.moves(state)) ?? null;
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
