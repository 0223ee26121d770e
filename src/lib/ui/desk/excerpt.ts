/** The part of a sheet that a move is about, with what a legal move writes there. */
import type { AnyGame } from '../../table/game.ts';
import type { Mark, Move } from '../../table/record.ts';
import type { Sheet } from '../../table/sheet.ts';
import { excerptOf, type Excerpt } from '../sheet/excerpt.ts';
import { marksByCell } from '../sheet/marks-by-cell.ts';

export interface Pictured {
	readonly excerpt: Excerpt;
	readonly marks: ReadonlyMap<string, readonly Mark[]>;
	/** The cells of the move. */
	readonly cells: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

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
		cells
	};
}
