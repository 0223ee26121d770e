/** Where the game is. */
import type { Status } from '../../table/record.ts';
import { stackOf } from './infections.ts';
import type { State } from './state.ts';
import { turn } from './turn.ts';

export const isOver = ({ phase }: State): boolean => phase === 'over';

export const status = (state: State): Status => ({
	awaits: turn.awaits(state),
	over: isOver(state),
	round: state.round,
	phase: state.phase,
	supply: state.supply,
	stack: stackOf(state)
});
