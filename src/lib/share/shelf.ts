/** The tables of this device with their rules, for what comes in. The store is loaded only when it is needed. */
import { isGame, loadGame } from '../games.ts';
import { cacheOf } from '../store/cache.ts';
import type { SavedTable } from '../store/open.ts';
import type { Written } from '../store/tables.ts';
import { cut, extend, replay, type Line } from '../table/engine.ts';
import type { Move, Table } from '../table/record.ts';
import { tableMark } from './open-moves.ts';
import { withPrimers, type Primed } from './primers.ts';

/** A saved table with its line of play. */
export interface Shelved {
	readonly id: string;
	readonly saved: SavedTable;
	readonly line: Line;
	/** Its game with the primers of its codes. */
	readonly primed: Primed;
}

/** So many tables of each kind, running and finished, are looked through for the one that something belongs to. */
const MOST_SEARCHED = 60;

async function shelve(saved: SavedTable): Promise<Shelved> {
	const game = await loadGame(saved.table.game);
	return { id: saved.id, saved, line: replay(game, saved.table).line, primed: await withPrimers(game) };
}

export async function fetchTable(id: string): Promise<Shelved | null> {
	const { openTable } = await import('../store/open.ts');
	const opened = await openTable(id);
	return opened.kind === 'ok' ? shelve(opened.saved) : null;
}

/** Tables here that are it, the last touched first. Only those that are it are replayed. */
async function search(
	lists: readonly boolean[],
	mayBe: (game: string) => boolean,
	isIt: (table: Table) => boolean
): Promise<readonly Shelved[]> {
	const [{ listTables }, { openTable }] = await Promise.all([
		import('../store/list.ts'),
		import('../store/open.ts')
	]);
	const found: Shelved[] = [];
	for (const finished of lists) {
		const { tables } = await listTables({ finished, limit: MOST_SEARCHED });
		for (const { id, game } of tables) {
			if (!mayBe(game)) continue;
			const opened = await openTable(id);
			if (opened.kind === 'ok' && isIt(opened.saved.table)) found.push(await shelve(opened.saved));
		}
	}
	return found;
}

/** Tables of the same people with the same agreements, whoever's sheets they keep; those being played first. */
export const tablesMarked = (game: string, mark: number): Promise<readonly Shelved[]> =>
	search(
		[false, true],
		(id) => id === game,
		(table) => tableMark(table) === mark
	);

/** Tables that are being played here. */
export const runningTables = (): Promise<readonly Shelved[]> => search([false], isGame, () => true);

/** Adds moves that were judged legal. */
export async function recordMoves({ id, saved, line }: Shelved, moves: readonly Move[]): Promise<Written> {
	// the log of a table that today's rules stop in goes on behind what they see of it
	if (saved.refused) return { ok: false, why: 'conflict' };
	const { appendMoves } = await import('../store/tables.ts');
	return appendMoves(id, saved.revision, moves, cacheOf(moves.reduce(extend, line)));
}

/** Saves a table as a new one of this device. */
export async function keepTable(table: Table): Promise<string> {
	const game = await loadGame(table.game);
	const { createTable } = await import('../store/tables.ts');
	return createTable(table, cacheOf(replay(game, table).line));
}

/** Goes on with the other branch; the own one stays as a table of its own. */
export async function switchBranch(mine: Shelved, common: number, theirs: readonly Move[]): Promise<Written> {
	await keepTable(mine.saved.table);
	const { moveCursor } = await import('../store/tables.ts');
	const back = cut(mine.line, common);
	const moved = await moveCursor(mine.id, mine.saved.revision, common, cacheOf(back));
	if (!moved.ok) return moved;
	return recordMoves({ ...mine, line: back, saved: { ...mine.saved, revision: moved.revision } }, theirs);
}
