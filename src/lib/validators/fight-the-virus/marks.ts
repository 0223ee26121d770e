/** What stands on the sheets (document: "Marks"). */
import type { Square } from '../../sheets/fight-the-virus/facts.ts';
import { squaresOf } from '../kit/bits.ts';
import type { Agreed } from './agreed.ts';
import { drawAnalysis } from './analysis.ts';
import { curveRows } from './columns.ts';
import type { PlayerSheet, State } from './state.ts';
import { testingRows } from './testing.ts';

export interface SheetMarks {
	readonly by: number;
	readonly analysis: readonly string[];
	readonly progress: string;
	readonly research: number;
	readonly testing: readonly (readonly number[])[];
	readonly curve: readonly (readonly (number | null)[])[];
	readonly circles: readonly Square[];
}

export const marksOf = (agreed: Agreed, by: number, sheet: PlayerSheet): SheetMarks => ({
	by,
	analysis: drawAnalysis(agreed, sheet.analysis),
	progress: sheet.progress,
	research: sheet.research,
	testing: testingRows(agreed, sheet.testing),
	curve: curveRows(agreed, sheet.curve),
	circles: squaresOf(sheet.circles).map((at) => [
		Math.floor(at / agreed.curve.width),
		at % agreed.curve.width
	])
});

export const marks = ({ agreed, seats }: State): { players: SheetMarks[] } => ({
	players: seats.flatMap(({ by, sheet }) => (sheet ? [marksOf(agreed, by, sheet)] : []))
});
