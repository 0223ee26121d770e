/** Which earlier moves of a table other rulings would have judged otherwise. */
import { begin, extend, judge, replay, stateOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import { parseSetup } from '../../table/parse.ts';
import type { Move, Options, Table } from '../../table/record.ts';

export interface Otherwise {
	/** The number of the move, from 1. */
	readonly at: number;
	/** As it is told. */
	readonly move: Move;
	/** What it breaks, the most basic first. */
	readonly rules: readonly string[];
}

/** The table as it stood after so many moves, under other options; null within a turn. */
function standing(game: AnyGame, line: Line, at: number, options: Options): Line | null {
	const from = game.position.of(line.states[at]);
	if (from === null) return null;
	const { players, sheet = 'standard' } = line.setup;
	const setup = parseSetup(game, { players, options, sheet, from });
	return setup.ok ? begin(game, setup.value) : null;
}

/**
 * All of them, in their order. A move that is refused leaves the rest of its turn open: the judging goes on where the
 * table next stood between two turns.
 */
export function judgedOtherwise(game: AnyGame, table: Table, options: Options): readonly Otherwise[] {
	const { line } = replay(game, table);
	const found: Otherwise[] = [];
	let now: Line | null = replay(game, { ...table, options, moves: [] }).line;
	for (const [at, move] of line.moves.entries()) {
		now ??= standing(game, line, at, options);
		if (!now) continue;
		const verdict = judge(game, stateOf(now), move);
		if (verdict.legal) now = extend(now, move);
		else {
			found.push({
				at: at + 1,
				move: game.spoken(line.states[at], move),
				rules: verdict.complaints.map(({ rule }) => rule)
			});
			now = null;
		}
	}
	return found;
}
