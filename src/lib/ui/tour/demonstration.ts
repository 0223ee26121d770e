/** A table to try things on: the sample of a game, taken up in the middle, on the screen and nowhere else. */
import { begin, replay, stateOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Table } from '../../table/record.ts';

/** Far enough that something stands on the sheets, early enough that most is still open. */
const FROM = 0.12;

/** A roll by the first player is awaited, and nothing of any other one. */
function isTurnOfFirst(game: AnyGame, state: unknown): boolean {
	const awaits = game.awaits(state);
	if (awaits.some(({ by }) => by !== undefined && by !== 0)) return false;
	return awaits.some((awaited) => {
		const roll = awaited.by === 0 ? game.chance(state, awaited, () => 0) : null;
		return roll !== null && game.faces(state, roll).length > 0;
	});
}

/** Null where a game has no such point: then there is nothing to enter dice at. */
export function demonstrationOf(game: AnyGame, sample: Table): Line | null {
	const { line } = replay(game, sample);
	const from = Math.floor(line.moves.length * FROM);
	for (const state of line.states.slice(from)) {
		const position = isTurnOfFirst(game, state) ? game.position.of(state) : null;
		if (position) {
			const start = begin(game, { ...line.setup, from: position });
			return isTurnOfFirst(game, stateOf(start)) ? start : null;
		}
	}
	return null;
}
