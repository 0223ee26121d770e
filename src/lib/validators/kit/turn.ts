/** The turn gate: phases as data. What is not awaited is refused before any rule of an area is asked. */
import type { Awaited, Complaint, Move } from '../../table/record.ts';

export interface AwaitedOf<M extends Move> extends Awaited {
	readonly do: M['do'];
}

export interface Gate<State, M extends Move> {
	/** Who may do what, in the order of the document. */
	readonly awaits: (state: State) => readonly AwaitedOf<M>[];
	/** The same about one move, where it can be told without making the list. */
	readonly allows?: (state: State, move: M) => boolean;
	/** What is said of a move that is not awaited: the turn rule first. */
	readonly refuses: (state: State, move: M) => readonly Complaint[];
}

export interface Turn<State, M extends Move> {
	readonly awaits: (state: State) => readonly AwaitedOf<M>[];
	/** Empty when the move is awaited. */
	readonly check: (state: State, move: M) => readonly Complaint[];
}

const nothing: readonly Complaint[] = [];

export function turnOf<Name extends string, State, M extends Move>(
	phaseOf: (state: State) => Name,
	phases: Readonly<Record<Name, Gate<State, M>>>
): Turn<State, M> {
	const isAwaited = (state: State, phase: Gate<State, M>, move: M): boolean =>
		phase.allows
			? phase.allows(state, move)
			: phase.awaits(state).some((awaited) => awaited.do === move.do && awaited.by === move.by);
	return {
		awaits: (state) => phases[phaseOf(state)].awaits(state),
		check: (state, move) => {
			const phase = phases[phaseOf(state)];
			return isAwaited(state, phase, move) ? nothing : phase.refuses(state, move);
		}
	};
}
