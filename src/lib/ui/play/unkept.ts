/** A table that is on the screen and nowhere else: a replay, or a demonstration to try things on. */
import type { SavedTable } from '../../store/open.ts';
import { tableOf, type Line } from '../../table/engine.ts';
import type { Keeper } from './keeper.ts';
import { Play } from './play.svelte.ts';
import type { Texts } from './sight.svelte.ts';

/** Takes every move and keeps none. */
const forgetful: Keeper = {
	append: (revision) => Promise.resolve({ ok: true, revision: revision + 1 }),
	cursor: (revision) => Promise.resolve({ ok: true, revision: revision + 1 }),
	reopen: () => Promise.resolve(null)
};

/** `id`: of the stored table that is looked at, for ways to other screens; empty for a table that is nowhere. */
export function unkept(
	id: string,
	line: Line,
	texts: Texts,
	{ refused = null, origin = null }: Partial<Pick<SavedTable, 'refused' | 'origin'>> = {}
): Play {
	const saved: SavedTable = { id, table: tableOf(line), line, refused, origin, redo: [], revision: 0 };
	return new Play(saved, line.game, texts, forgetful);
}
