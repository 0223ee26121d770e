/** The turn rule (FTV-G1): what is said when somebody does what is not awaited. */
import type { Complaint } from '../../table/record.ts';
import { awaits } from './awaits.ts';
import { markingVerbs, type Move, type MarkingVerb } from './moves.ts';
import type { RuleId } from './rulebook.ts';
import { refuse } from './sentences.ts';
import { isActive, rollerOf, seatOf, type Seat, type State } from './state.ts';

const isAwaited = (state: State, move: Move): boolean =>
	awaits(state).some((awaited) => awaited.do === move.do && awaited.by === move.by);

const isMarking = (verb: string): verb is MarkingVerb => (markingVerbs as readonly string[]).includes(verb);

/** Both the turn rule and the rule behind it say the same sentence. */
const citing = (complaint: Complaint, rule: RuleId): Complaint[] => [complaint, { ...complaint, rule }];

/** FTV-B2 */
const bonusComesFirst = ({ by, bonus }: Seat): Complaint[] =>
	bonus ? citing(refuse('FTV-G1', 'bonusFirst', { by, bonus }), 'FTV-B2') : [];

/** FTV-D2, FTV-D3, FTV-D4 */
function diceAreUsed(state: State, seat: Seat, verb: MarkingVerb): Complaint[] {
	const { by } = seat;
	if (!isActive(state, by)) {
		const key = seat.used.length > 1 ? 'bothUsed' : 'passiveUsed';
		return citing(refuse('FTV-G1', key, { by }), 'FTV-D4');
	}
	return verb === 'analyse'
		? citing(refuse('FTV-G1', 'analysedAlready', { by }), 'FTV-D2')
		: citing(refuse('FTV-G1', 'usedElsewhereAlready', { by }), 'FTV-D3');
}

function reportRefused(state: State, seat: Seat): Complaint {
	const { by } = seat;
	if (seat.sheet !== null) return refuse('FTV-G1', 'keptHere', { by });
	if (state.winners.includes(by)) return refuse('FTV-G1', 'reportedAlready', { by });
	return refuse('FTV-G1', 'reportLater', { by });
}

function whileMarking(state: State, move: Move): Complaint[] {
	const waiting = state.seats.filter(({ sheet, done }) => sheet !== null && !done).map(({ by }) => by);
	const finishTurn = refuse('FTV-G1', 'finishTurn', { waiting });
	if (move.do === 'stop') return [finishTurn];
	const seat = seatOf(state, move.by);
	const { by } = seat;
	if (seat.sheet !== null && !seat.done) {
		if (seat.bonus) return bonusComesFirst(seat);
		if (isMarking(move.do)) return diceAreUsed(state, seat, move.do);
	}
	if (move.do === 'report') return [reportRefused(state, seat)];
	if (move.do === 'roll') return [rollRefused(state, by)];
	if (move.do === 'keep') return [refuse('FTV-G1', 'nothingToKeep', {})];
	if (seat.sheet === null) return [refuse('FTV-G1', 'keptElsewhere', { by })];
	if (seat.done) return [refuse('FTV-G1', 'doneAlready', { by })];
	return [refuse('FTV-G1', 'noBonus', { by })];
}

/** FTV-G5, FTV-R3 */
function rollRefused(state: State, by: number): Complaint {
	const roller = rollerOf(state);
	const [a, b] = state.dice ?? [0, 0];
	if (by !== roller) return refuse('FTV-G1', 'otherRolls', { roller });
	if (a !== b) return refuse('FTV-G1', 'rolledAlready', {});
	if (a === 6) return refuse('FTV-G1', 'sixesStay', {});
	return state.rolledAgain && state.agreed.rulings['FTV-R3'] === 'b'
		? refuse('FTV-G1', 'rolledTwice', {})
		: refuse('FTV-G1', 'rolledAlready', {});
}

function beforeTheRoll(state: State, move: Move): Complaint[] {
	const roller = rollerOf(state);
	if (move.do === 'roll') return [refuse('FTV-G1', 'otherRolls', { roller })];
	if (move.do === 'report') return [reportRefused(state, seatOf(state, move.by))];
	return [refuse('FTV-G1', 'rollFirst', { roller })];
}

const onDoubles = (state: State): Complaint[] => [
	refuse('FTV-G1', 'decideDouble', { roller: rollerOf(state) })
];

function afterTheEnd(state: State, move: Move): Complaint[] {
	if (move.do === 'report' && state.reason === 'research')
		return [reportRefused(state, seatOf(state, move.by))];
	return [refuse('FTV-G1', 'gameOver', {})];
}

const refusedIn = { roll: beforeTheRoll, double: onDoubles, mark: whileMarking, over: afterTheEnd };

export const checkTurn = (state: State, move: Move): Complaint[] =>
	isAwaited(state, move) ? [] : refusedIn[state.phase](state, move);
