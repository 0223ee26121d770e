/** Handing over a roll: what the roller did on the open table goes to phones that keep other sheets. */
import { judge, stateOf, type Line } from '../table/engine.ts';
import type { AnyGame } from '../table/game.ts';
import type { Awaited, Complaint, Move, Table } from '../table/record.ts';
import { sameMove } from '../table/same.ts';
import { markOf, openMoves, tableMark } from './open-moves.ts';
import type { Turn } from './message.ts';

/** A solo player rolls every turn: only this many moves are told at once. */
const MOST_AT_ONCE = 8;
const PAST_BITS = 16;

/** The last turn on the open table, or null when nothing was thrown yet. */
export function lastTurn(game: AnyGame, table: Table): Turn | null {
	const open = openMoves(game, table.moves);
	const last = open.at(-1);
	if (!last) return null;
	let from = open.length - 1;
	while (from > 0 && open.length - from < MOST_AT_ONCE && open[from - 1]?.by === last.by) from--;
	return {
		table: tableMark(table),
		before: from,
		past: markOf(open.slice(0, from), PAST_BITS),
		moves: open.slice(from)
	};
}

/** Why a roll cannot be taken over here and now. */
export type NoTurn =
	| { readonly why: 'otherTable' }
	/** So many open moves come before it that are not on this phone. */
	| { readonly why: 'ahead'; readonly missing: number }
	/** An earlier throw is another one here. */
	| { readonly why: 'otherPast' }
	| { readonly why: 'already'; readonly move: Move }
	/** Here stands another move in its place. */
	| { readonly why: 'differs'; readonly here: Move; readonly there: Move }
	| { readonly why: 'notNow'; readonly move: Move; readonly awaits: readonly Awaited[] }
	| { readonly why: 'illegal'; readonly move: Move; readonly complaints: readonly Complaint[] }
	/** Only of a typed code: a wrong letter, another table, or another roll before it. */
	| { readonly why: 'mistyped' };

export type TurnHere =
	| { readonly ok: true; readonly moves: readonly Move[] }
	| { readonly ok: false; readonly no: NoTurn };

const no = (reason: NoTurn): TurnHere => ({ ok: false, no: reason });

/** These moves, one after the other, if all of them are legal here and now. */
export function playable(line: Line, moves: readonly Move[]): TurnHere {
	const { game } = line;
	let state = stateOf(line);
	for (const move of moves) {
		const awaits = game.awaits(state);
		if (!awaits.some((awaited) => awaited.do === move.do && awaited.by === move.by))
			return no({ why: 'notNow', move, awaits });
		const verdict = judge(game, state, move);
		if (!verdict.legal) return no({ why: 'illegal', move, complaints: verdict.complaints });
		state = game.apply(state, move);
	}
	return { ok: true, moves };
}

/** What of this turn is still to be recorded here. */
export function takeTurn(line: Line, table: Table, turn: Turn): TurnHere {
	if (turn.table !== tableMark(table)) return no({ why: 'otherTable' });
	const here = openMoves(line.game, line.moves);
	if (turn.before > here.length) return no({ why: 'ahead', missing: turn.before - here.length });
	if (markOf(here.slice(0, turn.before), PAST_BITS) !== turn.past) return no({ why: 'otherPast' });
	for (const [at, there] of turn.moves.entries()) {
		const mine = here[turn.before + at];
		if (mine && !sameMove(mine, there)) return no({ why: 'differs', here: mine, there });
	}
	const rest = turn.moves.slice(here.length - turn.before);
	const last = turn.moves.at(-1);
	if (rest.length === 0 && last) return no({ why: 'already', move: last });
	return playable(line, rest);
}
