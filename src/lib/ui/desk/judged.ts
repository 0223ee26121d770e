/** What can be said about a question: the verdict, what is allowed instead, and what another ruling would decide. */
import { judge, replay, stateOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Complaint, Move, Table, Verdict } from '../../table/record.ts';

export interface Judged {
	readonly line: Line;
	/** The first move of the table itself that is refused: then nothing can be said about the question. */
	readonly broken: { readonly at: number; readonly complaints: readonly Complaint[] } | null;
	readonly verdict: Verdict;
	/** Legal moves with the same verb by the same player. */
	readonly instead: readonly Move[];
	/** Answers with which the move would be allowed, where a ruling decides a rule that it breaks. */
	readonly otherwise: readonly { readonly ruling: string; readonly answer: string }[];
}

function allowedWith(game: AnyGame, table: Table, move: Move, ruling: string, answer: string): boolean {
	const rulings = { ...table.options?.rulings, [ruling]: answer };
	const { line, stopped } = replay(game, { ...table, options: { ...table.options, rulings } });
	return !stopped && judge(game, stateOf(line), move).legal;
}

export function judged(game: AnyGame, table: Table, move: Move): Judged {
	const { line, stopped } = replay(game, table);
	const state = stateOf(line);
	const verdict = judge(game, state, move);
	const complaints = verdict.legal ? [] : verdict.complaints;
	const rulings = new Set(complaints.flatMap(({ rule }) => game.rulebook[rule]?.ruling ?? []));
	return {
		line,
		broken: stopped,
		verdict,
		instead: game.moves(state).filter((other) => other.do === move.do && other.by === move.by),
		otherwise: game.rulings
			.filter(({ id }) => rulings.has(id))
			.flatMap(({ id, answers }) =>
				answers
					.filter((answer) => allowedWith(game, table, move, id, answer))
					.map((answer) => ({ ruling: id, answer }))
			)
	};
}
