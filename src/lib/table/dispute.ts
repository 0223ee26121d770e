/** What lies on the table contradicts the app: the same play at a table that believes what lies there. */
import { extend, judge, replay, stateOf, statedBy, tableOf, type Line } from './engine.ts';
import type { Concession } from './game.ts';
import { parseSetup } from './parse.ts';
import type { Complaint, Facts, Move, Options, Position, Table } from './record.ts';

export interface GivingWay {
	/** The whole play so far and the move that was refused; `past`: from the last position on. */
	readonly line: Line;
	/** `rules`: they are no longer checked. `box`: more of it belongs to the game than the app knew. `past`: what the
	 *  app had written down of it is put right. */
	readonly what: 'rules' | 'box' | 'past';
	/** What was broken. */
	readonly rules: readonly string[];
}

const both = (agreed: Options, more: Options): Options => ({
	...agreed,
	...more,
	...((agreed.rulings || more.rulings) && { rulings: { ...agreed.rulings, ...more.rulings } })
});

/** The moves of this table and one more; null when one of them is refused. */
function playedOn(line: Line, table: Table, move: Move): Line | null {
	const { game } = line;
	if (!parseSetup(game, { ...table, options: table.options ?? {} }).ok) return null;
	const again = replay(game, table);
	if (again.stopped || !judge(game, stateOf(again.line), move).legal) return null;
	return extend(again.line, move);
}

/** The same table with other things in its box. `named`: what an edition that was ours is called then. */
function withFacts({ game, setup }: Line, table: Table, facts: Facts, named: string): Table {
	const { sheet = 'standard' } = setup;
	const name = sheet === 'standard' ? named : sheet.name;
	const own = sheet === 'standard' ? {} : statedBy(game, sheet);
	return { ...table, sheet: { name, facts: { ...own, ...facts } } };
}

/** From the last position that can be put right so that all that was done since still stands. */
function putRight(line: Line, table: Table, move: Move, correct: (known: Position) => Position): Line | null {
	for (let at = line.states.length - 1; at >= 0; at--) {
		const known = line.game.position.of(line.states[at]);
		const from = known && correct(known);
		const found =
			from && from !== known ? playedOn(line, { ...table, from, moves: line.moves.slice(at) }, move) : null;
		if (found) return found;
	}
	return null;
}

/** Null when the move is refused for other reasons as well: then it is no question of what lies there. */
export function giveWay(
	line: Line,
	move: Move,
	complaints: readonly Complaint[],
	named: string
): GivingWay | null {
	const { game } = line;
	const rules = [...new Set(complaints.map(({ rule }) => rule))];
	const yielding = rules.map((rule) => game.rulebook[rule]?.yields).filter((one) => one !== undefined);
	const table = tableOf(line);
	const options = yielding.reduce(both, table.options ?? {});
	const yielded: Table = yielding.length > 0 ? { ...table, options } : table;
	const way = (what: GivingWay['what'], found: Line | null): GivingWay | null =>
		found && { line: found, what, rules };

	const unchecked = yielding.length === rules.length ? way('rules', playedOn(line, yielded, move)) : null;
	const conceded: Concession | null = unchecked ? null : (game.concession?.(stateOf(line), move) ?? null);
	if (!conceded) return unchecked;
	const { facts, position, move: told = move } = conceded;
	return (
		(facts ? way('box', playedOn(line, withFacts(line, yielded, facts, named), told)) : null) ??
		(position ? way('past', putRight(line, yielded, told, position)) : null)
	);
}
