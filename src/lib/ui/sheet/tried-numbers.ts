/** What a refused move would have written: the numbers that somebody wanted to put into squares without one. */
import type { AnyGame } from '../../table/game.ts';
import type { Mark, Move } from '../../table/record.ts';
import { marksByCell } from './marks-by-cell.ts';

export type ByCell = ReadonlyMap<string, readonly Mark[]>;

const isNumber = ({ kind }: Mark): boolean => kind === 'write';

/** Games apply what they have allowed: a refused move may lead nowhere, and then nothing of it is drawn. */
function pencilAfter(game: AnyGame, state: unknown, move: Move, seat: number | null): ByCell {
	try {
		return marksByCell(game.pencil(game.apply(state, move)), seat);
	} catch {
		return new Map();
	}
}

export function triedNumbers(game: AnyGame, state: unknown, move: Move, seat: number | null): ByCell {
	const now = marksByCell(game.pencil(state), seat);
	const then = pencilAfter(game, state, move, seat);
	return new Map(
		game.cells(state, move).flatMap((cell) => {
			if (now.get(cell)?.some(isNumber)) return [];
			const numbers = then.get(cell)?.filter(isNumber) ?? [];
			return numbers.length === 0 ? [] : [[cell, numbers] as const];
		})
	);
}

/** The cells in which something is written, or was to be. */
export const writtenIn = (marks: ByCell, numbers: ByCell): ReadonlySet<string> =>
	new Set([...numbers.keys(), ...[...marks].flatMap(([cell, held]) => (held.some(isNumber) ? [cell] : []))]);
