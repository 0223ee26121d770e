/** What a mark does to a sheet, with all that follows from it. */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import { fillShape, spikesUnder } from './analysis.ts';
import { gain, gainOf, type Gain } from './bonuses.ts';
import { enterCurve, gainOfCurve } from './curve.ts';
import { usedIn, type Marking } from './moves.ts';
import { gainFields, spend } from './progress.ts';
import { gainOfResearch, nextResearch } from './research.ts';
import { winning } from './rounds.ts';
import {
	changedSeat,
	changedSheet,
	isActive,
	type PlayerSheet,
	type Seat,
	seatOf,
	type State,
	withSeat
} from './state.ts';
import { enterTest, gainOfTest } from './testing.ts';

/** The die is used up and its progress spent, before anything is gained (FTV-D1, FTV-P5). */
export function use(state: State, { do: verb, by, die, add = 0 }: Marking): Seat {
	const seat = seatOf(state, by);
	const sheet = written(seat);
	return changedSeat(seat, {
		used: [...seat.used, { die, in: usedIn(verb) }],
		sheet: add === 0 ? sheet : changedSheet(sheet, { progress: spend(sheet.progress, add) })
	});
}

function written({ by, sheet }: Seat): PlayerSheet {
	if (!sheet) throw new Error(`the sheet of seat ${by} is kept elsewhere`);
	return sheet;
}

const marked = (state: State, seat: Seat, sheet: PlayerSheet, gained: Gain): State =>
	withSeat(state, gain(changedSeat(seat, { sheet }), isActive(state, seat.by), gained));

const nothing = gainOf(null, false);

/** FTV-P2: each spike covered is a field of progress. */
export function fillCells(state: State, seat: Seat, cells: readonly Square[]): State {
	const { agreed } = state;
	const sheet = written(seat);
	const after = changedSheet(sheet, {
		analysis: fillShape(agreed, sheet.analysis, cells),
		progress: gainFields(sheet.progress, spikesUnder(agreed, cells))
	});
	return marked(state, seat, after, nothing);
}

export function testNumber(state: State, seat: Seat, cell: Square, value: number): State {
	const { agreed } = state;
	const sheet = written(seat);
	const testing = enterTest(agreed, sheet.testing, value, cell);
	return marked(state, seat, changedSheet(sheet, { testing }), gainOfTest(agreed, testing, cell));
}

export function curveNumber(state: State, seat: Seat, cell: Square, value: number): State {
	const { agreed } = state;
	const sheet = enterCurve(agreed, written(seat), value, cell);
	return marked(state, seat, sheet, gainOfCurve(agreed, sheet.curve, cell));
}

/** FTV-RE1, FTV-E1 */
export function crossOut(state: State, seat: Seat): State {
	const { agreed } = state;
	const sheet = written(seat);
	const research = nextResearch(sheet);
	const after = marked(state, seat, changedSheet(sheet, { research }), gainOfResearch(agreed, research));
	return research === agreed.last ? winning(after, seat.by) : after;
}
