/**
 * The sheets that players kept on their own phones, put together into one table. The open moves are the spine that
 * all records share; between two of them the players' own moves follow in any order that the rules allow.
 */
import { begin, extend, judge, setupOf, stateOf, type Line } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import type { Move, Table } from '../table/record.ts';
import { sameMove, textOf } from '../table/same.ts';
import { keptSeats, openMoves, tableMark, withoutSheets } from './open-moves.ts';

/** Why sheets do not go together. */
export type NoMerge =
	| { readonly why: 'otherTable' }
	/** Two phones kept this player's sheet, and not in the same way. */
	| { readonly why: 'sheetTwice'; readonly by: number }
	/** From the open move number `at` on the records tell different throws. */
	| { readonly why: 'throwsDiffer'; readonly at: number; readonly one: Move; readonly other: Move }
	/** What stands on this sheet does not follow the rules once all sheets lie together. */
	| { readonly why: 'stuck'; readonly move: Move };

export type Merged =
	| { readonly ok: true; readonly table: Table; readonly line: Line; readonly missing: readonly number[] }
	| { readonly ok: false; readonly no: NoMerge };

/** A record with the seats that are taken from it; `at` is the next move to be taken over. */
interface Queue {
	readonly seats: readonly number[];
	readonly moves: readonly Move[];
	readonly open: ReadonlySet<Move>;
	at: number;
}

const ownMoves = (table: Table, seat: number): readonly Move[] => table.moves.filter(({ by }) => by === seat);
const isBeginning = (short: readonly Move[], long: readonly Move[]): boolean =>
	short.every((move, at) => sameMove(move, long[at]));

/** For each seat the record that goes furthest; null when two records of a seat part. */
function keeperOf(tables: readonly Table[], seat: number): Table | null {
	const keepers = tables.filter((table) => keptSeats(table).includes(seat));
	const furthest = keepers.reduce((a, b) => (ownMoves(b, seat).length > ownMoves(a, seat).length ? b : a));
	const agree = keepers.every((table) => isBeginning(ownMoves(table, seat), ownMoves(furthest, seat)));
	return agree ? furthest : null;
}

/** The longest row of throws; all others must be a beginning of it. */
function spine(game: AnyGame, tables: readonly Table[]): readonly Move[] | NoMerge {
	const all = tables.map(({ moves }) => openMoves(game, moves));
	const longest = all.reduce((a, b) => (b.length > a.length ? b : a), []);
	for (const open of all)
		for (const [at, one] of open.entries()) {
			const other = longest[at];
			if (other && !sameMove(one, other)) return { why: 'throwsDiffer', at, one, other };
		}
	return longest;
}

/** The table that keeps all these sheets, without a move yet. */
function jointTable(first: Table, kept: readonly number[]): Table {
	const { options: agreed, ...record } = first;
	const options = {
		...withoutSheets(agreed),
		...(kept.length < first.players.length && { sheets: kept })
	};
	return { ...record, ...(Object.keys(options).length > 0 && { options }), moves: [] };
}

export function mergeSheets(game: AnyGame, tables: readonly Table[]): Merged {
	const [first, ...others] = tables;
	if (!first || others.some((table) => tableMark(table) !== tableMark(first)))
		return { ok: false, no: { why: 'otherTable' } };
	const kept = [...new Set(tables.flatMap(keptSeats))].sort((a, b) => a - b);
	const keepers = kept.map((seat) => keeperOf(tables, seat));
	const by = kept[keepers.indexOf(null)];
	if (by !== undefined) return { ok: false, no: { why: 'sheetTwice', by } };
	const throws = spine(game, tables);
	if ('why' in throws) return { ok: false, no: throws };
	const queues = tables.map((table): Queue => ({
		seats: kept.filter((_, at) => keepers[at] === table),
		moves: table.moves,
		open: new Set(openMoves(game, table.moves)),
		at: 0
	}));
	const joint = jointTable(first, kept);
	const { line, stuck } = weave(begin(game, setupOf(joint)), queues, kept, throws);
	if (stuck) return { ok: false, no: { why: 'stuck', move: stuck } };
	const missing = first.players.map((_, seat) => seat).filter((seat) => !kept.includes(seat));
	return { ok: true, table: { ...joint, moves: line.moves }, line, missing };
}

const timesIn = (moves: readonly Move[], move: Move): number =>
	moves.filter((other) => textOf(other) === textOf(move)).length;

/** Is this told elsewhere: by the sheet of that player, which lies here too, or by a record that was before? */
function toldElsewhere(queue: Queue, kept: readonly number[], line: Line, move: Move): boolean {
	if (queue.open.has(move) || (move.by !== undefined && queue.seats.includes(move.by))) return false;
	if (move.by !== undefined && kept.includes(move.by)) return true;
	return timesIn(line.moves, move) >= timesIn(queue.moves.slice(0, queue.at + 1), move);
}

function weave(
	start: Line,
	queues: readonly Queue[],
	kept: readonly number[],
	throws: readonly Move[]
): { readonly line: Line; readonly stuck: Move | null } {
	let line = start;
	let next = 0;
	const legal = (move: Move): boolean => judge(line.game, stateOf(line), move).legal;
	const headOf = (queue: Queue): Move | undefined => {
		for (;;) {
			const head = queue.moves[queue.at];
			if (!head || !toldElsewhere(queue, kept, line, head)) return head;
			queue.at++;
		}
	};
	for (;;) {
		const heads = queues.map((queue) => ({ queue, head: headOf(queue) }));
		const own = heads.find(({ queue, head }) => head && !queue.open.has(head) && legal(head));
		if (own?.head) {
			line = extend(line, own.head);
			own.queue.at++;
			continue;
		}
		const thrown = throws[next++];
		const waiting = heads.find(({ head }) => head && !sameMove(head, thrown))?.head;
		if (!thrown || waiting || !legal(thrown)) return { line, stuck: waiting ?? thrown ?? null };
		line = extend(line, thrown);
		for (const { queue, head } of heads) if (head) queue.at++;
	}
}
