/** The part of a sheet that a move is about, with what it writes there, or would have written. */
import type { AnyGame } from '../../table/game.ts';
import type { Move } from '../../table/record.ts';
import type { Sheet } from '../../table/sheet.ts';
import { excerptOf, type Excerpt } from '../sheet/excerpt.ts';
import { marksByCell } from '../sheet/marks-by-cell.ts';
import { triedNumbers, type ByCell } from '../sheet/tried-numbers.ts';

export interface Pictured {
	readonly excerpt: Excerpt;
	readonly marks: ByCell;
	/** The numbers of a refused move. */
	readonly numbers: ByCell;
	/** The cells of the move. */
	readonly cells: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();
const none: ByCell = new Map();

/** Null where the move has no place on the sheet. */
export function pictured(
	game: AnyGame,
	sheet: Sheet,
	state: unknown,
	move: Move,
	causes: ReadonlySet<string> = nothing
): Pictured | null {
	const cells = new Set(game.cells(state, move));
	const excerpt = excerptOf(sheet, new Set([...cells, ...causes]));
	if (!excerpt) return null;
	const isLegal = game.check(state, move).length === 0;
	const seat = sheet.per === 'player' ? (move.by ?? 0) : null;
	return {
		excerpt,
		marks: marksByCell(game.pencil(isLegal ? game.apply(state, move) : state), seat),
		numbers: isLegal ? none : triedNumbers(game, state, move, seat),
		cells
	};
}
