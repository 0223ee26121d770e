/** The law of positions: a table that begins from a position answers as the table from its moves, now and later on. */
import { expect } from 'vitest';
import type { AnyGame } from '../../src/lib/table/game.ts';
import { parseSetup } from '../../src/lib/table/parse.ts';
import type { Random, Setup } from '../../src/lib/table/record.ts';
import { seeded } from '../../src/lib/table/chance.ts';
import { randomMove } from '../random-play.ts';

/** Everything that a table can be asked. */
export const answersOf = (game: AnyGame, state: unknown) => ({
	status: game.status(state),
	marks: game.marks(state),
	score: game.score(state),
	moves: game.moves(state),
	position: game.position.of(state)
});

/** The same table, begun where it stands now; null where no position can be taken. */
export function begunFrom(game: AnyGame, setup: Setup, state: unknown): Setup | null {
	const from = game.position.of(state);
	if (!from) return null;
	const { players, options, sheet = 'standard' } = setup;
	const parsed = parseSetup(game, {
		players,
		options,
		sheet,
		from: JSON.parse(JSON.stringify(from)) as unknown
	});
	if (!parsed.ok) throw new Error(`${parsed.fault.path} ${parsed.fault.say.key}: ${JSON.stringify(from)}`);
	return parsed.value;
}

/** Plays tables at random, a position now and then, and from there both side by side; how many were taken. */
export function holdsFromPositions(
	game: AnyGame,
	tables: number,
	setupOf: (random: Random, nth: number) => Setup
): number {
	let taken = 0;
	for (let nth = 0; nth < tables; nth++) {
		const random = seeded(500 + nth);
		const setup = setupOf(random, nth);
		let state = game.start(setup);
		let twin: unknown = null;
		for (let n = 0; n < 120; n++) {
			if (twin === null && random() < 0.7) {
				const begun = begunFrom(game, setup, state);
				if (begun) {
					expect(game.position.doubts(begun)).toEqual([]);
					twin = game.start(begun);
					taken++;
				}
			}
			if (twin !== null)
				expect(answersOf(game, twin), `table ${nth}, after ${n} moves`).toEqual(answersOf(game, state));
			const move = randomMove(game, state, random);
			if (!move) break;
			if (twin !== null) {
				expect(game.check(twin, move)).toEqual([]);
				twin = random() < 0.1 ? null : game.apply(twin, move);
			}
			state = game.apply(state, move);
		}
	}
	return taken;
}
