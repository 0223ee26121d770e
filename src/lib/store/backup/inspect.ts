/** Looking into a file before anything of it is kept. */
import { examine, type Refused } from '../../examine.ts';
import { cut, tableOf, type Line } from '../../table/engine.ts';
import type { Move } from '../../table/record.ts';
import type { Fault, Parsed } from '../../table/shape.ts';
import type { Origin } from '../origin.ts';
import { editionsIn, type EditionCandidate } from './editions.ts';
import { findRelation, lookAround, relation, type Here, type Relation } from './relation.ts';
import { inEntry, isNewer, MOST_BYTES, readBackup, type RawEntry } from './format.ts';
import type { OnProgress } from './progress.ts';

/** One table of the file, as the preview shows it. */
export interface Item {
	readonly relation: Relation | 'faulty';
	readonly game: string;
	readonly players: readonly string[];
	/** Moves that can be kept. */
	readonly length: number;
	readonly touched: number;
	/** Why it is faulty; or, of a sound table, which of its moves today's rules refuse. */
	readonly fault: Fault | null;
}

/** An item with all that is needed to keep it. */
export interface Candidate extends Item {
	readonly id: string | null;
	readonly created: number;
	readonly origin: Origin | null;
	readonly line: Line | null;
	/** What comes after the line: undone moves, or, behind a move that today's rules refuse, all that was made. */
	readonly rest: readonly Move[];
	/** Whether the cursor stands at the end of the rest, and not at its beginning. */
	readonly played: boolean;
	/** Of the table here that it would replace. */
	readonly revision: number | null;
}

export type Refusal =
	| { readonly why: 'too-big' | 'newer' }
	| { readonly why: 'fault'; readonly fault: Fault };
export type Inspected =
	| {
			readonly ok: true;
			readonly candidates: readonly Candidate[];
			readonly editions: readonly EditionCandidate[];
	  }
	| { readonly ok: false; readonly refusal: Refusal };

const nothing = {
	game: '',
	players: [],
	length: 0,
	touched: 0,
	created: 0,
	origin: null,
	id: null,
	line: null,
	rest: [],
	played: false
};
const faulty = (fault: Fault): Candidate => ({ ...nothing, relation: 'faulty', revision: null, fault });

const movesIn = (table: unknown): readonly unknown[] => {
	const moves = (table as { moves?: unknown } | null)?.moves;
	return Array.isArray(moves) ? moves : [];
};

/** A file may bring the same table twice: the second is compared with the first. */
type Seen = Map<string, Line>;

async function relate(here: Here, seen: Seen, id: string | null, line: Line) {
	const before = id === null ? undefined : seen.get(id);
	if (!before) return findRelation(here, id, tableOf(line));
	const found = relation(before.moves, line.moves);
	return { relation: found === 'same' ? found : 'different', revision: null } as const;
}

const refusal = ({ at, complaints: [first] }: Refused): Fault => ({
	path: `table.moves[${at}]`,
	say: { key: 'illegal', values: { rule: first?.rule ?? '' } }
});

/** A table that an earlier version accepted comes in whole, and says itself where today's rules stop. */
const restOf = (line: Line, length: number, refused: Refused | null) =>
	refused && refused.at < length
		? { rest: refused.later.slice(0, length - refused.at), played: true }
		: { rest: line.moves.slice(length), played: false };

async function candidateOf(here: Here, seen: Seen, raw: RawEntry, index: number): Promise<Candidate> {
	const { id, created, touched, origin, table } = raw;
	const length = movesIn(table).length;
	const whole = { ...(table as object), moves: [...movesIn(table), ...raw.redo] };
	const { line, fault, refused } = await examine(raw.redo.length > 0 ? whole : table, raw.rules);
	if (!line)
		return fault ? faulty(inEntry(index, { ...fault, path: `table.${fault.path}` })) : faulty(unreadable);
	const played = cut(line, length);
	const item = {
		id,
		created,
		touched,
		origin,
		game: line.game.id,
		players: line.setup.players,
		length: played.moves.length,
		line: played,
		...restOf(line, length, fault ? null : refused)
	};
	if (fault) {
		const where = inEntry(index, { ...fault, path: `table.${fault.path}` });
		return { ...item, id: null, relation: 'faulty', revision: null, fault: where };
	}
	const related = await relate(here, seen, id, played);
	if (id !== null) seen.set(id, played);
	return { ...item, ...related, fault: item.played && refused ? inEntry(index, refusal(refused)) : null };
}

const unreadable: Fault = { path: '', say: { key: 'object', values: {} } };

async function dataOf(file: Blob): Promise<Parsed<unknown>> {
	try {
		return { ok: true, value: JSON.parse(await file.text()) as unknown };
	} catch {
		return { ok: false, fault: { path: '', say: { key: 'notJson', values: {} } } };
	}
}

export async function inspect(file: Blob, now: number, onProgress: OnProgress): Promise<Inspected> {
	if (file.size > MOST_BYTES) return { ok: false, refusal: { why: 'too-big' } };
	const data = await dataOf(file);
	if (!data.ok) return { ok: false, refusal: { why: 'fault', fault: data.fault } };
	if (isNewer(data.value)) return { ok: false, refusal: { why: 'newer' } };
	const brought = readBackup(data.value, now);
	if (!brought.ok) return { ok: false, refusal: { why: 'fault', fault: brought.fault } };
	const { tables, editions } = brought.value;
	const here = await lookAround();
	const seen: Seen = new Map();
	const candidates: Candidate[] = [];
	for (const [index, entry] of tables.entries()) {
		candidates.push(entry.ok ? await candidateOf(here, seen, entry.value, index) : faulty(entry.fault));
		onProgress({ done: index + 1, of: tables.length });
	}
	return { ok: true, candidates, editions: await editionsIn(editions) };
}
