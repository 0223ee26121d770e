/** Using dice (FTV-D): a die once a turn, its value, and no usable die left behind by an active player. */
import {
	analysisCell,
	curveCell,
	researchCell,
	researchSquares,
	testingCell
} from '../../sheets/fight-the-virus/facts.ts';
import type { Complaint } from '../../table/record.ts';
import { someShape } from './analysis.ts';
import { legalCurve } from './curve.ts';
import type { DieIndex, Marking } from './moves.ts';
import { checkResearch } from './research.ts';
import { refuse } from './sentences.ts';
import { faceOf, isActive, seatOf, type PlayerSheet, type Seat, type State } from './state.ts';
import { legalTests } from './testing.ts';

export const dice: readonly DieIndex[] = [0, 1];

export const isUsed = (seat: Seat, die: DieIndex): boolean => seat.used.some((use) => use.die === die);

export const valueOf = (state: State, { die, add = 0 }: Pick<Marking, 'die' | 'add'>): number =>
	faceOf(state, die) + add;

/** FTV-D1 */
export const checkDie = (state: State, seat: Seat, die: DieIndex): Complaint[] =>
	isUsed(seat, die) ? [refuse('FTV-D1', 'dieUsed', { face: faceOf(state, die) })] : [];

type Area = 'analysis' | 'research' | 'testing' | 'curve';

/** Cells of one area where the face can be used as it is; empty when there are none. */
const usableIn: Readonly<Record<Area, (state: State, sheet: PlayerSheet, face: number) => string[]>> = {
	analysis: (_, sheet, face) => (someShape(sheet.analysis, face)?.squares ?? []).map(analysisCell),
	research: (_, sheet, face) =>
		checkResearch(sheet, face).length === 0 ? [researchCell(sheet.research + 1)] : [],
	testing: ({ agreed }, sheet, face) => legalTests(agreed.rulings, sheet.testing, face).map(testingCell),
	curve: ({ agreed }, sheet, face) =>
		legalCurve(agreed.rulings, sheet, { number: face, by: 'die' }).map(curveCell)
};

/** The areas still open to an active player under FTV-D2 and FTV-D3. */
function openAreas(seat: Seat): Area[] {
	const inAnalysis = seat.used.some((use) => use.in === 'analysis');
	const elsewhere = seat.used.some((use) => use.in === 'elsewhere');
	return [
		...(inAnalysis ? [] : (['analysis'] as const)),
		...(elsewhere ? [] : (['research', 'testing', 'curve'] as const))
	];
}

/** FTV-D6, FTV-D7: under FTV-R1 b, after 12, and for passive players nothing has to be used. */
export function checkDone(state: State, by: number): Complaint[] {
	const seat = seatOf(state, by);
	const { sheet } = seat;
	if (!sheet || state.agreed.rulings['FTV-R1'] === 'b') return [];
	if (!isActive(state, by) || sheet.research === researchSquares) return [];
	for (const die of dice) {
		if (isUsed(seat, die)) continue;
		const face = faceOf(state, die);
		for (const area of openAreas(seat)) {
			const cells = usableIn[area](state, sheet, face);
			if (cells.length > 0) return [refuse('FTV-D6', 'dieUsable', { face, area }, cells)];
		}
	}
	return [];
}
