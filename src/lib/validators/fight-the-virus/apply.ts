/** What a legal move does, with all that follows from it. */
import { researchSquares } from '../../sheets/fight-the-virus/facts.ts';
import { fillShape, spikesUnder } from './analysis.ts';
import { gain, type Gain } from './bonuses.ts';
import { sheetOf } from './check.ts';
import { enterCurve, gainOfCurve } from './curve.ts';
import { valueOf } from './dice.ts';
import { byVerb, type At, type ByVerb, type Dice, type Marking, type Move } from './moves.ts';
import { gainFields, spend } from './progress.ts';
import { bonusOfResearch } from './research.ts';
import { setback } from './setbacks.ts';
import { fresh, isActive, seatOf, withSeat, type PlayerSheet, type Seat, type State } from './state.ts';
import { enterTest, gainOfTest } from './testing.ts';

const nothing: Gain = { bonus: null, extra: false };

/** FTV-G6: setbacks come first, then all players use dice. */
function beginMarking(state: State, dice: Dice): State {
	const suffer = setback(dice);
	const seats = state.seats.map((seat) => ({
		...seat,
		...fresh,
		sheet: seat.sheet && suffer(seat.sheet)
	}));
	return { ...state, phase: 'mark', dice, seats };
}

/** FTV-G5, FTV-R3 */
function roll(state: State, dice: Dice): State {
	const rolledAgain = state.phase === 'double';
	const mayRollAgain = !(rolledAgain && state.agreed.rulings['FTV-R3'] === 'b');
	if (dice[0] === dice[1] && dice[0] !== 6 && mayRollAgain)
		return { ...state, phase: 'double', dice, rolledAgain };
	return beginMarking({ ...state, rolledAgain }, dice);
}

/** FTV-G7, FTV-E1 */
function endTurn(state: State): State {
	const seats = state.seats.map((seat) => ({ ...seat, ...fresh }));
	if (state.winners.length > 0) return { ...state, phase: 'over', seats, reason: 'research' };
	return { ...state, phase: 'roll', turn: state.turn + 1, rolledAgain: false, seats };
}

function finish(state: State, by: number): State {
	const after = withSeat(state, { ...seatOf(state, by), done: true });
	return after.seats.every(({ sheet, done }) => sheet === null || done) ? endTurn(after) : after;
}

const winning = (state: State, by: number): State => ({
	...state,
	winners: [...state.winners, by].sort((a, b) => a - b)
});

/** FTV-E4: a report between two turns ends the game at once. */
function report(state: State, by: number): State {
	const after = winning(state, by);
	return state.phase === 'roll' ? { ...after, phase: 'over', reason: 'research' } : after;
}

/** The die is used up and its progress spent, before anything is gained. */
function use(state: State, { do: verb, by, die, add = 0 }: Marking): Seat {
	const seat = seatOf(state, by);
	const sheet = sheetOf(seat);
	return {
		...seat,
		used: [...seat.used, { die, in: verb === 'analyse' ? 'analysis' : 'elsewhere' }],
		sheet: { ...sheet, progress: spend(sheet.progress, add) }
	};
}

const marked = (state: State, seat: Seat, sheet: PlayerSheet, gained: Gain): State =>
	withSeat(state, gain({ ...seat, sheet }, isActive(state, seat.by), gained));

/** FTV-P2: each spike covered is a field of progress. */
function shape(state: State, seat: Seat, cells: readonly At[]): State {
	const sheet = sheetOf(seat);
	const after = {
		...sheet,
		analysis: fillShape(sheet.analysis, cells),
		progress: gainFields(sheet.progress, spikesUnder(cells))
	};
	return marked(state, seat, after, nothing);
}

function testNumber(state: State, seat: Seat, cell: At, value: number): State {
	const sheet = sheetOf(seat);
	const testing = enterTest(sheet.testing, value, cell);
	return marked(state, seat, { ...sheet, testing }, gainOfTest(testing, cell));
}

function curveNumber(state: State, seat: Seat, cell: At, value: number): State {
	const sheet = enterCurve(sheetOf(seat), value, cell);
	return marked(state, seat, sheet, gainOfCurve(sheet.curve, cell));
}

function crossOut(state: State, seat: Seat): State {
	const sheet = sheetOf(seat);
	const research = sheet.research + 1;
	const after = marked(
		state,
		seat,
		{ ...sheet, research },
		{ bonus: bonusOfResearch(research), extra: false }
	);
	return research === researchSquares ? winning(after, seat.by) : after;
}

const effects: ByVerb<State, State> = {
	roll: (state, { dice }) => roll(state, dice),
	keep: (state) => beginMarking(state, state.dice ?? [1, 1]),
	analyse: (state, move) => shape(state, use(state, move), move.cells),
	research: (state, move) => crossOut(state, use(state, move)),
	test: (state, move) => testNumber(state, use(state, move), move.cell, valueOf(state, move)),
	curve: (state, move) => curveNumber(state, use(state, move), move.cell, valueOf(state, move)),
	bonusShape: (state, { by, cells }) => shape(state, seatOf(state, by), cells),
	bonusNumber: (state, { by, cell, number }) => curveNumber(state, seatOf(state, by), cell, number),
	bonusOne: (state, { by, cell }) => testNumber(state, seatOf(state, by), cell, 1),
	decline: (state, { by }) => withSeat(state, { ...seatOf(state, by), bonus: null }),
	done: (state, { by }) => finish(state, by),
	report: (state, { by }) => report(state, by),
	// FTV-E3
	stop: (state) => ({ ...state, phase: 'over', reason: 'stop' })
};

export const apply = (state: State, move: Move): State => byVerb(effects, state, move);
