/** Reads and replays outside data, and says how much of it stands when something does not. */
import { isGame, loadGame } from './games.ts';
import { readTable } from './read-table.ts';
import { begin, extend, judge, setupOf, stateOf, type Line } from './table/engine.ts';
import { MOST_MOVES, parseMove } from './table/parse.ts';
import type { Complaint, Move, Table } from './table/record.ts';
import { asAgreed, RULES } from './table/rules.ts';
import type { Fault } from './table/shape.ts';

/** A move that today's rules refuse: the record is sound, the rules have become stricter. */
export interface Refused {
	readonly at: number;
	readonly move: Move;
	readonly complaints: readonly Complaint[];
	/** This move and all that were made after it. */
	readonly later: readonly Move[];
}

export interface Examined {
	/** As far as the record can be replayed; null when not even its set-up can be read. */
	readonly line: Line | null;
	/** What is wrong with the first thing that has not the shape of a record. */
	readonly fault: Fault | null;
	readonly refused: Refused | null;
}

const movesOf = (data: unknown): readonly unknown[] => {
	const moves = (data as { moves?: unknown } | null)?.moves;
	return Array.isArray(moves) ? moves.slice(0, MOST_MOVES) : [];
};

function agreedThen(line: Line, table: Table, rules: number): Line {
	const options = asAgreed(line.game, table.options, rules);
	return options === undefined ? line : begin(line.game, setupOf({ ...table, options }));
}

/** `rules`: the version that the record was last judged with. */
export async function examine(data: unknown, rules: number = RULES): Promise<Examined> {
	const read = await readTable(data);
	// with a broken move somewhere, the moves before it may still be good
	const setUp = read.ok ? read : await readTable({ ...(data as object), moves: [] });
	if (!setUp.ok || !isGame(setUp.value.game))
		return { line: null, fault: read.ok ? null : read.fault, refused: null };
	const fault = read.ok ? null : read.fault;
	let line = begin(await loadGame(setUp.value.game), setupOf(setUp.value));
	line = agreedThen(line, setUp.value, rules);
	for (const [at, raw] of movesOf(data).entries()) {
		const parsed = parseMove(line.game, line.setup, raw);
		if (!parsed.ok) return { line, fault: fault ?? parsed.fault, refused: null };
		const verdict = judge(line.game, stateOf(line), parsed.value);
		if (!verdict.legal) {
			const later = read.ok ? read.value.moves.slice(at) : [parsed.value];
			return { line, fault, refused: { at, move: parsed.value, complaints: verdict.complaints, later } };
		}
		line = extend(line, parsed.value);
	}
	return { line, fault, refused: null };
}
