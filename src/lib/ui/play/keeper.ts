/** The part of the store that an open table needs. */
import type { Cache } from '../../store/cache.ts';
import type { SavedTable } from '../../store/open.ts';
import type { Written } from '../../store/tables.ts';
import type { Move } from '../../table/record.ts';

export interface Keeper {
	append(revision: number, moves: readonly Move[], cache: Cache): Promise<Written>;
	cursor(revision: number, length: number, cache: Cache): Promise<Written>;
	reopen(): Promise<SavedTable | null>;
}

/** Why a move could not be kept. */
export type Trouble = Exclude<Written, { ok: true }>['why'];
