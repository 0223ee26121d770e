/** Using dice (FTV-D): a die once a turn, its value, and no usable die left behind by an active player. */
import { analysisCells, researchCells } from '../../sheets/fight-the-virus/cells.ts';
import type { Complaint } from '../../table/record.ts';
import { legal, together } from '../kit/refusal.ts';
import { someShape } from './analysis.ts';
import { legalCurve } from './curve.ts';
import { markingVerbs, type DieIndex, type Marking, type MarkingVerb } from './moves.ts';
import { checkProgress } from './progress.ts';
import { checkResearch, nextResearch } from './research.ts';
import { refuse } from './sentences.ts';
import { isActive, seatOf, sheetOf, type Seat, type State } from './state.ts';
import { legalTests } from './testing.ts';
import { mayUse } from './turn.ts';

export const bothDice: readonly DieIndex[] = [0, 1];

export const isUsed = ({ used }: Seat, die: DieIndex): boolean => used.some((use) => use.die === die);

/** FTV-D1: the dice that this player has not used. */
export const diceLeft = (seat: Seat): readonly DieIndex[] => bothDice.filter((die) => !isUsed(seat, die));

export function faceOf({ dice }: State, die: DieIndex): number {
	if (!dice) throw new Error('no die is used before a roll');
	return dice[die];
}

/** What was rolled, and what progress adds. */
export const valueOf = (state: State, { die, add = 0 }: Pick<Marking, 'die' | 'add'>): number =>
	faceOf(state, die) + add;

/** FTV-D1 */
const isUnused = (state: State, seat: Seat, die: DieIndex): readonly Complaint[] =>
	isUsed(seat, die) ? [refuse('FTV-D1', 'dieUsed', { face: faceOf(state, die) })] : legal;

/** What all four marking verbs have in common: FTV-D1, FTV-P4. */
export const checkUse = (state: State, { by, die, add = 0 }: Marking): readonly Complaint[] =>
	together(isUnused(state, seatOf(state, by), die), checkProgress(sheetOf(state, by).progress, add));

/** Cells of one area where the face can be used as it is; empty when there are none. */
function usable(state: State, by: number, face: number, verb: MarkingVerb): string[] {
	const { agreed } = state;
	const sheet = sheetOf(state, by);
	switch (verb) {
		case 'analyse':
			return (someShape(agreed, sheet.analysis, face)?.squares ?? []).map(analysisCells.make);
		case 'research':
			return checkResearch(agreed, sheet, face).length === 0 ? [researchCells.make(nextResearch(sheet))] : [];
		case 'test':
			return legalTests(agreed, sheet.testing, face).map(({ id }) => id);
		case 'curve':
			return legalCurve(agreed, sheet, { number: face, by: 'die' }).map(({ id }) => id);
	}
}

const areaOf = { analyse: 'analysis', research: 'research', test: 'testing', curve: 'curve' } as const;

/** FTV-D6, FTV-D7: under FTV-R1 b, after the last research number, and for passive players nothing has to be used. */
export function checkDone(state: State, by: number): readonly Complaint[] {
	const { rulings, last } = state.agreed;
	const seat = seatOf(state, by);
	if (rulings['FTV-R1'] === 'b' || !isActive(state, by) || seat.sheet?.research === last) return legal;
	for (const die of bothDice) {
		if (isUsed(seat, die)) continue;
		const face = faceOf(state, die);
		for (const verb of markingVerbs) {
			const cells = mayUse(state, seat, verb) ? usable(state, by, face, verb) : [];
			if (cells.length > 0) return [refuse('FTV-D6', 'dieUsable', { face, area: areaOf[verb] }, cells)];
		}
	}
	return legal;
}
