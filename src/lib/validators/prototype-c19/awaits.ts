/** Who may do what now: verbs that the state table allows and that have a legal move. */
import { factors } from '../../sheets/prototype-c19/facts.ts';
import { hasMoveOf } from './legal.ts';
import type { Verb } from './moves.ts';
import { canReroll } from './rolling.ts';
import { available, type State } from './state.ts';
import { verbsOf } from './turn.ts';

export interface AwaitedHere {
	readonly do: Verb;
	readonly by: number;
}

/** What only the table knows: can it be done at all? */
function canHappen(state: State, by: number, verb: Verb): boolean {
	const player = state.players[by];
	if (verb === 'reroll') return canReroll(state, by);
	if (verb === 'infection-reroll') return player ? available(player, 'explorer') > 0 : false;
	if (verb === 'formula-elsewhere') return (state.told[by] ?? 0) < factors.length;
	return true;
}

function hasMove(state: State, by: number, verb: Verb): boolean {
	const player = state.players[by];
	return (player && hasMoveOf(state, player, verb)) ?? canHappen(state, by, verb);
}

export const awaits = (state: State): AwaitedHere[] =>
	state.players.flatMap((_, by) =>
		verbsOf(state, by)
			.filter((verb) => hasMove(state, by, verb))
			.map((verb) => ({ do: verb, by }))
	);
