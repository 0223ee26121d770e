/** What can be said about a question: the verdict, what is allowed instead, and what other rulings would decide. */
import { judge, replay, stateOf, type Line } from '../../table/engine.ts';
import type { AnyGame } from '../../table/game.ts';
import type { Complaint, Move, Say, Table, Verdict } from '../../table/record.ts';
import { movesOf, type Examples } from '../../rulebook/examples.ts';
import { defaultOf } from '../../validators/kit/rulebook.ts';
import { sameMove } from '../../table/same.ts';
import { nearestFirst, type Alternative } from '../play/alternatives.ts';
import { toldAnswers } from './told-answers.ts';

/** An answer to a ruling. */
export interface OtherAnswer {
	readonly ruling: string;
	readonly answer: string;
}

export interface Judged {
	readonly line: Line;
	/** The first move of the table itself that is refused: then nothing can be said about the question. */
	readonly broken: { readonly at: number; readonly complaints: readonly Complaint[] } | null;
	readonly verdict: Verdict;
	/** Legal moves of the same kind, the nearest first; not the one that was asked about. Where a refused move has none,
	 *  whatever else the same player may do. */
	readonly instead: readonly Alternative[];
	readonly isSameKind: boolean;
	/** Other answers, with which the verdict would be the opposite. */
	readonly otherwise: readonly OtherAnswer[];
	/** The same for what the table told because no paper shows it. */
	readonly toldOtherwise: readonly { readonly asked: Say; readonly answer: Say }[];
}

function isLegalAt(game: AnyGame, table: Table, move: Move): boolean | null {
	const { line, stopped } = replay(game, table);
	return stopped ? null : judge(game, stateOf(line), move).legal;
}

function ruledOtherwise(table: Table, { ruling, answer }: OtherAnswer): Table {
	const rulings = { ...table.options?.rulings, [ruling]: answer };
	return { ...table, options: { ...table.options, rulings } };
}

export function judged(game: AnyGame, table: Table, move: Move): Judged {
	const { line, stopped } = replay(game, table);
	const state = stateOf(line);
	const verdict = judge(game, state, move);
	const own = game.moves(state).filter((other) => other.by === move.by && !sameMove(other, move));
	const alike = own.filter((other) => other.do === move.do);
	const isSameKind = verdict.legal || alike.length > 0;
	const moves = isSameKind ? alike : own;
	const sheet = game.edition.draw(table.sheet);
	const others = game.rulings.flatMap((ruling) => {
		const now = table.options?.rulings?.[ruling.id] ?? defaultOf(ruling);
		return ruling.answers.filter((answer) => answer !== now).map((answer) => ({ ruling: ruling.id, answer }));
	});
	const isTurned = (other: Table): boolean => isLegalAt(game, other, move) === !verdict.legal;
	return {
		line,
		broken: stopped,
		verdict,
		instead: moves.length === 0 ? [] : nearestFirst({ game, state, moves }, sheet, move),
		isSameKind,
		otherwise: others.filter((other) => isTurned(ruledOtherwise(table, other))),
		toldOtherwise: toldAnswers(game, table, move.by ?? 0).flatMap(({ asked, others: told }) =>
			told.filter((other) => isTurned(other.table)).map(({ answer }) => ({ asked, answer }))
		)
	};
}

/** The rules about moves of this kind: those whose example is such a move. */
export const rulesAbout = ({ rulebook }: AnyGame, examples: Examples, move: Move): readonly string[] =>
	Object.entries(examples).flatMap(([rule, example]) =>
		Object.hasOwn(rulebook, rule) && movesOf(example).some((other) => other.do === move.do) ? [rule] : []
	);
