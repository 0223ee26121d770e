/** Reads and replays outside data, and says how much of it stands when something does not. */
import { isGame, loadGame } from './games.ts';
import { readTable } from './read-table.ts';
import { begin, extend, judge, setupOf, stateOf, type Line } from './table/engine.ts';
import { MOST_MOVES, parseMove } from './table/parse.ts';
import type { Complaint } from './table/record.ts';
import type { Fault } from './table/shape.ts';

export interface Examined {
	/** As far as the record can be replayed; null when not even its set-up can be read. */
	readonly line: Line | null;
	/** What is wrong with the first thing that does not stand. */
	readonly fault: Fault | null;
}

const illegal = (at: number, [first]: readonly Complaint[]): Fault => ({
	path: `moves[${at}]`,
	say: { key: 'illegal', values: { rule: first?.rule ?? '' } }
});

const movesOf = (data: unknown): readonly unknown[] => {
	const moves = (data as { moves?: unknown } | null)?.moves;
	return Array.isArray(moves) ? moves.slice(0, MOST_MOVES) : [];
};

export async function examine(data: unknown): Promise<Examined> {
	const read = await readTable(data);
	// with a broken move somewhere, the moves before it may still be good
	const setUp = read.ok ? read : await readTable({ ...(data as object), moves: [] });
	if (!setUp.ok || !isGame(setUp.value.game)) return { line: null, fault: read.ok ? null : read.fault };
	let line = begin(await loadGame(setUp.value.game), setupOf(setUp.value));
	for (const [at, raw] of movesOf(data).entries()) {
		const parsed = parseMove(line.game, line.setup, raw);
		if (!parsed.ok) return { line, fault: read.ok ? parsed.fault : read.fault };
		const verdict = judge(line.game, stateOf(line), parsed.value);
		if (!verdict.legal) return { line, fault: illegal(at, verdict.complaints) };
		line = extend(line, parsed.value);
	}
	return { line, fault: read.ok ? null : read.fault };
}
