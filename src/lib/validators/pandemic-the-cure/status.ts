/** Where the game is. */
import type { DieOnTable, Status } from '../../table/record.ts';
import { drawNow, infectionRoll } from './infecting.ts';
import { totalAt } from './lying.ts';
import { phaseOf, rateOf, type State } from './state.ts';
import { turn } from './turn.ts';

export const status = (state: State): Status => ({
	awaits: turn.awaits(state),
	over: state.why !== null,
	phase: phaseOf(state),
	turn: state.turn,
	current: state.current,
	rate: { space: state.space, dice: rateOf(state) },
	outbreaks: state.outbreaks,
	cured: state.cured,
	toRoll: state.hand.toRoll,
	rolled: state.hand.rolled,
	treatsLeft: state.hand.treatsLeft,
	draw: drawNow(state),
	infectionRoll: infectionRoll(state),
	bag: totalAt(state, 'bag'),
	bonus: state.bonus,
	skip: state.skip,
	change: state.change,
	prevent: state.prevent,
	free: state.free
});

/** What was rolled and is not used yet. */
export const diceOnTable = ({ agreed, current, hand }: State): readonly DieOnTable[] =>
	hand.rolled.map((face) => ({ kind: agreed.roles[current] ?? 'plain', face }));
