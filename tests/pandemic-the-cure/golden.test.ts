/** Complete games, replayed move by move, and the law that no die is ever lost. */
import { describe, expect, it } from 'vitest';
import { colours, places, type Colour } from '../../src/lib/sheets/pandemic-the-cure/pieces.ts';
import { replay } from '../../src/lib/table/engine.ts';
import { game } from '../../src/lib/validators/pandemic-the-cure/game.ts';
import { happenings } from '../../src/lib/validators/pandemic-the-cure/infecting.ts';
import type { Move } from '../../src/lib/validators/pandemic-the-cure/moves.ts';
import { diceAt } from '../../src/lib/validators/pandemic-the-cure/lying.ts';
import { isCured, samplesOf, type State } from '../../src/lib/validators/pandemic-the-cure/state.ts';
import { goldens } from '../kit/golden.ts';

const games = goldens(game, import.meta.dirname);

/** All dice of a colour, wherever they lie. */
function diceOf(state: State, colour: Colour): number {
	const lying = places.map((place) => diceAt(state, place, colour));
	const held = state.pawns.map((_, holder) => samplesOf(state, holder)[colour].length);
	return [...lying, ...held].reduce((sum, n) => sum + n, isCured(state, colour) ? 1 : 0);
}

describe.each(games)('$name', ({ table }) => {
	const states = replay(game, table).line.states as readonly State[];

	it('PTC-D1 there are always twelve dice of each colour', () => {
		for (const state of states) {
			for (const colour of colours) expect(diceOf(state, colour)).toBe(12);
		}
	});

	it('the steps that are told lead to where the move leads', () => {
		for (const [at, move] of table.moves.entries()) {
			const [before, after] = [states[at], states[at + 1]];
			const last = before && happenings(before, move as Move).at(-1);
			if (last) expect([last.after.lying, last.after.outbreaks]).toEqual([after?.lying, after?.outbreaks]);
		}
	});
});

it('the team wins, and loses in each of the three ways', () => {
	const endings = games.map(({ score }) => (score.result as { why: string }).why);
	expect(new Set(endings)).toEqual(new Set(['all-cured', 'skull', 'outbreaks', 'bag']));
});
