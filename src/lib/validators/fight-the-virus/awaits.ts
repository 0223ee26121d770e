/** Who may do what now (document: "Turn structure"). */
import type { Awaited } from '../../table/record.ts';
import { verbOf } from './bonuses.ts';
import { markingVerbs, type Verb } from './moves.ts';
import { isActive, rollerOf, type Phase, type Seat, type State } from './state.ts';

interface Awaiting extends Awaited {
	readonly do: Verb;
}

/** FTV-D2, FTV-D3 for active players, FTV-D4, FTV-D5 for passive ones. */
function openVerbs(seat: Seat, active: boolean): readonly Verb[] {
	if (!active) {
		const open = seat.used.length === 0 || (seat.used.length === 1 && seat.extra);
		return open ? markingVerbs : [];
	}
	const inAnalysis = seat.used.some((use) => use.in === 'analysis');
	const elsewhere = seat.used.some((use) => use.in === 'elsewhere');
	return markingVerbs.filter((verb) => (verb === 'analyse' ? !inAnalysis : !elsewhere));
}

export function verbsOf(state: State, seat: Seat): readonly Verb[] {
	if (seat.sheet === null) return state.winners.includes(seat.by) ? [] : ['report'];
	if (seat.done) return [];
	// FTV-B2
	if (seat.bonus) return [verbOf[seat.bonus], 'decline'];
	return [...openVerbs(seat, isActive(state, seat.by)), 'done'];
}

const reports = (state: State): Awaiting[] =>
	state.seats
		.filter(({ by, sheet }) => sheet === null && !state.winners.includes(by))
		.map(({ by }) => ({ do: 'report', by }));

const inPhase: Readonly<Record<Phase, (state: State) => Awaiting[]>> = {
	roll: (state) => [
		{ do: 'roll', by: rollerOf(state) },
		// FTV-E4: not before the first roll of the game
		...(state.dice ? reports(state) : []),
		{ do: 'stop' }
	],
	double: (state) => [
		{ do: 'roll', by: rollerOf(state) },
		{ do: 'keep', by: rollerOf(state) }
	],
	mark: (state) =>
		state.seats.flatMap((seat) => verbsOf(state, seat).map((verb) => ({ do: verb, by: seat.by }))),
	over: (state) => (state.reason === 'research' ? reports(state) : [])
};

export const awaits = (state: State): Awaiting[] => inPhase[state.phase](state);
