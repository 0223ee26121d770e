/** What stands on the sheets (document: "Marks"). */
import { curve } from '../../sheets/fight-the-virus/facts.ts';
import { squaresOf } from '../kit/bits.ts';
import { drawAnalysis } from './analysis.ts';
import { curveRows } from './curve.ts';
import type { PlayerSheet, State } from './state.ts';
import { testingRows } from './testing.ts';

const marksOf = (by: number, sheet: PlayerSheet) => ({
	by,
	analysis: drawAnalysis(sheet.analysis),
	progress: sheet.progress,
	research: sheet.research,
	testing: testingRows(sheet.testing),
	curve: curveRows(sheet.curve),
	circles: squaresOf(sheet.circles).map((at) => [Math.floor(at / curve.columns), at % curve.columns])
});

export const marks = ({ seats }: State) => ({
	players: seats.flatMap(({ by, sheet }) => (sheet ? [marksOf(by, sheet)] : []))
});
