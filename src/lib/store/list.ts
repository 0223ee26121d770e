/** The start page's list: indexed, a page at a time, without a single move loaded. */
import { Dexie } from 'dexie';
import { database, type TableRow } from './database.ts';
import { readLast, type Last } from './last.ts';
import { readOrigin, type Origin } from './origin.ts';
import { readResult, type Result } from './result.ts';
import { attempt } from './trouble.ts';

export interface TableSummary {
	readonly id: string;
	readonly game: string;
	readonly players: readonly string[];
	readonly over: boolean;
	/** How many moves were made. */
	readonly length: number;
	readonly created: number;
	readonly touched: number;
	/** A small drawing of the sheet as an SVG path. */
	readonly thumb: string;
	/** Whose turn it is, by index. */
	readonly next: number | null;
	/** How it ended, as far as it is known. */
	readonly result: Result | null;
	/** What happened last, as far as it is known. */
	readonly last: Last;
	readonly origin: Origin | null;
}

/** Where a page ended: give the last summary of it to get the next one. */
export type Place = Pick<TableSummary, 'touched' | 'id'>;

export interface Wanted {
	readonly finished: boolean;
	readonly before?: Place;
	readonly limit: number;
	/** Only tables with somebody whose name contains this. */
	readonly text?: string;
	/** Only tables of this game. */
	readonly game?: string;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A row that was damaged still gets its line in the list: opening it says what is wrong with it. */
const listed = (row: TableRow): TableSummary => ({
	id: row.id,
	game: word(row.game),
	players: Array.isArray(row.players) ? row.players.map(word) : [],
	over: row.over === 1,
	length: count(row.length),
	created: count(row.created),
	touched: row.touched,
	thumb: word(row.thumb),
	next: typeof row.next === 'number' ? row.next : null,
	result: readResult(row.result),
	last: readLast(row.last),
	origin: readOrigin(row.origin)
});

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Accents and capitals do not matter to somebody in a hurry. Nothing asked for fits everything. */
function fits({ text = '', game = '' }: Wanted): (row: TableRow) => boolean {
	const sought = plain(text);
	return (row) =>
		(game === '' || row.game === game) &&
		(sought === '' || listed(row).players.some((name) => plain(name).includes(sought)));
}

/** The last touched first. */
export async function listTables(
	asked: Wanted
): Promise<{ readonly tables: readonly TableSummary[]; readonly more: boolean }> {
	const { finished, before, limit } = asked;
	const over = finished ? 1 : 0;
	const from = [over, Dexie.minKey, Dexie.minKey];
	const to = before ? [over, before.touched, before.id] : [over, Dexie.maxKey, Dexie.maxKey];
	const found = await attempt(() =>
		database.plays
			.where('[over+touched+id]')
			.between(from, to, true, false)
			.reverse()
			.filter(fits(asked))
			.limit(limit + 1)
			.toArray()
	);
	return { tables: found.slice(0, limit).map(listed), more: found.length > limit };
}

export function countTables(): Promise<{ readonly running: number; readonly finished: number }> {
	const counted = (over: 0 | 1) =>
		database.plays
			.where('[over+touched+id]')
			.between([over, Dexie.minKey, Dexie.minKey], [over, Dexie.maxKey, Dexie.maxKey])
			.count();
	return attempt(async () => ({ running: await counted(0), finished: await counted(1) }));
}
