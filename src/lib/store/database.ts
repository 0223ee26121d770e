/** What is kept on this device, and in which version. Nothing outside this folder knows it. */
import { Dexie, type Table as Rows } from 'dexie';
import type { Edition, Move, Options, Position } from '../table/record.ts';
import type { Last } from './last.ts';
import type { Origin } from './origin.ts';
import { becomeOutdated } from './outdated.ts';
import type { Result } from './result.ts';

/** A table without its moves. `thumb`, `next`, `result` and `last` are caches for the start page. */
export interface TableRow {
	readonly id: string;
	readonly format: 1;
	readonly game: string;
	readonly sheet: Edition;
	readonly players: readonly string[];
	readonly options?: Options;
	readonly from?: Position;
	readonly created: number;
	readonly touched: number;
	/** A number, because IndexedDB cannot index truth. */
	readonly over: 0 | 1;
	readonly thumb: string;
	/** Whose turn it is; absent in rows of earlier versions. */
	readonly next?: number | null;
	/** How it ended; absent in rows of earlier versions. */
	readonly result?: Result | null;
	/** What happened last; absent in rows of earlier versions. */
	readonly last?: Last;
	/** How many of the logged moves count: undo shortens this and keeps the log for redo. */
	readonly length: number;
	readonly logged: number;
	readonly origin?: Origin;
	/** The version of the rules that it was last judged with; absent: 1. */
	readonly rules?: number;
	/** Grows by one with each write; a writer who expected another one has lost the race. */
	readonly revision: number;
}

/** Each move is a row of its own, so that one more move is one small write. */
export interface MoveRow {
	readonly table: string;
	readonly at: number;
	readonly move: Move;
}

export interface NameRow {
	readonly name: string;
	readonly used: number;
}

/** The components that somebody entered or received. What is entered is kept as it is typed, valid or not. */
export interface EditionRow {
	readonly id: string;
	readonly game: string;
	readonly name: string;
	readonly facts: unknown;
	readonly origin: 'entered' | 'received';
	/** The number of the shuffle that it began with. */
	readonly seed?: number;
	/** What is typed and is no fact yet, by its place in the editor. */
	readonly notes?: Readonly<Record<string, string>>;
	readonly created: number;
	readonly touched: number;
}

export const NAME = 'pipsheet';

/** Later versions add stores and indexes but never take any away: an older page would put them back. */
export const VERSION = 2;

class Database extends Dexie {
	/** Dexie keeps the word "tables" for itself. */
	declare readonly plays: Rows<TableRow, string>;
	declare readonly moves: Rows<MoveRow, [string, number]>;
	declare readonly names: Rows<NameRow, string>;
	declare readonly editions: Rows<EditionRow, string>;

	constructor() {
		// strict: a transaction is done when it is on the disk, not when the system has taken note of it
		super(NAME, { chromeTransactionDurability: 'strict', cache: 'disabled' });
		this.version(1).stores({
			plays: 'id, [over+touched+id]',
			moves: '[table+at]',
			names: 'name, used'
		});
		this.version(2).stores({ editions: 'id, game' });
	}
}

export const database = new Database();

// Dexie opens a newer database for an older page as if nothing were the matter, and reopens it after another
// page has upgraded it. Neither may happen: an old page would write rows that the new one cannot read.
database.on(
	'ready',
	(opened) => {
		// Dexie multiplies by ten
		if (Math.floor(opened.backendDB().version / 10) <= VERSION) return;
		becomeOutdated();
		throw new Error('this database belongs to a newer version');
	},
	true
);

database.on('versionchange', (event) => {
	const isNewer = event.newVersion !== null;
	if (isNewer) becomeOutdated();
	// one that was deleted may be begun anew
	database.close({ disableAutoOpen: isNewer });
	return false;
});

/** As browsers put it when the connection is gone, whoever closed it. */
export function isConnectionLost(error: unknown): boolean {
	if (!(error instanceof Error) && !(error instanceof DOMException)) return false;
	const { name, message } = error;
	if (name === 'InvalidStateError' || name === 'DatabaseClosedError') return true;
	return /connection (to indexed database server )?(is |was )?(lost|closing|closed)/i.test(message);
}

export async function reconnect(): Promise<void> {
	database.close({ disableAutoOpen: false });
	await database.open();
}
