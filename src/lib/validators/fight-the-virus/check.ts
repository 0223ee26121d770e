/** Judges a move: the turn rule first, then the dice, then the rules of the area. */
import type { Complaint } from '../../table/record.ts';
import { checkShape } from './analysis.ts';
import { checkCurve } from './curve.ts';
import { checkDie, checkDone, valueOf } from './dice.ts';
import { byVerb, type ByVerb, type Marking, type Move } from './moves.ts';
import { checkProgress } from './progress.ts';
import { checkResearch } from './research.ts';
import { seatOf, type PlayerSheet, type Seat, type State } from './state.ts';
import { checkTest } from './testing.ts';
import { checkTurn } from './turn.ts';

export function sheetOf(seat: Seat): PlayerSheet {
	if (!seat.sheet) throw new Error(`the sheet of seat ${seat.by} is kept elsewhere`);
	return seat.sheet;
}

/** What all four marking verbs have in common: FTV-D1, FTV-P4. */
function checkUse(state: State, { by, die, add = 0 }: Marking): Complaint[] {
	const seat = seatOf(state, by);
	return [...checkDie(state, seat, die), ...checkProgress(sheetOf(seat).progress, add)];
}

const written = (state: State, by: number): PlayerSheet => sheetOf(seatOf(state, by));
const free = (): Complaint[] => [];

const rules: ByVerb<State, Complaint[]> = {
	roll: free,
	keep: free,
	analyse: (state, move) => [
		...checkUse(state, move),
		...checkShape(written(state, move.by).analysis, valueOf(state, move), move.cells)
	],
	research: (state, move) => [
		...checkUse(state, move),
		...checkResearch(written(state, move.by), valueOf(state, move))
	],
	test: (state, move) => [
		...checkUse(state, move),
		...checkTest(state.agreed.rulings, written(state, move.by).testing, valueOf(state, move), move.cell)
	],
	curve: (state, move) => [
		...checkUse(state, move),
		...checkCurve(
			state.agreed.rulings,
			written(state, move.by),
			{ number: valueOf(state, move), by: 'die' },
			move.cell
		)
	],
	// FTV-B3, FTV-B4, FTV-B5: the rules of the area are cited
	bonusShape: (state, { by, cells }) => checkShape(written(state, by).analysis, 6, cells),
	bonusNumber: (state, { by, cell, number }) =>
		checkCurve(state.agreed.rulings, written(state, by), { number, by: 'bonus' }, cell),
	bonusOne: (state, { by, cell }) => checkTest(state.agreed.rulings, written(state, by).testing, 1, cell),
	decline: free,
	done: (state, { by }) => checkDone(state, by),
	report: free,
	stop: free
};

export function check(state: State, move: Move): Complaint[] {
	const outOfTurn = checkTurn(state, move);
	return outOfTurn.length > 0 ? outOfTurn : byVerb(rules, state, move);
}
