/** Replaying and judging. A `Line` keeps the state after each move, so that one more move costs one move. */
import type { Sheet } from './sheet.ts';
import type { AnyGame } from './game.ts';
import type { Complaint, Edition, Facts, Move, Setup, Table, Verdict } from './record.ts';

export interface Line {
	readonly game: AnyGame;
	readonly setup: Setup;
	readonly moves: readonly Move[];
	/** `states[n]` is the state after n moves. */
	readonly states: readonly unknown[];
}

/** How far a record could be replayed, and why it stopped there. */
export interface Replay {
	readonly line: Line;
	readonly stopped: { readonly at: number; readonly complaints: readonly Complaint[] } | null;
}

export const setupOf = ({ players, options = {}, sheet, from }: Table): Setup => ({
	players,
	options,
	sheet,
	...(from !== undefined && { from })
});

export const begin = (game: AnyGame, setup: Setup): Line => ({
	game,
	setup,
	moves: [],
	states: [game.start(setup)]
});

/** The sheet that this table is played on. */
export const sheetOf = (game: AnyGame, { sheet = 'standard' }: Setup): Sheet => game.edition.draw(sheet);

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
	typeof part === 'object' && part !== null && !Array.isArray(part);

/** All that an edition states: what it leaves out is as on the standard one. */
export function statedBy(
	game: { readonly edition: Pick<AnyGame['edition'], 'standard'> },
	edition: Edition
): Facts {
	const { standard } = game.edition;
	if (edition === 'standard') return standard;
	// of what has parts, like the dice of each colour, some may be stated and the others be as ours
	const whole = (field: string, part: unknown): unknown => {
		const ours = standard[field];
		return isRecord(part) && isRecord(ours) ? { ...ours, ...part } : part;
	};
	const own = Object.entries(edition.facts).map(([field, part]) => [field, whole(field, part)] as const);
	return { ...standard, ...Object.fromEntries(own) };
}

export const stateOf = (line: Line): unknown => line.states[line.states.length - 1];

export function judge(game: AnyGame, state: unknown, move: Move): Verdict {
	const complaints = game.check(state, move);
	return complaints.length === 0 ? { legal: true } : { legal: false, complaints };
}

/** Adds a move that was judged legal. */
export const extend = (line: Line, move: Move): Line => ({
	...line,
	moves: [...line.moves, move],
	states: [...line.states, line.game.apply(stateOf(line), move)]
});

/** Undo is a shorter log: the line after its first `length` moves. */
export const cut = (line: Line, length: number): Line => ({
	...line,
	moves: line.moves.slice(0, length),
	states: line.states.slice(0, length + 1)
});

export function replay(game: AnyGame, table: Table): Replay {
	const setup = setupOf(table);
	const states: unknown[] = [game.start(setup)];
	let state = states[0];
	for (const [at, move] of table.moves.entries()) {
		const complaints = game.check(state, move);
		if (complaints.length > 0) {
			const line = { game, setup, moves: table.moves.slice(0, at), states };
			return { line, stopped: { at, complaints } };
		}
		state = game.apply(state, move);
		states.push(state);
	}
	return { line: { game, setup, moves: table.moves, states }, stopped: null };
}

export const tableOf = (line: Line): Table => ({
	format: 1,
	game: line.game.id,
	sheet: line.setup.sheet ?? 'standard',
	players: line.setup.players,
	...(Object.keys(line.setup.options).length > 0 && { options: line.setup.options }),
	...(line.setup.from !== undefined && { from: line.setup.from }),
	moves: line.moves
});
