/** What lies on the table contradicts the app: the same play under an agreement that believes the table. */
import { extend, judge, replay, stateOf, tableOf, type Line } from './engine.ts';
import type { Complaint, Move, Options } from './record.ts';

export interface GivingWay {
	/** The whole play so far and the move that was refused. */
	readonly line: Line;
	/** What is no longer checked. */
	readonly rules: readonly string[];
}

const both = (agreed: Options, more: Options): Options => ({
	...agreed,
	...more,
	...((agreed.rulings || more.rulings) && { rulings: { ...agreed.rulings, ...more.rulings } })
});

/** Null when the move is refused for other reasons as well: then it is no question of what lies there. */
export function giveWay(line: Line, move: Move, complaints: readonly Complaint[]): GivingWay | null {
	const { game } = line;
	const rules = [...new Set(complaints.map(({ rule }) => rule))];
	const yielding = rules.flatMap((rule): readonly Options[] => {
		const yields = game.rulebook[rule]?.yields;
		return yields ? [yields] : [];
	});
	if (yielding.length < rules.length) return null;
	const table = tableOf(line);
	const again = replay(game, { ...table, options: yielding.reduce(both, table.options ?? {}) });
	if (again.stopped || !judge(game, stateOf(again.line), move).legal) return null;
	return { line: extend(again.line, move), rules };
}
