/** The phases of a turn as data (document: "Turn structure"), and what is said of a move that is not awaited (FTV-G1). */
import type { Complaint } from '../../table/record.ts';
import { citing } from '../kit/refusal.ts';
import { turnOf, type AwaitedOf, type Gate } from '../kit/turn.ts';
import { verbOf } from './bonuses.ts';
import { isMarking, markingVerbs, usedIn, type MarkingVerb, type Move, type Verb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { refuse } from './sentences.ts';
import { isActive, seatOf, type Phase, type Seat, type State } from './state.ts';

type Awaiting = AwaitedOf<Move>;

/** FTV-D2, FTV-D3 for active players, FTV-D4, FTV-D5 for passive ones. */
export function mayUse(state: State, { by, used, extra }: Seat, verb: MarkingVerb): boolean {
	if (!isActive(state, by)) return used.length === 0 || (used.length === 1 && extra);
	return !used.some((use) => use.in === usedIn(verb));
}

/** Whether a die may still be used for anything. */
export const mayUseDie = (state: State, seat: Seat): boolean =>
	markingVerbs.some((verb) => mayUse(state, seat, verb));

/** FTV-E4 */
const mayReport = ({ winners }: State, { by, sheet }: Seat): boolean =>
	sheet === null && !winners.includes(by);

function mayDo(state: State, seat: Seat, verb: Verb): boolean {
	if (seat.sheet === null) return verb === 'report' && mayReport(state, seat);
	if (seat.done) return false;
	// FTV-B2
	if (seat.bonus) return verb === verbOf[seat.bonus] || verb === 'decline';
	return verb === 'done' || (isMarking(verb) && mayUse(state, seat, verb));
}

/** In the order of the table of moves. */
const whileMarking: readonly Exclude<Verb, 'stop'>[] = [
	'analyse',
	'research',
	'test',
	'curve',
	'bonusShape',
	'bonusNumber',
	'bonusOne',
	'decline',
	'done',
	'report'
];

const reports = (state: State): Awaiting[] =>
	state.seats.filter((seat) => mayReport(state, seat)).map(({ by }) => ({ do: 'report', by }));

// what is said of a move that is not awaited

/** Both the turn rule and the rule behind it say the same sentence. */
const also = (complaint: Complaint, rule: RuleId): Complaint[] => [complaint, citing(complaint, rule)];

/** FTV-D2, FTV-D3, FTV-D4 */
function diceAreUsed(state: State, { by, used }: Seat, verb: MarkingVerb): Complaint[] {
	if (!isActive(state, by))
		return also(refuse('FTV-G1', used.length > 1 ? 'bothUsed' : 'passiveUsed', { by }), 'FTV-D4');
	return verb === 'analyse'
		? also(refuse('FTV-G1', 'analysedAlready', { by }), 'FTV-D2')
		: also(refuse('FTV-G1', 'usedElsewhereAlready', { by }), 'FTV-D3');
}

function reportRefused(state: State, { by, sheet }: Seat): Complaint {
	const { last } = state.agreed;
	if (sheet !== null) return refuse('FTV-G1', 'keptHere', { by });
	if (state.winners.includes(by)) return refuse('FTV-G1', 'reportedAlready', { by, last });
	return refuse('FTV-G1', 'reportLater', { by, last });
}

/** FTV-G5, FTV-R3 */
function rollRefused({ roller, dice, rolledAgain, agreed }: State, by: number): Complaint {
	const [a, b] = dice ?? [0, 0];
	if (by !== roller) return refuse('FTV-G1', 'otherRolls', { roller });
	if (a !== b) return refuse('FTV-G1', 'rolledAlready', {});
	if (a === 6) return refuse('FTV-G1', 'sixesStay', {});
	return rolledAgain && agreed.rulings['FTV-R3'] === 'b'
		? refuse('FTV-G1', 'rolledTwice', {})
		: refuse('FTV-G1', 'rolledAlready', {});
}

function refusedWhileMarking(state: State, move: Move): Complaint[] {
	if (move.do === 'stop') {
		const waiting = state.seats.filter(({ sheet, done }) => sheet !== null && !done).map(({ by }) => by);
		return [refuse('FTV-G1', 'finishTurn', { waiting })];
	}
	const seat = seatOf(state, move.by);
	const { by, sheet, bonus, done } = seat;
	if (sheet !== null && !done) {
		// FTV-B2
		if (bonus) return also(refuse('FTV-G1', 'bonusFirst', { by, bonus }), 'FTV-B2');
		if (isMarking(move.do)) return diceAreUsed(state, seat, move.do);
	}
	if (move.do === 'report') return [reportRefused(state, seat)];
	if (move.do === 'roll') return [rollRefused(state, by)];
	if (move.do === 'keep') return [refuse('FTV-G1', 'nothingToKeep', {})];
	if (sheet === null) return [refuse('FTV-G1', 'keptElsewhere', { by })];
	if (done) return [refuse('FTV-G1', 'doneAlready', { by })];
	return [refuse('FTV-G1', 'noBonus', { by })];
}

const phases: Readonly<Record<Phase, Gate<State, Move>>> = {
	roll: {
		awaits: (state) => [
			{ do: 'roll', by: state.roller },
			// FTV-E4: nobody can have crossed out anything before the first turn
			...(state.turn > 0 ? reports(state) : []),
			{ do: 'stop' }
		],
		refuses: (state, move) => {
			const { roller } = state;
			if (move.do === 'roll') return [refuse('FTV-G1', 'otherRolls', { roller })];
			if (move.do === 'report') return [reportRefused(state, seatOf(state, move.by))];
			return [refuse('FTV-G1', 'rollFirst', { roller })];
		}
	},
	double: {
		awaits: ({ roller }) => [
			{ do: 'roll', by: roller },
			{ do: 'keep', by: roller }
		],
		refuses: ({ roller }) => [refuse('FTV-G1', 'decideDouble', { roller })]
	},
	mark: {
		awaits: (state) =>
			state.seats.flatMap((seat) =>
				whileMarking
					.filter((verb) => mayDo(state, seat, verb))
					.map((verb): Awaiting => ({ do: verb, by: seat.by }))
			),
		allows: (state, move) => move.do !== 'stop' && mayDo(state, seatOf(state, move.by), move.do),
		refuses: refusedWhileMarking
	},
	over: {
		awaits: (state) => (state.reason === 'research' ? reports(state) : []),
		refuses: (state, move) =>
			move.do === 'report' && state.reason === 'research'
				? [reportRefused(state, seatOf(state, move.by))]
				: [refuse('FTV-G1', 'gameOver', {})]
	}
};

export const turn = turnOf<Phase, State, Move>(({ phase }) => phase, phases);
