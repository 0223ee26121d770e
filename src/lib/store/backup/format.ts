/** The backup file: documented in docs/formats.md, versioned, and read as suspiciously as anything from outside. */
import {
	anything,
	chosenBy,
	integer,
	list,
	object,
	oneOf,
	optional,
	parse,
	text,
	type Fault,
	type Parsed
} from '../../table/shape.ts';
import { isId } from '../id.ts';
import type { Origin } from '../origin.ts';
import { MOST_MOVES } from '../../table/parse.ts';
import type { Move, Table } from '../../table/record.ts';
import { RULES } from '../../table/rules.ts';

/**
 * 2: tables say which rules they were last judged with, and may have an own edition and a position.
 * 3: they say where they came from.
 * 4: the editions of the device are there too, whether a table plays on them or not.
 */
export const BACKUP_VERSION = 4;
const FIRST_VERSION = 1;
export const MOST_TABLES = 20_000;
export const MOST_EDITIONS = 2_000;
export const MOST_BYTES = 256 * 1024 * 1024;

export interface BackupEntry {
	readonly id: string;
	readonly created: number;
	readonly touched: number;
	/** The version of the rules that it was last judged with; absent: 1. */
	readonly rules?: number;
	readonly table: Table;
	readonly origin?: Origin;
	/** What was undone and can still be redone. */
	readonly redo?: readonly Move[];
}

/** An entry whose table nobody has looked at yet. `id` is null for a bare table record. */
export interface RawEntry {
	readonly id: string | null;
	readonly created: number;
	readonly touched: number;
	readonly rules: number;
	readonly origin: Origin | null;
	readonly table: unknown;
	readonly redo: readonly unknown[];
}

/** Until the end of the year 9999: what comes later no calendar on a screen can show. */
export const time = integer(0, 253_402_300_799_999);

/** The 31st of February is read as some day of March, and then no longer the day that was written. */
function isDate(text: string): boolean {
	const read = new Date(text);
	if (text.length >= 40 || Number.isNaN(read.getTime())) return false;
	const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
	return day === undefined || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

const envelope = object({
	pipsheet: oneOf('backup'),
	version: integer(FIRST_VERSION, BACKUP_VERSION),
	made: text(isDate, 'value'),
	tables: list(anything, { max: MOST_TABLES }),
	editions: optional(list(anything, { max: MOST_EDITIONS }))
});

const origin = chosenBy<Origin>('kind', {
	paper: object({ kind: oneOf('paper') }),
	corrected: object({ kind: oneOf('corrected'), table: text(isId, 'value'), at: integer(0, MOST_MOVES) })
});

const entry = object({
	id: text(isId, 'value'),
	created: time,
	touched: time,
	rules: optional(integer(1, 1_000_000)),
	origin: optional(origin),
	table: anything,
	redo: optional(list(anything, { max: MOST_MOVES }))
});

/** Whether the file says of itself that it is of a version that does not exist here yet. */
export const isNewer = (data: unknown): boolean => {
	const { pipsheet, version } = (data ?? {}) as { pipsheet?: unknown; version?: unknown };
	return pipsheet === 'backup' && typeof version === 'number' && version > BACKUP_VERSION;
};

/** Says where in the file a fault lies. */
export const inEntry = (index: number, fault: Fault): Fault => ({
	path: `tables[${index}].${fault.path}`.replace(/\.$/, ''),
	say: fault.say
});

function readEntry(data: unknown, index: number): Parsed<RawEntry> {
	const parsed = parse(entry, data);
	if (!parsed.ok) return { ok: false, fault: inEntry(index, parsed.fault) };
	const { rules = 1, origin = null, redo = [] } = parsed.value;
	return { ok: true, value: { ...parsed.value, rules, origin, redo } };
}

/** What a file brings; each entry is good or faulty for itself. */
export interface BackupRead {
	readonly tables: readonly Parsed<RawEntry>[];
	/** Nobody has looked at them yet. */
	readonly editions: readonly unknown[];
}

/** What is in a backup; or in a file that is a bare table record. */
export function readBackup(data: unknown, now: number): Parsed<BackupRead> {
	const isBare = typeof data === 'object' && data !== null && 'format' in data && 'moves' in data;
	if (isBare) {
		const nowhere = { id: null, created: now, touched: now, rules: RULES, origin: null };
		const value: RawEntry = { ...nowhere, table: data, redo: [] };
		return { ok: true, value: { tables: [{ ok: true, value }], editions: [] } };
	}
	const parsed = parse(envelope, data);
	if (!parsed.ok) return parsed;
	const { tables, editions = [] } = parsed.value;
	return { ok: true, value: { tables: tables.map(readEntry), editions } };
}
